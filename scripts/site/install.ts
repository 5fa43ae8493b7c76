import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build.ts";
import { command } from "../command.mjs";
import { AbsentError } from "../peers/install-peer.ts";

const folder = join(root, "site");

/**
 * Installs what the site is built with, as its lockfile names it, unless it is there.
 *
 * @throws `AbsentError` when the registry cannot be asked.
 */
export function installSite(): void {
  const lockfile = readFileSync(join(folder, "pnpm-lock.yaml"), "utf8");
  const stamp = join(folder, "node_modules/.slipway-lockfile");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lockfile) return;
  const { file, args, shell } = command("pnpm", ["install", "--frozen-lockfile", "--prefer-offline"]);
  const { status, stdout, stderr } = spawnSync(file, args, { cwd: folder, encoding: "utf8", shell });
  if (status !== 0) {
    const [reason = "pnpm install failed"] = `${stdout}${stderr}`.split("\n").filter((line) => /ERR/.test(line));
    // Where this machine's registry is belongs in no table.
    const shown = reason.trim().replaceAll(/https?:\/\/\S+/g, "the registry");
    throw new AbsentError(`astro and @astrojs/starlight cannot be installed: ${shown}`);
  }
  writeFileSync(stamp, lockfile);
}
