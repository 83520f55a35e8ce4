#!/bin/sh
# Starts a table: `page/play.sh BIN [--plain ...]`. In the browser where the page can be built; else, and with --plain, in lines.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
bin=$1
shift
lines=
for word in "$@"; do
  if [ "$word" = --plain ]; then lines=yes; fi
done
if [ -n "$lines" ]; then
  for word in "$@"; do
    shift
    if [ "$word" != --plain ]; then set -- "$@" "$word"; fi
  done
  exec "$bin/undercroft" play "$@"
fi
[ -d "$here/node_modules" ] || echo "Building the page (once) ..."
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! sh "$here/make.sh" "$bin/python" >"$log" 2>&1; then
  echo "The page could not be built on this machine (it needs Node 20 or newer: $(tail -n 1 "$log")), so the game starts in the terminal."
  exec "$bin/undercroft" play
fi

port=8000
case " $* " in *" --port"*) port= ;; esac
if [ -n "$port" ]; then
  port=$("$bin/python" -c 'import socket
for port in range(8000, 8100):
    with socket.socket() as one:
        if one.connect_ex(("127.0.0.1", port)):
            print(port)
            break')
  set -- --port "$port" "$@"
  if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || [ "$(uname)" = Darwin ]; then
    (sleep 3 && "$bin/python" -m webbrowser "http://127.0.0.1:$port/" >/dev/null 2>&1) &
  fi
fi
rm -f "$log"
exec "$bin/undercroft" serve "$@"
