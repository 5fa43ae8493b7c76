import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import pinned from "../peers/peers.json" with { type: "json" };
import type { Use } from "./cell.ts";
import { compile, compileBy, settingName, settings } from "./compile.ts";
import { handOn, packageEntries, writeUses } from "./flat.ts";
import { output } from "./follow.ts";
import { filesOf, installWorkspace, type Packed, peers } from "./pack.ts";

/** A workspace outside of the repository in which each package sees only what it names. */
interface Isolated {
  readonly folder: string;
  /** A project for each package that is alone with core, and its entries. */
  readonly alone: readonly { readonly project: string; readonly entries: readonly string[] }[];
}

/** Entries with peers, and those for Node alone, which need Node's types and are not bundled. */
const forPeers =
  /^@slipway\/(core\/(metrics|tracing|validation)|cli\/(bin|mcp)|emulator\/(playwright|redirect|vitest))$|\/schemas$/;
const forNode = /^@slipway\/(cli|emulator)(\/|$)|^slipway\/groups$|\/node$/;

export function isolate(packed: Packed): Isolated {
  const folder = mkdtempSync(join(tmpdir(), "slipway-isolated-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const files = filesOf(packed.tarballs);
  const { "@slipway/core": core } = files;
  const all = [...packed.tarballs.keys()].map((name) => ({
    project: name.replace("@slipway/", "alone-"),
    dependencies: { "@slipway/core": core, [name]: files[name] },
    entries: packageEntries(name, packed),
  }));
  const projects = {
    all: { ...files, ...peers(), ...pinned["node-types-newest"] },
    ...Object.fromEntries(all.map(({ project, dependencies }) => [project, dependencies])),
  };
  // By default pnpm hoists undeclared packages and shares optional peers between projects.
  const strict = { hoist: false, autoInstallPeers: false, dedupePeerDependents: false };
  installWorkspace(folder, packed.tarballs, projects, strict);
  // Vitest's types need more than vitest.
  const entries = all.flatMap((each) => each.entries).filter((entry) => entry !== "@slipway/emulator/vitest");
  writeUses(join(folder, "all"), entries);
  const alone = all.map((each) => ({ ...each, entries: each.entries.filter((entry) => !forPeers.test(entry)) }));
  return { folder, alone };
}

/** The entries of each project that are for Node alone, or those that are for anything. */
function entriesFor(isNode: boolean, { alone }: Isolated): Isolated["alone"] {
  const some = alone.map(({ project, entries }) => ({
    project,
    entries: entries.filter((entry) => forNode.test(entry) === isNode),
  }));
  return some.filter(({ entries }) => entries.length > 0);
}

/** Compiles all uses as a single program: files resolve from their own folder, and no entry brings Node's types. */
function compileAlone(types: readonly string[], isolated: Isolated): Promise<string[]> {
  const files = entriesFor(types.includes("node"), isolated).map(({ project, entries }) => {
    const file = join(isolated.folder, project, `use-${types.join()}.ts`);
    writeFileSync(file, handOn(entries));
    return file;
  });
  const typeRoots = [join(isolated.folder, "all/node_modules/@types")];
  return compile("typescript-7.0", isolated.folder, files, { module: "nodenext", target: "esnext", types, typeRoots });
}

async function importAlone({ folder, alone }: Isolated): Promise<string[]> {
  const files = alone.map(({ project, entries }) => {
    const file = join(folder, project, "use.mjs");
    writeFileSync(file, handOn(entries));
    return file;
  });
  const program = `for (const file of ${JSON.stringify(files)}) await import(file);`;
  await output("node", ["--input-type=module", "--eval", program], { cwd: folder });
  return [];
}

async function bundleAlone(conditions: string[], isolated: Isolated): Promise<string[]> {
  const problems: string[] = [];
  for (const { project, entries } of entriesFor(false, isolated)) {
    const stdin = { contents: handOn(entries), resolveDir: join(isolated.folder, project) };
    const options = { stdin, conditions, bundle: true, write: false, format: "esm", platform: "browser" } as const;
    await build({ ...options, logLevel: "silent" }).catch(({ message }) => problems.push(`${project}: ${message}`));
  }
  return problems;
}

export const isolatedUses: readonly Use<Isolated>[] = [
  ["packed", "each alone, compiled without Node's types", (isolated) => compileAlone([], isolated)],
  ["packed", "each alone, compiled with Node's types", (isolated) => compileAlone(["node"], isolated)],
  ["packed", "each alone, imported by Node", importAlone],
  ["packed", "each alone, bundled for the browser", (isolated) => bundleAlone(["browser"], isolated)],
  ["packed", "each alone, bundled for workerd", (isolated) => bundleAlone(["workerd", "worker", "browser"], isolated)],
  ...settings
    // 5.4 compiles none of Node's newest types.
    .filter(({ module, compiler, isCommonJs }) => module === "nodenext" && !isCommonJs && compiler !== "typescript-5.4")
    .map((setting): Use<Isolated> => {
      const job = setting.compiler === "typescript-7.0" ? "packed" : "weekly";
      return [
        job,
        `${settingName(setting)}, Node's newest types`,
        ({ folder }) => compileBy(setting, join(folder, "all")),
      ];
    }),
];
