import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./build.ts";
import { manifestOf } from "./manifest.ts";
import type { Packed } from "./packed.ts";

const mebi = 2 ** 20;
const budgets: readonly { readonly name: string; readonly limit: string }[] = JSON.parse(
  readFileSync(join(root, "bench/budgets/disk.json"), "utf8"),
);

/** What installing takes on disk: the umbrella or the emulator with all that they bring, and core with a group of median size. */
export function checkDisk({ consumer, tarballs }: Packed): boolean {
  const modules = join(consumer, "node_modules");
  const groups = [...tarballs.keys()].filter(
    (name) => !["slipway", "@slipway/core", "@slipway/emulator"].includes(name),
  );
  const sizes = groups.map((name) => installedSize([name], modules)).sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)] ?? Number.NaN;
  const umbrella = installedSize(["slipway"], modules);
  // Optional peers: they are installed where the command line is developed.
  const agents = installedSize(agentPeers(), join(root, "packages/cli/node_modules"));
  const measured: Readonly<Record<string, number>> = {
    "the umbrella with all it brings": umbrella,
    "the umbrella with what `slipway mcp` needs": umbrella + agents,
    "core and a group of median size": median,
    "the emulator with all it brings": installedSize(["@slipway/emulator"], modules),
  };
  return Object.entries(measured)
    .map(([what, bytes]) => {
      const limit = budgets.find(({ name }) => name === what)?.limit;
      console.log(`${what}: ${(bytes / mebi).toFixed(2)} MiB, at most ${limit}`);
      return bytes <= Number.parseFloat(limit ?? "") * mebi;
    })
    .every(Boolean);
}

/** What whoever gives the command line to agents installs beside it. */
function agentPeers(): string[] {
  const { peerDependencies = {} } = manifestOf(join(root, "packages/cli"));
  return Object.keys(peerDependencies).filter((name) => /modelcontext|quickjs/.test(name));
}

/** Bytes on disk of packages and of everything that they depend on, each counted once. */
function installedSize(names: readonly string[], modules: string): number {
  const seen = new Set<string>();
  let size = 0;
  const visit = (name: string, from: string) => {
    const found = join(from, name);
    if (!existsSync(found)) throw new Error(`${name} is not installed in ${from}.`);
    const folder = realpathSync(found);
    if (seen.has(folder)) return;
    seen.add(folder);
    size += onDisk(folder);
    const { dependencies = {} } = manifestOf(folder);
    // A package's own dependencies stand beside it.
    const beside = name.startsWith("@") ? dirname(dirname(folder)) : dirname(folder);
    for (const dependency of Object.keys(dependencies)) visit(dependency, beside);
  };
  for (const name of names) visit(name, modules);
  return size;
}

/** Bytes on disk of a folder's files, in whole blocks; what folders take differs from file system to file system. */
export function onDisk(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => !path.startsWith("node_modules"))
    .map((path) => lstatSync(join(folder, path)))
    .reduce((sum, entry) => sum + (entry.isFile() ? entry.blocks * 512 : 0), 0);
}
