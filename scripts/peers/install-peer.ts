import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../build.ts";
import peers from "./peers.json" with { type: "json" };

/** Runtimes, bundlers and compilers that the packages are tried with, and that the workspace itself does not need. */
export type PeerName = keyof typeof peers;

/** Something that is tried cannot be had on this machine. */
export class AbsentError extends Error {
  override readonly name = "AbsentError";
}

/** Installs a peer as peers.json has it, unless it is there; gives the folder with its `node_modules`; `AbsentError` where the registry lacks it. */
export function installPeer(name: PeerName): string {
  const folder = join(root, ".work/peers", name);
  const platform = `${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const dependencies = Object.fromEntries(
    Object.entries<string>(peers[name]).map(([each, version]) => [each.replace("{platform}", platform), version]),
  );
  const manifest = JSON.stringify({ name: `peer-${name}`, private: true, type: "module", dependencies });
  const stamp = join(folder, "installed.json");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === manifest) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), manifest);
  const built = { bun: true, deno: true, esbuild: true, workerd: true };
  const notBuilt = {
    sharp: false,
    "@modelcontextprotocol/inspector": false,
    "@scarf/scarf": false,
    "@parcel/watcher": false,
    "node-liblzma": false,
    protobufjs: false,
    "@mongodb-js/zstd": false,
  };
  const allowBuilds = { ...built, ...notBuilt };
  // The command line's own range of one has others; the other is asked for by a tag that not every registry hands out.
  const pinned = ["sandbox", "node-fetch"].filter((each) => each in dependencies);
  const overrides = Object.fromEntries(pinned.map((each) => [each, dependencies[each]]));
  const settings = { packages: ["."], nodeLinker: "hoisted", allowBuilds, overrides, pmOnFail: "ignore" };
  writeFileSync(join(folder, "pnpm-workspace.yaml"), JSON.stringify(settings));
  const options = { cwd: folder, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(
    "pnpm",
    ["install", "--no-frozen-lockfile", "--prefer-offline"],
    options,
  );
  if (status !== 0) {
    const [reason = "pnpm install failed"] = `${stdout}${stderr}`.split("\n").filter((line) => /ERR/.test(line));
    // Addresses of registries are kept out of tables.
    const safeReason = reason.trim().replaceAll(/https?:\/\/\S+/g, "the registry");
    throw new AbsentError(`${Object.keys(dependencies).join(", ")} cannot be installed: ${safeReason}`);
  }
  writeFileSync(stamp, manifest);
  return folder;
}

export function peerProgram(name: PeerName, program: string): string {
  return join(installPeer(name), "node_modules/.bin", program);
}

export function peerEntry(name: PeerName, specifier: string): string {
  return pathToFileURL(createRequire(join(installPeer(name), "package.json")).resolve(specifier)).href;
}

/** Imports a package of a peer, untyped here: the caller states the type. */
export async function importPeer<Module>(name: PeerName, specifier: string): Promise<Module> {
  return import(peerEntry(name, specifier));
}
