import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { decode, encode, type SourceMapLine } from "@jridgewell/sourcemap-codec";
import { build, type Plugin, transform } from "esbuild";
import { defineConfig, type Options } from "tsup";
import { bringDocuments } from "./scripts/bring-documents.ts";
import { buildPage } from "./scripts/build-page.ts";

interface Manifest {
  readonly name: string;
  readonly imports?: Readonly<Record<string, unknown>>;
  readonly exports?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
}

// What is preloaded into programs of others (`node --import`) is one file of its own: what it shares with a package is not worth all
// that the package's entries share.
const preloaded = ["redirect"];

// What a package begins by its file, as a process or a thread, is one file as well: `dist/x.entry.js`, of `x.entry.ts` wherever it stands.
const begun = /([^/\\]+\.entry)\.ts$/;

// What programs of others load by `NODE_OPTIONS` is `dist/x.preload.cjs`: every Node takes that, and it costs the least when they start.
const required = /([^/\\]+\.preload)\.ts$/;

// One build for every package: `dist/x.js`, exported or a command in its package.json, is built from `src/x.ts`.
// An exported document is brought from where it is committed.
export default defineConfig((): Options => {
  const manifest: Manifest = JSON.parse(readFileSync("package.json", "utf8"));
  const outputs = [...Object.values(manifest.exports ?? {}), ...Object.values(manifest.bin ?? {})];
  const entries = outputs.flatMap((output) => /^(?:\.\/)?dist\/(.+)\.js$/.exec(output)?.[1] ?? []);
  const names = entries.filter((name) => !preloaded.includes(name));
  // A program is installed in every job of a CI, and nobody steps through it. The umbrella is none: its command is that of another package.
  const isMapped = manifest.bin === undefined || manifest.name === "slipway";
  return {
    entry: Object.fromEntries(names.map((name) => [name, `src/${name}.ts`])),
    format: "esm",
    target: "es2023",
    platform: "neutral",
    external: [/^node:/],
    esbuildPlugins: [
      byConditions(Object.keys(manifest.imports ?? {})),
      ...(names.includes("generated/descriptors") ? [oneObject(), oneValibot()] : []),
    ],
    splitting: true,
    dts: false,
    sourcemap: isMapped,
    clean: true,
    // `node:sqlite` exists under no other name.
    removeNodeProtocol: false,
    silent: true,
    onSuccess: async () => {
      await joinChunks(
        names.map((name) => `${name}.js`),
        isMapped,
      );
      for (const name of entries) if (preloaded.includes(name)) await buildAlone(`src/${name}.ts`, name);
      for (const file of readdirSync("src", { recursive: true, encoding: "utf8" })) {
        const name = begun.exec(file)?.[1];
        if (name !== undefined) await buildAlone(join("src", file), name);
        const loaded = required.exec(file)?.[1];
        if (loaded !== undefined) await buildAlone(join("src", file), loaded, "cjs");
      }
      if (isMapped) mapWhatIsWritten();
      else await dropBlanks();
      if (existsSync("src/page")) await buildPage("../..");
      bringDocuments("../..", ".", Object.values(manifest.exports ?? {}));
    },
  };
});

/**
 * What package.json finds by conditions, such as `#ky`, is what sources import as `./ky.ts`: they run as they are, their types are those
 * of that file, and who loads the package gets the one for its runtime.
 */
function byConditions(names: readonly string[]): Plugin {
  return {
    name: "by-conditions",
    setup({ onResolve }) {
      for (const name of names) {
        const file = `./${name.slice(1)}.ts`;
        onResolve({ filter: /^\.\// }, ({ path, kind }) =>
          path === file && kind !== "entry-point" ? { path: name, external: true } : undefined,
        );
      }
    },
  };
}

/**
 * What an operation's function sends is written where it is sent: in a bundle of all operations, a name more for each would be 2 kB more.
 * Its contract loads the object by itself, which is an entry, too.
 */
function oneObject(): Plugin {
  return {
    name: "one-object",
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^\.\/descriptors\.ts$/ }, ({ path, importer }) =>
        importer.endsWith("contract.ts") ? { path: path.replace(/ts$/, "js"), external: true } : undefined,
      );
      onLoad({ filter: /generated[/\\]operations\.ts$/ }, ({ path }) => {
        const data = readFileSync(join(dirname(path), "descriptors.ts"), "utf8");
        const objects = new Map(
          [...data.matchAll(/^export const (\w+): \w+ = (\{.*?\});$/gms)].map(([, name, text]) => [name, text]),
        );
        const contents = readFileSync(path, "utf8")
          .replace(/^import \* as operations .*$/m, "")
          .replace(/(?<=\(client, )operations\.(\w+)/g, (_, name: string) => objects.get(name) ?? "");
        return { contents, loader: "ts" };
      });
    },
  };
}

/** Two modules that import it would write it under two names, the longer one at each of its uses. */
function oneValibot(): Plugin {
  const statement = 'import * as v from "valibot";\n';
  return {
    name: "one-valibot",
    setup({ onLoad }) {
      onLoad({ filter: /generated[/\\]schemas\.ts$/ }, ({ path }) => {
        const text = readFileSync(path, "utf8");
        const [shapes] = /"[^"]*\/shapes\/generated\/schemas\.ts"/.exec(text) ?? [];
        const contents = shapes ? text.replace(statement, `import { v } from ${shapes};\n`) : text;
        return { contents: /shapes[/\\]generated/.test(path) ? `${text}export { v };\n` : contents, loader: "ts" };
      });
    },
  };
}

async function buildAlone(source: string, name: string, format: "esm" | "cjs" = "esm"): Promise<void> {
  await build({
    entryPoints: [source],
    outfile: `dist/${name}.${format === "esm" ? "js" : "cjs"}`,
    bundle: true,
    format,
    target: "es2023",
    platform: "node",
    packages: "external",
    logLevel: "error",
  });
}

/** Names stay as they are, and lines short enough for a stack to say where something was. */
async function dropBlanks(): Promise<void> {
  for (const file of readdirSync("dist", { recursive: true, encoding: "utf8" })) {
    if (!/\.c?js$/.test(file)) continue;
    const path = join("dist", file);
    const { code } = await transform(readFileSync(path, "utf8"), { minifyWhitespace: true, lineLimit: 120 });
    writeFileSync(path, code);
  }
}

const chunk = /\bchunk-\w+\.js\b/g;

/**
 * Node loads file by file: what entries share becomes one file, not one for each set of entries that share something. What only
 * loads when somebody asks for it stays apart.
 */
async function joinChunks(entries: readonly string[], sourcemap: boolean): Promise<void> {
  const files = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  const chunks = chunksOf(entries);
  if (chunks.length < 2) return;
  const names = chunks.flatMap((file) => exportsOf(join("dist", file)));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  // `export *` would drop it without a word.
  if (twice) throw new Error(`Two chunks of this package export "${twice}": give one of them another name.`);
  const contents = chunks.map((file) => `export * from "./${file}";`).join("\n");
  const stdin = { contents, resolveDir: "dist" };
  // What loads later stays a file of its own.
  const setup: Plugin["setup"] = ({ onResolve }) =>
    onResolve({ filter: /^\.\// }, ({ path }) =>
      chunks.includes(path.slice(2)) ? undefined : { path, external: true },
    );
  await build({
    stdin,
    outfile: "dist/shared.js",
    bundle: true,
    format: "esm",
    sourcemap,
    packages: "external",
    plugins: [{ name: "stays-apart", setup }],
    logLevel: "error",
  });
  for (const file of chunks) for (const each of [file, `${file}.map`]) rmSync(join("dist", each), { force: true });
  for (const file of files.filter((each) => !chunks.includes(each))) {
    const path = join("dist", file);
    const joined = readFileSync(path, "utf8").replace(chunk, (name) => (chunks.includes(name) ? "shared.js" : name));
    writeFileSync(path, joined);
  }
}

/** The chunks that loading these entries loads. */
function chunksOf(entries: readonly string[]): string[] {
  const found = new Set<string>();
  const left = [...entries];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    const code = readFileSync(join("dist", file), "utf8");
    for (const [, name = ""] of code.matchAll(/^(?:import|export|\})[^"'(]*["']\.\/(chunk-\w+\.js)["'];?$/gm)) {
      if (found.has(name)) continue;
      found.add(name);
      left.push(name);
    }
  }
  return [...found].sort();
}

/** What a file of esbuild's exports: its last statement is the list. */
function exportsOf(path: string): string[] {
  const [, list = ""] = /export \{([^}]*)\};?\s*(?:\/\/#.*)?$/.exec(readFileSync(path, "utf8").trim()) ?? [];
  return list.split(",").flatMap((each) => each.trim().split(" as ").at(-1) || []);
}

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent: readonly (string | null)[];
  readonly mappings: string;
}

/** Code that we wrote has a source map with its text; generated code, and that of others, is read where it stands. */
function mapWhatIsWritten(): void {
  for (const file of readdirSync("dist", { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".js.map")) continue;
    const path = join("dist", file);
    const map: SourceMap = JSON.parse(readFileSync(path, "utf8"));
    const isGenerated = map.sources.map((source) =>
      /[\\/](?:generated|node_modules)[\\/]|src[\\/]index\.ts$/.test(source),
    );
    if (isGenerated.every(Boolean)) {
      const code = path.slice(0, -".map".length);
      writeFileSync(code, readFileSync(code, "utf8").replace(/\/\/# sourceMappingURL=.*\n?$/, ""));
      rmSync(path);
    } else {
      const sourcesContent = map.sourcesContent.map((content, index) => (isGenerated[index] ? null : content));
      const mappings = encode(decode(map.mappings).map((line) => ofLine(line, isGenerated)));
      writeFileSync(path, JSON.stringify({ ...map, sourcesContent, mappings }));
    }
  }
}

/** Where a line of code is of: its first segment is enough for stacks and breakpoints. A line of generated code leads nowhere. */
function ofLine([first]: SourceMapLine, isGenerated: readonly boolean[]): SourceMapLine {
  if (!first) return [];
  return [first.length !== 1 && isGenerated[first[1]] ? [first[0]] : first];
}
