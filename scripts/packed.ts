import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, root, run } from "./build.ts";
import { manifestOf } from "./manifest.ts";

/** The packages as a user gets them: their tarballs, and an empty project that has them all installed. */
export interface Packed {
  readonly tarballs: ReadonlyMap<string, string>;
  readonly consumer: string;
}

/** Packs every package and installs the tarballs into a project outside the workspace. */
export function pack(): Packed {
  build();
  const folder = join(root, ".work/packed");
  const consumer = join(root, ".work/consumer");
  for (const each of [folder, consumer]) {
    rmSync(each, { recursive: true, force: true });
    mkdirSync(each, { recursive: true });
  }
  const tarballs = new Map<string, string>();
  for (const name of readdirSync(join(root, "packages"))) {
    const manifest = manifestOf(join(root, "packages", name));
    orThrow(run("pnpm", ["pack", "--pack-destination", folder], { cwd: join(root, "packages", name), quiet: true }));
    const file = readdirSync(folder).find((each) => ![...tarballs.values()].includes(join(folder, each)));
    if (!file) throw new Error(`${manifest.name} was not packed.`);
    tarballs.set(manifest.name, join(folder, file));
  }
  install(consumer, tarballs);
  return { tarballs, consumer };
}

function install(consumer: string, tarballs: ReadonlyMap<string, string>): void {
  const files = Object.fromEntries([...tarballs].map(([name, path]) => [name, `file:${path}`]));
  const { devDependencies } = manifestOf(root);
  const core = manifestOf(join(root, "packages/core"));
  const versions = { ...core.dependencies, ...core.peerDependencies, ...devDependencies };
  const tools = ["size-limit", "@size-limit/esbuild", "@size-limit/file", "ky", "undici", "valibot", "@types/node"];
  const manifest = {
    name: "consumer",
    private: true,
    type: "module",
    dependencies: { ...files, ...Object.fromEntries(tools.map((name) => [name, versions[name]])) },
  };
  writeFileSync(join(consumer, "package.json"), JSON.stringify(manifest, null, 2));
  // A workspace of its own, in which the packages depend on each other's tarballs, laid out as `npm install` does.
  const settings = {
    packages: ["."],
    overrides: files,
    nodeLinker: "hoisted",
    allowBuilds: { esbuild: true },
    pmOnFail: "ignore",
  };
  writeFileSync(join(consumer, "pnpm-workspace.yaml"), JSON.stringify(settings, null, 2));
  orThrow(run("pnpm", ["install", "--no-frozen-lockfile", "--prefer-offline"], { cwd: consumer, quiet: true }));
  cpSync(join(root, "bench/budgets"), consumer, { recursive: true });
  // Bundlers look for a tsconfig.json upwards: without one here they would take the workspace's sources for the packages.
  writeFileSync(join(consumer, "tsconfig.json"), JSON.stringify({ files: [] }));
  writeFileSync(join(consumer, "all-operations.js"), allOperations());
}

/** A module that hands out the function of every operation by its name, and a client. */
function allOperations(): string {
  const all: string[] = [];
  const imports = readdirSync(join(root, "packages")).flatMap((name) => {
    const generated = join(root, "packages", name, "src/generated");
    if (!existsSync(join(generated, "contract.ts"))) return [];
    const names = [...readFileSync(join(generated, "operations.ts"), "utf8").matchAll(/^export function (\w+)/gm)].map(
      ([, each]) => each ?? "",
    );
    all.push(...names);
    return [`import { ${names.join(", ")} } from "@slipway/${name}";\n`];
  });
  const body = `export const all = () => ({ createClient, ${all.join(", ")} });\n`;
  return `import { createClient } from "@slipway/core";\n${imports.join("")}${body}`;
}

function orThrow(status: number): void {
  if (status !== 0) throw new Error("The packages cannot be packed and installed.");
}
