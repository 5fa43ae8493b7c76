import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build as bundle } from "esbuild";
import { root, run } from "./build.ts";
import type { Packed } from "./packed.ts";

/** What runs on Node alone, and is not bundled for anything else. */
const nodeOnly = new Set(["@slipway/emulator", "@slipway/cli"]);
const platforms: Readonly<Record<string, readonly string[]>> = {
  "the browser": ["browser"],
  workerd: ["workerd", "worker", "browser"],
};

/** Uses each package alone with core: its types are checked with those of what it brings, Node imports it, and it is bundled for browsers and workerd. */
export async function checkAlone({ tarballs }: Packed): Promise<boolean> {
  const names = [...tarballs.keys()];
  // An optional peer that one project of a workspace has is given to all: what brings valibot stays apart.
  const plain = installAlone(
    "alone",
    names.filter((name) => !nodeOnly.has(name)),
    tarballs,
  );
  const apart = installAlone(
    "alone-on-node",
    names.filter((name) => nodeOnly.has(name)),
    tarballs,
  );
  const problems: string[] = [];
  for (const name of names) {
    const home = join(nodeOnly.has(name) ? apart : plain, shortName(name));
    problems.push(...typeCheck(name, home), ...importInNode(name, home));
    if (!nodeOnly.has(name)) problems.push(...(await bundleFor(name, home)));
  }
  for (const problem of problems) console.error(problem);
  console.log(`${tarballs.size} packages used alone, ${problems.length} problems.`);
  return problems.length === 0;
}

function shortName(name: string): string {
  return name.replace("@slipway/", "");
}

/** Makes a workspace with a project of its own for each package: one install serves all, and each sees only what it names. */
function installAlone(workspace: string, names: readonly string[], tarballs: ReadonlyMap<string, string>): string {
  const folder = join(root, ".work", workspace);
  rmSync(folder, { recursive: true, force: true });
  const files = Object.fromEntries([...tarballs].map(([name, path]) => [name, `file:${path}`]));
  for (const name of names) {
    const home = join(folder, shortName(name));
    mkdirSync(home, { recursive: true });
    const dependencies = { "@slipway/core": files["@slipway/core"], [name]: files[name] };
    write(home, "package.json", { name: `alone-${shortName(name)}`, private: true, type: "module", dependencies });
  }
  write(folder, "package.json", { name: "alone", private: true });
  const settings = { packages: ["*"], overrides: files, autoInstallPeers: false, pmOnFail: "ignore" };
  write(folder, "pnpm-workspace.yaml", settings);
  const status = run("pnpm", ["install", "--no-frozen-lockfile", "--prefer-offline"], { cwd: folder, quiet: true });
  if (status !== 0) throw new Error("The packages cannot be installed alone.");
  return folder;
}

function typeCheck(name: string, home: string): string[] {
  const entries =
    nodeOnly.has(name) || name === "slipway" || name === "@slipway/core" ? [name] : [name, `${name}/contract`];
  const lines = entries.map((entry, index) => `export * as entry${index} from "${entry}";\n`);
  writeFileSync(join(home, "use.ts"), lines.join(""));
  const types = nodeOnly.has(name) ? ["node"] : [];
  const options = { strict: true, skipLibCheck: false, noEmit: true, module: "nodenext", target: "es2023", types };
  const typeRoots = [join(root, "node_modules/@types")];
  write(home, "tsconfig.json", { compilerOptions: { ...options, typeRoots }, files: ["use.ts"] });
  return spawn(name, "is refused by the type checker", join(root, "node_modules/.bin/tsc"), ["-p", "."], home);
}

function importInNode(name: string, home: string): string[] {
  const program = `const it = await import(${JSON.stringify(name)}); if (Object.keys(it).length === 0) throw new Error("empty");`;
  return spawn(name, "cannot be imported by Node", process.execPath, ["--input-type=module", "--eval", program], home);
}

async function bundleFor(name: string, home: string): Promise<string[]> {
  const problems: string[] = [];
  for (const [platform, conditions] of Object.entries(platforms)) {
    const options = { stdin: { contents: `export * from "${name}";`, resolveDir: home }, conditions: [...conditions] };
    try {
      await bundle({ ...options, bundle: true, write: false, format: "esm", platform: "browser", logLevel: "silent" });
    } catch (error) {
      problems.push(`${name} cannot be bundled for ${platform}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return problems;
}

function spawn(name: string, says: string, program: string, args: readonly string[], cwd: string): string[] {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: "utf8" });
  return status === 0 ? [] : [`${name} ${says}:\n${stdout}${stderr}`];
}

function write(folder: string, file: string, content: object): void {
  writeFileSync(join(folder, file), JSON.stringify(content, null, 2));
}
