import { spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Absences, absence } from "../outcome.ts";
import type { Packed } from "../packed.ts";
import { installPeer, type PeerName, peerProgram } from "../peers/install-peer.ts";
import { compile, compilers, fewSettings, type Setting, settings } from "./compile.ts";
import { makeProject, type Project } from "./projects.ts";

const nodes = ["node22", "node24", "node26"] as const;

/** Uses every entry of every package by each compiler and way to look modules up, laid out by npm and pnpm; no declaration says `any` or hides docs. */
export async function checkConsumers(packed: Packed): Promise<boolean | Absences> {
  const absent = [...compilers, ...nodes].flatMap((name) => reasonFor(name) ?? []);
  const lacks = (name: PeerName) => absent.some((reason) => reason.startsWith(name));
  const flat = makeProject("flat", packed);
  const isolated = makeProject("isolated", packed);
  const tasks = [
    ...settings.map((setting) => [flat, setting] as const),
    ...fewSettings.map((setting) => [isolated, setting] as const),
  ].filter(([, { compiler }]) => !lacks(compiler));
  const problems = await compileAll(tasks);
  problems.push(...problemsOfDeclarations(packed));
  for (const node of nodes) if (!lacks(node)) problems.push(...requireAll(flat, node));
  for (const problem of problems) console.error(problem);
  console.log(`${tasks.length} projects compiled, ${problems.length} problems.`);
  return problems.length === 0 && (absent.length === 0 || { absent });
}

function reasonFor(name: PeerName): string | undefined {
  try {
    installPeer(name);
    return undefined;
  } catch (error) {
    return `${name} (${absence(error)})`;
  }
}

/** Two at a time: there are at least that many cores. */
async function compileAll(tasks: readonly (readonly [Project, Setting])[]): Promise<string[]> {
  const problems: string[] = [];
  const left = tasks.values();
  const worker = async () => {
    for (const [project, setting] of left) {
      const problem = await compile(project, setting);
      if (problem) problems.push(problem);
    }
  };
  await Promise.all([worker(), worker()]);
  return problems;
}

/** Entries that no program requires: two are loaded by their test runners, one is a preload that needs an emulator, one is a command. */
const loadedOtherwise = [
  ...["vitest", "playwright", "redirect"].map((entry) => `@slipway/emulator/${entry}`),
  "@slipway/cli/bin",
];

/** A CommonJS program gets at every entry by `require`. */
function requireAll({ folder, entries }: Project, node: (typeof nodes)[number]): string[] {
  const file = join(folder, "require.cjs");
  writeFileSync(
    file,
    entries
      .filter((entry) => !loadedOtherwise.includes(entry))
      .map((entry) => `if (Object.keys(require("${entry}")).length === 0) throw new Error("${entry} is empty");\n`)
      .join(""),
  );
  const { status, stderr } = spawnSync(peerProgram(node, "node"), [file], { encoding: "utf8" });
  return status === 0 ? [] : [`${node} cannot require the packages:\n${stderr}`];
}

/** What is wrong with declarations as users get them: an `any`, and an operation without docs for editors. What imports cannot resolve, compilers tell. */
function problemsOfDeclarations({ tarballs, consumer }: Packed): string[] {
  let functions = 0;
  const problems = [...tarballs.keys()].flatMap((name) => {
    const folder = join(consumer, "node_modules", name, "dist");
    return globSync("**/*.d.ts", { cwd: folder }).flatMap((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, "/**/").replaceAll(/"(?:[^"\\]|\\.)*"/g, '""');
      const declared = [...code.matchAll(/^(.*)\n(?:export )?declare function (\w+)/gm)];
      if (file.includes("generated")) functions += declared.length;
      const silent = declared.flatMap(([, before = "", each]) => (/\*\/$|^\S.*;$/.test(before) ? [] : [each]));
      const isAny = /[:<|,(] ?any\b(?! ?[:?])/.exec(code);
      return [
        ...(isAny ? [`${name}/${file} says any: ${code.slice(isAny.index - 60, isAny.index + 20)}`] : []),
        ...(file.includes("generated") ? silent : []).map(
          (each) => `An editor shows no docs for ${each} of ${name}/${file}.`,
        ),
      ];
    });
  });
  console.log(`${functions} operations are declared, ${problems.length} problems.`);
  return functions > 400 ? problems : [`Only ${functions} operations were found.`];
}
