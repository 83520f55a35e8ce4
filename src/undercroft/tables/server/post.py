"""Mail: a link to sign in is sent by e-mail, or printed if no mail server is configured."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from .settings import Mail

PATIENCE, MOST = 20.0, 50
"""Seconds to wait for the mail server, and the maximum number of queued e-mails."""
logger = logging.getLogger("undercroft.server")


class Post:
    """Sends mail in its own thread. The request does not wait for it, so that the response time reveals nothing."""

    def __init__(self, mail: Mail | None, counts: Counter[str]) -> None:
        self._mail, self._counts, self._waiting = mail, counts, 0
        self._thread = ThreadPoolExecutor(1, "post")

    def send(self, to: str, subject: str, text: str) -> None:
        if self._mail is None:
            print(f"A letter for {to}: {text}", flush=True)
            return
        if self._waiting >= MOST:
            self._counts["mail_errors"] += 1
            logger.error("too many letters wait for the mail server")
            return
        self._waiting += 1
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self._mail.sender, to, subject
        letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=self._mail.sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        sending = asyncio.get_running_loop().run_in_executor(self._thread, deliver, self._mail, letter)
        sending.add_done_callback(self._sent)

    def _sent(self, sending: asyncio.Future[None]) -> None:
        self._waiting -= 1
        if sending.cancelled():
            return  # the server stops; the person can ask again
        if error := sending.exception():
            self._counts["mail_errors"] += 1
            logger.error("a letter could not be sent: %s", error)
        else:
            self._counts["letters"] += 1

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def deliver(mail: Mail, letter: EmailMessage) -> None:
    """Send an e-mail to the mail server."""
    safe = ssl.create_default_context()
    if mail.security == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(mail.host, mail.port, timeout=PATIENCE, context=safe)
    else:
        server = smtplib.SMTP(mail.host, mail.port, timeout=PATIENCE)
    with server:
        if mail.security == "starttls":
            server.starttls(context=safe)
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(letter)
