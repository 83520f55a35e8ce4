# Two stages: Node builds the page into a wheel; the image that runs has Python and the wheel alone.
FROM python:3.12-slim AS build
RUN pip install --no-cache-dir build
WORKDIR /source
COPY pyproject.toml README.md LICENSE NOTICE MANIFEST.in ./
COPY page page
COPY src src
RUN python -m build --wheel --outdir /wheels

FROM python:3.12-slim
RUN useradd --create-home --uid 1000 undercroft && mkdir /data && chown undercroft /data
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels pip install --no-cache-dir /wheels/*.whl
USER undercroft
ENV UNDERCROFT_HOME=/data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s CMD \
  ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["undercroft"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
