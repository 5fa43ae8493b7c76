import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { root, run } from "../build.ts";
import { command } from "../command.mjs";
import { manifestOf } from "../manifest.ts";
import { usersEnvironment } from "../packed/follow.ts";
import { tarballIn } from "../packed/pack.ts";

// npm run use -- <folder of a project> <package> [<package> …]: installs packages of this clone, and those of it that they need,
// into a project of yours or a new one, as npm would install what is published. Names are those of the folders in packages/.
const [folder, ...requested] = process.argv.slice(2);
const packageNames = readdirSync(join(root, "packages"));
const unknown = requested.filter((name) => !packageNames.includes(name));

if (!folder || requested.length === 0) {
  fail("npm run use -- <folder of your project> <package> [<package> …], such as core deployments emulator");
}
if (unknown.length > 0) fail(`There is no package ${unknown.join(", ")}. There are: ${packageNames.join(", ")}`);
if (!existsSync(join(folder, "package.json"))) beginProject(folder);

// They stay: the project's package.json names these files.
const tarballs = join(root, ".work/use");
const files = [...withNeeded(requested)].map((name) => {
  const from = join(root, "packages", name);
  if (run("pnpm", ["pack", "--pack-destination", tarballs], { cwd: from, quiet: true }) !== 0)
    fail(`${name} cannot be packed`);
  return tarballIn(tarballs, manifestOf(from));
});
// A single install: packages find one another.
const npm = command("npm", ["install", "--no-audit", "--no-fund", ...files]);
const place = { cwd: folder, env: usersEnvironment, stdio: "inherit" } as const;
const installed = spawnSync(npm.file, npm.args, { shell: npm.shell, ...place });
process.exit(installed.status ?? 1);

/** Adds the packages of this clone that the packages depend on. */
function withNeeded(names: readonly string[]): Set<string> {
  const folders = new Set(names);
  for (const name of folders) {
    for (const needed of Object.keys(manifestOf(join(root, "packages", name)).dependencies ?? {})) {
      if (needed.startsWith("@slipway/")) folders.add(needed.slice("@slipway/".length));
    }
  }
  return folders;
}

/** A new project, where there is nothing yet. */
function beginProject(at: string): void {
  mkdirSync(at, { recursive: true });
  if (readdirSync(at).length > 0) fail(`${resolve(at)} has files and no package.json: run npm init there first`);
  const manifest = { name: basename(resolve(at)).toLowerCase(), private: true, type: "module" };
  writeFileSync(join(at, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
}

function fail(problem: string): never {
  console.error(problem);
  process.exit(1);
}
