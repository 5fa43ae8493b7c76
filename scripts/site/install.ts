import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build.ts";
import { command } from "../command.mjs";
import { AbsentError } from "../peers/install-peer.ts";

const folder = join(root, "site");
// Installing takes seconds where the registry answers.
const timeout = 90_000;

/**
 * Installs what the site is built with, as its lockfile names it, unless it is there.
 *
 * @throws `AbsentError` when the registry cannot be asked.
 */
export function installSite(): void {
  const lockfile = readFileSync(join(folder, "pnpm-lock.yaml"), "utf8");
  const stamp = join(folder, "node_modules/.slipway-lockfile");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lockfile) return;
  // Hundreds of packages, each asked for again and again, would take long where there is no network.
  const asked = ["install", "--frozen-lockfile", "--prefer-offline", "--config.fetch-retries=0"];
  const { file, args, shell } = command("pnpm", asked);
  const options = { cwd: folder, encoding: "utf8", shell, timeout } as const;
  const { status, stdout, stderr } = spawnSync(file, args, options);
  if (status !== 0) {
    const [reason = status === null ? "it took too long" : "pnpm install failed"] = `${stdout}${stderr}`
      .split("\n")
      .filter((line) => /ERR/.test(line));
    // Where this machine's registry is belongs in no table.
    const shown = reason.trim().replaceAll(/https?:\/\/\S+/g, "the registry");
    throw new AbsentError(`astro and @astrojs/starlight cannot be installed: ${shown}`);
  }
  writeFileSync(stamp, lockfile);
}
