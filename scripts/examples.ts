import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./build.ts";
import { command } from "./command.mjs";
import type { Absences } from "./outcome.ts";
import type { Packed } from "./packed.ts";

const folder = join(root, "examples");

export const examples: readonly string[] = readdirSync(folder).filter((name) =>
  existsSync(join(folder, name, "package.json")),
);

/** Runs an example, installed in `home`, by `npm start` in the emulator of a folder, with `config.emulator` of its package.json; gives how it ended. */
export function runExample(home: string, emulator: string): number {
  const start = command("npm", ["start", "--silent"]);
  const { config }: { config?: { emulator?: string } } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  const options = config?.emulator?.split(" ") ?? [];
  const args = [join(emulator, "dist/cli.js"), ...options, "--", start.file, ...start.args];
  return spawnSync(process.execPath, args, { cwd: home, stdio: "inherit" }).status ?? 1;
}

/** Examples that are run where there is what they need, and what shows it. */
const ofPython: Readonly<Record<string, { readonly what: string; readonly args: readonly string[] }>> = {
  "test-from-python": { what: "python3", args: ["--version"] },
  "test-with-pytest": { what: "pytest of python3", args: ["-m", "pytest", "--version"] },
};

export function checkExamples({ tarballs, consumer }: Packed): boolean | Absences {
  const place = join(root, ".work/examples");
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  for (const name of examples)
    cpSync(join(folder, name), join(place, name), {
      recursive: true,
      filter: (path) => !path.includes("node_modules"),
    });
  const files = Object.fromEntries([...tarballs].map(([name, path]) => [name, `file:${path}`]));
  for (const name of examples) {
    const file = join(place, name, "package.json");
    const manifest = readFileSync(file, "utf8").replaceAll(/"((?:@slipway\/)?[\w-]+)": "workspace:\^"/g, (_, each) =>
      JSON.stringify({ [each]: files[each] }).slice(1, -1),
    );
    writeFileSync(file, manifest);
  }
  writeFileSync(join(place, "package.json"), JSON.stringify({ name: "examples", private: true }));
  const settings = { packages: ["*"], overrides: files, pmOnFail: "ignore", allowBuilds: { esbuild: true } };
  writeFileSync(join(place, "pnpm-workspace.yaml"), JSON.stringify(settings));
  if (run("pnpm", ["install", "--no-frozen-lockfile", "--prefer-offline"], { cwd: place, quiet: true }) !== 0)
    return false;
  const absent = Object.entries(ofPython)
    .filter(([, { args }]) => spawnSync("python3", args).status !== 0)
    .map(([name, { what }]) => ({ name, reason: `${name} (there is no ${what})` }));
  const runnable = examples.filter((example) => !absent.some(({ name }) => name === example));
  const failed = runnable.filter((name) => {
    console.log(`\n${name}:`);
    return runExample(join(place, name), join(consumer, "node_modules/@slipway/emulator")) !== 0;
  });
  for (const name of failed) console.error(`The example ${name} failed.`);
  if (failed.length > 0) return false;
  return absent.length === 0 || { absent: absent.map(({ reason }) => reason) };
}
