// Builds the page into the Python package: `node build.mjs [--python PATH] [--out FOLDER]`. Nothing of it is committed.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { shorter } from "./paths.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
const argument = (name, otherwise) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? otherwise : process.argv[at + 1];
};
const python = argument("--python", "python3");
const out = argument("--out", join(here, "..", "src", "undercroft", "tables", "server", "page"));

const collected = JSON.parse(
  execFileSync(python, [join(here, "collect.py")], { encoding: "utf8", maxBuffer: 1 << 26 }),
);
const set = JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8"));

/** The drawing of an icon: what stands in its path. */
function drawing(name) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (!icon) return null;
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]);
  return shorter(paths.join(""));
}

const unknown = [];
function drawings(sure, maybe = []) {
  const found = {};
  for (const name of sure) {
    const path = drawing(name);
    if (path) found[name] = path;
    else unknown.push(name);
  }
  for (const name of maybe) {
    const path = drawing(name);
    if (path) found[name] = path;
  }
  return found;
}

rmSync(out, { recursive: true, force: true });
mkdirSync(join(out, "games"), { recursive: true });

const own = JSON.parse(readFileSync(join(here, "src", "icons.json"), "utf8"));
const house = drawings(own);
const weights = [];
for (const [slug, { sure, maybe }] of Object.entries(collected)) {
  const paths = drawings(
    sure,
    maybe.filter((name) => !(name in house)),
  );
  const text = JSON.stringify({ icons: paths });
  writeFileSync(join(out, "games", `${slug}.json`), text);
  weights.push([slug, Object.keys(paths).length, gzipSync(text).length]);
}
if (unknown.length) {
  console.error(`Not in the icon set: ${unknown.join(", ")}`);
  process.exit(1);
}

await build({
  entryPoints: {
    app: join(here, "src", "main.tsx"),
    painter: join(here, "src", "look", "worker.ts"),
    style: join(here, "src", "style.css"),
  },
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022"],
  outdir: out,
  jsx: "automatic",
  jsxImportSource: "preact",
  loader: { ".woff2": "file", ".woff": "empty" },
  assetNames: "fonts/[name]",
  define: { HOUSE_ICONS: JSON.stringify(house) },
  legalComments: "linked",
  logLevel: "warning",
});
for (const name of ["index.html", "icon.svg"]) cpSync(join(here, "src", name), join(out, name));
const size = (name) => gzipSync(readFileSync(join(out, name))).length;
const base = ["index.html", "app.js", "painter.js", "style.css"].reduce((sum, name) => sum + size(name), 0);
console.log(
  `page: ${Math.ceil(base / 1024)} kB gzipped; games: ${weights.map(([slug, n, bytes]) => `${slug} ${n} icons, ${Math.ceil(bytes / 1024)} kB`).join("; ")}`,
);
