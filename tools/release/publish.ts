import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { command } from "../../scripts/command.mjs";

// node tools/release/publish.ts <folder> [--tag <tag>]: publishes the tarballs of a folder that npm has not got yet, what others depend on
// first; cut, it is completed by the next run. It runs where somebody may publish in our name. So it imports no package, installs
// nothing, and has npm run no script of a package; tarballs have to match the checkout.
const home = join(import.meta.dirname, "../..");

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

interface Tarball {
  readonly file: string;
  readonly manifest: Manifest;
}

/** Scripts that npm runs on installation. */
const atInstall = ["preinstall", "install", "postinstall", "prepublish", "preprepare", "prepare", "postprepare"];

const [folder, ...options] = process.argv.slice(2);
try {
  if (folder === undefined) throw new Error("Which tarballs? node tools/release/publish.ts <folder>");
  const tarballs = inOrder(readTarballs(resolve(folder)));
  for (const { file, manifest } of tarballs) {
    const { name, version } = manifest;
    if (isPublished(`${name}@${version}`)) continue;
    npm("publish", file, "--access", "public", "--ignore-scripts", ...options);
    console.log(`published ${name}@${version}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function readTarballs(from: string): Tarball[] {
  const versions = new Map(
    readdirSync(join(home, "packages")).map((name) => {
      const { name: full, version }: Manifest = parseManifest(
        readFileSync(join(home, "packages", name, "package.json"), "utf8"),
      );
      return [full, version];
    }),
  );
  const files = readdirSync(from).filter((name) => name.endsWith(".tgz"));
  return files.map((name): Tarball => {
    const file = join(from, name);
    const manifest = parseManifest(runProgram("tar", ["-xzOf", name, "package/package.json"], from));
    const version = versions.get(manifest.name);
    if (version !== manifest.version)
      throw new Error(
        `${name} is ${manifest.name} ${manifest.version}: the checkout has ${version ?? "no such package"}.`,
      );
    const [script] = Object.keys(manifest.scripts ?? {}).filter((each) => atInstall.includes(each));
    if (script) throw new Error(`${name} runs "${script}" where it is installed: none of our packages does.`);
    return { file, manifest };
  });
}

/** Sorts tarballs behind their dependencies, so that packages can be installed meanwhile. */
function inOrder(tarballs: readonly Tarball[]): Tarball[] {
  const byName = new Map(tarballs.map((each) => [each.manifest.name, each]));
  const ordered = new Set<Tarball>();
  const visit = (each: Tarball, within: readonly Tarball[]) => {
    if (ordered.has(each) || within.includes(each)) return;
    for (const name of Object.keys(each.manifest.dependencies ?? {})) {
      const needed = byName.get(name);
      if (needed) visit(needed, [...within, each]);
    }
    ordered.add(each);
  };
  for (const each of tarballs) visit(each, []);
  return [...ordered];
}

function isPublished(version: string): boolean {
  const { status, stdout, stderr } = spawnNpm("view", version, "version");
  if (status === 0) return stdout.trim() !== "";
  if (/\bE404\b/.test(stderr)) return false;
  throw new Error(`Nobody knows whether ${version} is published:\n${stderr}`);
}

function npm(...args: string[]): void {
  const { status, stdout, stderr } = spawnNpm(...args);
  if (status !== 0) throw new Error(`npm ${args.join(" ")} failed:\n${stdout}${stderr}`);
}

function spawnNpm(...args: string[]) {
  // The error text tells of absence, and the environment may have silenced npm.
  const { file, args: words, shell } = command("npm", [...args, "--loglevel=error"]);
  return spawnSync(file, words, { encoding: "utf8", shell });
}

function runProgram(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8", cwd });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed:\n${stderr}`);
  return stdout;
}

function parseManifest(text: string): Manifest {
  return JSON.parse(text);
}
