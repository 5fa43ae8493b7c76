import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./build.ts";
import { manifestOf } from "./manifest.ts";
import { type Packed, packagesFor } from "./packed/pack.ts";

const mebi = 2 ** 20;
const budgets: readonly { readonly name: string; readonly limit: string }[] = JSON.parse(
  readFileSync(join(root, "bench/budgets/disk.json"), "utf8"),
);

/** Compares disk sizes with the budgets: the umbrella and the emulator with all dependencies, and core with a group of median size. */
export function checkDisk({ consumer, tarballs }: Packed): boolean {
  const modules = join(consumer, "node_modules");
  const others = ["slipway", "@slipway/core", "@slipway/emulator"];
  const groups = [...tarballs.keys()].filter((name) => !others.includes(name));
  const sizes = groups.map((name) => installedSize([name], modules)).sort((a, b) => a - b);
  const umbrella = installedSize(["slipway"], modules);
  // Optional peers for agents, installed in the command line's own folder.
  const { peerDependencies = {} } = manifestOf(join(root, "packages/cli"));
  const agents = Object.keys(peerDependencies).filter((name) => /modelcontext|quickjs/.test(name));
  const measured: Readonly<Record<string, number>> = {
    "the umbrella with all it brings": umbrella,
    "the umbrella with what `slipway mcp` needs":
      umbrella + installedSize(agents, join(root, "packages/cli/node_modules")),
    "core and a group of median size": sizes[Math.floor(sizes.length / 2)] ?? Number.NaN,
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

/** Bytes on disk of packages with all their dependencies, in whole blocks; folders differ between file systems. */
function installedSize(names: readonly string[], modules: string): number {
  const files = [...packagesFor(names, modules)].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => !path.startsWith("node_modules"))
      .map((path) => lstatSync(join(folder, path))),
  );
  return files.reduce((sum, entry) => sum + (entry.isFile() ? entry.blocks * 512 : 0), 0);
}
