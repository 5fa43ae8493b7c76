import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { packAll } from "../../tools/release/pack.ts";
import { build, root, run } from "../build.ts";
import { type Manifest, manifestOf } from "../manifest.ts";

/** The packages as a user gets them: their tarballs, and an empty project that has them all installed. */
export interface Packed {
  readonly tarballs: ReadonlyMap<string, string>;
  readonly consumer: string;
}

/** Packs every package and installs the tarballs into a project outside the workspace, laid out as `npm install` does. */
export function pack(): Packed {
  build();
  const folder = join(root, ".work/packed");
  packAll(folder);
  const manifests = manifestsOf(root);
  const tarballs = new Map(manifests.map((manifest) => [manifest.name, tarballIn(folder, manifest)]));
  const consumer = emptied("consumer");
  const tools = ["size-limit", "@size-limit/esbuild", "@size-limit/file", "ky", "undici", "sirv"];
  const dependencies = { ...filesOf(tarballs), ...versionsOf(tools), ...peers() };
  installWorkspace(
    consumer,
    tarballs,
    { ".": dependencies },
    { nodeLinker: "hoisted", allowBuilds: { esbuild: true } },
  );
  cpSync(join(root, "bench/budgets"), consumer, { recursive: true });
  // Bundlers look for a tsconfig.json upwards: without one here they would take the workspace's sources for the packages.
  writeJson(join(consumer, "tsconfig.json"), { files: [] });
  writeFileSync(join(consumer, "all-operations.js"), allOperations());
  return { tarballs, consumer };
}

/** A folder of `.work` that holds nothing. */
export function emptied(name: string): string {
  const folder = join(root, ".work", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

export function writeJson(file: string, content: object): void {
  writeFileSync(file, JSON.stringify(content, null, 2));
}

export function manifestsOf(tree: string): Manifest[] {
  return readdirSync(join(tree, "packages")).map((name) => manifestOf(join(tree, "packages", name)));
}

export function tarballIn(folder: string, { name, version }: Manifest): string {
  return join(folder, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`);
}

export function filesOf(tarballs: Packed["tarballs"]): Readonly<Record<string, string>> {
  return Object.fromEntries([...tarballs].map(([name, path]) => [name, `file:${path}`]));
}

/** Makes a workspace whose packages depend on each other's tarballs, with the dependencies of each of its projects by folder. */
export function installWorkspace(
  folder: string,
  tarballs: Packed["tarballs"],
  projects: Readonly<Record<string, object>>,
  settings: object = {},
): void {
  for (const [name, dependencies] of Object.entries({ ".": {}, ...projects })) {
    mkdirSync(join(folder, name), { recursive: true });
    writeJson(join(folder, name, "package.json"), { private: true, type: "module", dependencies });
  }
  const shared = { packages: ["*"], overrides: filesOf(tarballs), pmOnFail: "ignore" };
  writeJson(join(folder, "pnpm-workspace.yaml"), { ...shared, ...settings });
  if (run("pnpm", ["install", "--no-frozen-lockfile", "--prefer-offline"], { cwd: folder, quiet: true }) !== 0)
    throw new Error(`The packages cannot be installed in ${folder}.`);
}

/** The folders of packages and of everything that they depend on, each once. */
export function packagesFor(names: readonly string[], modules: string): ReadonlySet<string> {
  const folders = new Set<string>();
  const visit = (name: string, from: string) => {
    const linkedPath = join(from, name);
    if (!existsSync(linkedPath)) throw new Error(`${name} is not installed in ${from}.`);
    const folder = realpathSync(linkedPath);
    if (folders.has(folder)) return;
    folders.add(folder);
    // Dependencies of a package are its siblings.
    const beside = name.startsWith("@") ? dirname(dirname(folder)) : dirname(folder);
    const { dependencies = {}, optionalDependencies = {} } = manifestOf(folder);
    for (const dependency of Object.keys(dependencies)) visit(dependency, beside);
    for (const each of Object.keys(optionalDependencies)) if (existsSync(join(beside, each))) visit(each, beside);
  };
  for (const name of names) visit(name, modules);
  return folders;
}

function versionsOf(names: readonly string[]): Readonly<Record<string, string>> {
  const all = Object.assign(
    {},
    ...["packages/core", "packages/cli", "packages/emulator", ""].flatMap((folder) => {
      const { dependencies, peerDependencies, devDependencies } = manifestOf(join(root, folder));
      return [dependencies, peerDependencies, devDependencies];
    }),
  );
  return Object.fromEntries(names.map((name) => [name, all[name] ?? "*"]));
}

/** Peer dependencies of all packages. Vitest is found above, and no entry has types of just-bash. */
export function peers(): Readonly<Record<string, string>> {
  const peerNames = manifestsOf(root).flatMap(({ peerDependencies = {} }) => Object.keys(peerDependencies));
  const others = peerNames.filter((name) => !name.startsWith("@slipway/") && !["vitest", "just-bash"].includes(name));
  return versionsOf(["@types/node", ...new Set(others)]);
}

/** A module that exports the function of every operation, and a client. */
function allOperations(): string {
  const all: string[] = [];
  const imports = readdirSync(join(root, "packages")).flatMap((name) => {
    const file = join(root, "packages", name, "src/generated/operations.ts");
    if (name === "slipway" || !existsSync(file)) return [];
    const names = [...readFileSync(file, "utf8").matchAll(/^export function (\w+)/gm)].map(([, each = ""]) => each);
    all.push(...names);
    return [`import { ${names.join(", ")} } from "@slipway/${name}";\n`];
  });
  const body = `export const all = () => ({ createClient, ${all.join(", ")} });\n`;
  return `import { createClient } from "@slipway/core";\n${imports.join("")}${body}`;
}
