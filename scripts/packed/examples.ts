import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../build.ts";
import { command } from "../command.mjs";
import { AbsentError } from "../peers/install-peer.ts";
import type { Use } from "./cell.ts";
import { output } from "./follow.ts";
import { emptied, installWorkspace, type Packed } from "./pack.ts";

const folder = join(root, "examples");

export const examples: readonly string[] = readdirSync(folder).filter((name) =>
  existsSync(join(folder, name, "package.json")),
);

/** Node's arguments to run an example by `npm start` in an emulator, with `config.emulator` of its package.json. */
export function argumentsFor(home: string, emulator: string): string[] {
  const start = command("npm", ["start", "--silent"]);
  const { config }: { config?: { emulator?: string } } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  return [join(emulator, "dist/cli.js"), ...(config?.emulator?.split(" ") ?? []), "--", start.file, ...start.args];
}

/** Python programs that examples need, with the arguments of a test for them. */
const ofPython: Readonly<Record<string, readonly [what: string, ...args: string[]]>> = {
  "test-from-python": ["python3", "--version"],
  "test-with-pytest": ["pytest of python3", "-m", "pytest", "--version"],
};

/** Installs all examples with tarballs in place of this workspace's packages. */
export function installExamples({ tarballs }: Packed): string {
  const place = emptied("examples");
  cpSync(folder, place, { recursive: true, filter: (path) => basename(path) !== "node_modules" });
  installWorkspace(place, tarballs, {}, { allowBuilds: { esbuild: true } });
  return place;
}

export const exampleUses: readonly Use<string>[] = examples.map((name) => [
  "packed",
  name,
  async (place) => {
    const [what, ...args] = ofPython[name] ?? [];
    if (what !== undefined && spawnSync("python3", args).status !== 0) throw new AbsentError(`there is no ${what}`);
    const emulator = join(root, ".work/consumer/node_modules/@slipway/emulator");
    await output("node", argumentsFor(join(place, name), emulator), { cwd: join(place, name) });
    return [];
  },
]);
