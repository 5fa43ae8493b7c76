import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../build.ts";
import { command } from "../command.mjs";
import { AbsentError } from "../peers/install-peer.ts";
import { problemsOfLinks } from "./check-links.ts";
import { readSite } from "./pages.ts";
import { writeTextFiles } from "./text-files.ts";
import { writeSite } from "./write.ts";

export const dist: string = join(root, "site/dist");

/** The path that the site is served below, without a slash at its end. */
export const base: string = (process.env.SLIPWAY_SITE_BASE ?? "").replace(/\/$/, "");

/** Builds the site. False when a link of it leads nowhere, or Astro failed; both say what. */
export async function buildSite(): Promise<boolean> {
  installSite();
  const site = await readSite();
  writeSite(site, base);
  rmSync(dist, { recursive: true, force: true });
  if (astro("build") !== 0) return false;
  writeTextFiles(site, dist, base);
  const problems = problemsOfLinks(dist, base);
  for (const problem of problems.slice(0, 50)) console.error(problem);
  console.log(`${site.pages.length} pages, ${problems.length} links that lead nowhere.`);
  return problems.length === 0;
}

/** Runs a command of Astro, which asks and tells nobody. What it says of each page is shown when it fails. */
export function astro(command: "build" | "preview"): number {
  const program = join(root, "site/node_modules/astro/bin/astro.mjs");
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1", SLIPWAY_SITE_BASE: base || "/" };
  const options = { cwd: join(root, "site"), env, encoding: "utf8", maxBuffer: 2 ** 26 } as const;
  const stdio = command === "build" ? "pipe" : "inherit";
  // What it kept of an earlier build may be of an earlier config.
  const args = command === "build" ? ["--force"] : [];
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, command, ...args], { ...options, stdio });
  if (status !== 0 && command === "build") console.error(`${stdout}${stderr}`.slice(-20_000));
  return status ?? 1;
}

const folder = join(root, "site");
// Installing takes seconds where the registry answers.
const timeout = 90_000;

/**
 * Installs what the site is built with, as its lockfile names it, unless it is there.
 *
 * @throws `AbsentError` when the registry cannot be asked.
 */
function installSite(): void {
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
