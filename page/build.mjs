// Builds the page into the Python package: `node build.mjs [--python PATH] [--out FOLDER]`. Nothing of it is committed.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
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

const common = {
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
};
const entry = (name, ...path) => ({ [name]: join(here, "src", ...path) });
await build({ ...common, entryPoints: { ...entry("painter", "look", "worker.ts"), ...entry("style", "style.css") } });
// What is imported by import() is a file of its own in parts/, and so is what several files share.
const { metafile } = await build({
  ...common,
  entryPoints: entry("app", "main.tsx"),
  splitting: true,
  chunkNames: "parts/[name]-[hash]",
  metafile: true,
});
const outputs = new Map(
  Object.entries(metafile.outputs).map(([path, output]) => [relative(out, resolve(path)), output]),
);

/** The files that a file of the page cannot do without. */
function needed(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const { path, kind } of outputs.get(name).imports)
    if (kind === "import-statement") needed(relative(out, resolve(path)), found);
  return found;
}
const [app, ...shared] = needed("app.js");
const ahead = shared.map((name) => `<link rel="modulepreload" href="./${name}">\n`).join("");
const index = readFileSync(join(here, "src", "index.html"), "utf8").replace("</head>", `${ahead}</head>`);
writeFileSync(join(out, "index.html"), index);
cpSync(join(here, "src", "icon.svg"), join(out, "icon.svg"));

// What everybody loads who opens the page and plays: not the dialogs, campaigns and other languages, which come when asked for.
const words = [...outputs.keys()].filter((name) => /\ben-/.test(name));
const first = ["index.html", "icon.svg", "style.css", "painter.js", app, ...shared, ...words];
const later = [...outputs.keys()].filter((name) => name.endsWith(".js") && !first.includes(name));
const packed = (names) => names.reduce((sum, name) => sum + gzipSync(readFileSync(join(out, name))).length, 0);
const kB = (bytes) => Math.ceil(bytes / 1000);
console.log(
  `page: ${kB(packed(first))} kB gzipped, later ${kB(packed(later))} kB; games: ${weights.map(([slug, n, bytes]) => `${slug} ${n} icons, ${kB(bytes)} kB`).join("; ")}`,
);
