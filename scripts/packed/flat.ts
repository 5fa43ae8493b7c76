import { cpSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { manifestOf } from "../manifest.ts";
import { peerProgram } from "../peers/install-peer.ts";
import { bundling } from "./bundle.ts";
import type { Use } from "./cell.ts";
import { compile, compileBy, jobOf, ofCommonJs, programs, settingName, settings } from "./compile.ts";
import { output } from "./follow.ts";
import type { Packed } from "./pack.ts";

/** The importable entries of a package, by name. */
export function packageEntries(name: string, { consumer }: Packed): string[] {
  return Object.keys(manifestOf(join(consumer, "node_modules", name)).exports)
    .filter((entry) => !/\.(json|md)$/.test(entry))
    .map((entry) => join(name, entry));
}

/** A module that hands all of entries on. */
export function handOn(entries: readonly string[]): string {
  return entries.map((entry, index) => `export * as e${index} from "${entry}";\n`).join("");
}

/** A CommonJS module that hands all of entries on. */
function handOnRequired(entries: readonly string[]): string {
  return entries.map((entry, index) => `import e${index} = require("${entry}");\nexport { e${index} };\n`).join("");
}

/** Writes the programs that use entries from ES modules and CommonJS. */
export function writeUses(folder: string, entries: readonly string[]): void {
  writeFileSync(join(folder, "use.ts"), handOn(entries));
  writeFileSync(join(folder, "use.cts"), handOnRequired(entries));
  writeFileSync(join(folder, "main.cts"), handOnRequired(entries.filter((entry) => /^(@[^/]*\/)?[^/]*$/.test(entry))));
  for (const program of [...programs, ofCommonJs])
    cpSync(join(import.meta.dirname, "fixtures", program.replace(".cts", ".ts")), join(folder, program));
}

/** All packages side by side, and what uses every entry of each. */
export function useFlat(packed: Packed): Packed {
  writeUses(packed.consumer, entriesIn(packed));
  return packed;
}

function entriesIn(packed: Packed): string[] {
  return [...packed.tarballs.keys()].flatMap((name) => packageEntries(name, packed));
}

/** Entries that no program requires: two are loaded by their test runners, one is a preload that needs an emulator, one is a command. */
const loadedOtherwise = /^@slipway\/(emulator\/(vitest|playwright|redirect)|cli\/bin)$/;

/** A CommonJS program gets at every entry by `require`, and one that a compiler made of TypeScript runs. */
async function requireAll(node: "node20" | "node22" | "node24" | "node26", packed: Packed): Promise<string[]> {
  const { consumer: cwd } = packed;
  // The emulator and the command line need a newer Node.
  const entries = entriesIn(packed).filter(
    (entry) => !loadedOtherwise.test(entry) && (node !== "node20" || !/^@slipway\/(emulator|cli)|groups$/.test(entry)),
  );
  const program = `for (const entry of ${JSON.stringify(entries)})
    if (Object.keys(require(entry)).length === 0) throw new Error(entry + " is empty");`;
  await output(peerProgram(node, "node"), ["--eval", program], { cwd });
  const emits = { module: "nodenext", target: "es2022", types: ["node"], noEmit: false, outDir: "emitted" };
  const problems = await compile("typescript-5.8", cwd, [ofCommonJs], emits);
  if (problems.length > 0) return problems;
  const printed = await output(peerProgram(node, "node"), ["emitted/common-js.cjs"], { cwd });
  return printed === "site site 404 function function\n" ? [] : [`The compiled program printed ${printed}`];
}

/** Problems of declarations as installed: an `any`, and operations without docs for editors. Compilers report unresolved imports. */
function declarationProblems({ tarballs, consumer }: Packed): string[] {
  let functions = 0;
  const problems = [...tarballs.keys()].flatMap((name) => {
    const folder = join(consumer, "node_modules", name, "dist");
    return globSync("**/*.d.ts", { cwd: folder }).flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, "/**/").replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
      const isAny = /[:<|,(] ?any\b(?! ?[:?])/.exec(code);
      const says = isAny ? [`${name}/${file} says any: ${code.slice(isAny.index - 60, isAny.index + 20)}`] : [];
      if (!file.includes("generated")) return says;
      const declared = [...code.matchAll(/^(.*)\n(?:export )?declare function (\w+)/gm)];
      functions += declared.length;
      const silent = declared.filter(([, before = ""]) => !/\*\/$|^\S.*;$/.test(before));
      return [...says, ...silent.map(([, , each]) => `An editor shows no docs for ${each} of ${name}/${file}.`)];
    });
  });
  return functions > 400 ? problems : [`Only ${functions} operations were found.`];
}

export const flatUses: readonly Use<Packed>[] = [
  ...settings.map(
    (setting): Use<Packed> => [jobOf(setting), settingName(setting), ({ consumer }) => compileBy(setting, consumer)],
  ),
  ["packed", "required by node20", (packed) => requireAll("node20", packed)],
  ["packed", "required by node22", (packed) => requireAll("node22", packed)],
  ["weekly", "required by node24", (packed) => requireAll("node24", packed)],
  ["weekly", "required by node26", (packed) => requireAll("node26", packed)],
  ["packed", "no declaration says any, or hides docs", declarationProblems],
  ...bundling,
];
