import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "../build.ts";
import { manifestOf } from "../manifest.ts";
import type { Packed } from "../packed.ts";
import pinned from "../peers/peers.json" with { type: "json" };
import { programs } from "./compile.ts";

/** A project that has every package installed, with files that use every entry of each. */
export interface Project {
  readonly folder: string;
  /** What can be imported, by name. */
  readonly entries: readonly string[];
}

type Installer = (folder: string, files: Readonly<Record<string, string>>) => number;

/** How packages get into a project: npm lays them side by side, pnpm gives each one only what it names. */
const installers: Readonly<Record<"flat" | "isolated", Installer>> = {
  flat(folder) {
    // What fetched Node for this run says which scripts it may run; in a project npm refuses to hear it.
    const { npm_config_allow_scripts: _, ...env } = process.env;
    const args = ["install", "--no-audit", "--no-fund", "--no-package-lock", "--prefer-offline", "--loglevel=error"];
    return spawnSync("npm", args, { cwd: folder, env, stdio: ["ignore", "ignore", "inherit"] }).status ?? 1;
  },
  isolated(folder, overrides) {
    const settings = { packages: ["."], overrides, pmOnFail: "ignore" };
    writeFileSync(join(folder, "pnpm-workspace.yaml"), JSON.stringify(settings));
    return run("pnpm", ["install", "--no-frozen-lockfile", "--prefer-offline"], { cwd: folder, quiet: true });
  },
};

/** Node's types as each layout has them: the workspace's, and the newest, which a user gets by default. */
const nodeTypes: Readonly<Record<keyof typeof installers, string | undefined>> = {
  flat: undefined,
  isolated: pinned["node-types-newest"]["@types/node"],
};

export function makeProject(layout: keyof typeof installers, { tarballs, consumer }: Packed): Project {
  const folder = join(root, ".work", `project-${layout}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = Object.fromEntries([...tarballs].map(([name, path]) => [name, `file:${path}`]));
  const types = nodeTypes[layout];
  const dependencies = { ...files, ...peers(), ...(types && { "@types/node": types }) };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module", dependencies }));
  if (installers[layout](folder, files) !== 0) throw new Error(`The ${layout} project cannot be installed.`);
  const entries = [...tarballs.keys()].flatMap((name) => entriesOf(name, join(consumer, "node_modules", name)));
  writeFileSync(
    join(folder, "use.ts"),
    entries.map((entry, index) => `export * as e${index} from "${entry}";\n`).join(""),
  );
  writeFileSync(
    join(folder, "use.cts"),
    entries.map((entry, index) => `import e${index} = require("${entry}");\nexport { e${index} };\n`).join(""),
  );
  for (const program of programs) cpSync(join(import.meta.dirname, "fixtures", program), join(folder, program));
  return { folder, entries };
}

/** What packages ask their users to bring, in the versions that the workspace has. Vitest is found above, and no entry has types of just-bash. */
function peers(): Readonly<Record<string, string>> {
  const folders = ["", "packages/core", "packages/cli", "packages/emulator"];
  const manifests = folders.map((folder) => manifestOf(join(root, folder)));
  const all = Object.assign({}, ...manifests.map(({ devDependencies }) => devDependencies));
  const asked = manifests.flatMap(({ peerDependencies = {} }) => Object.keys(peerDependencies));
  const isOther = (name: string) => !name.startsWith("@slipway/") && !["vitest", "just-bash"].includes(name);
  const wanted = ["@types/node", ...asked.filter(isOther)];
  return Object.fromEntries(wanted.map((name) => [name, all[name] ?? "*"]));
}

function entriesOf(name: string, folder: string): string[] {
  return Object.keys(manifestOf(folder).exports)
    .filter((entry) => !/\.(json|md)$/.test(entry))
    .map((entry) => join(name, entry));
}
