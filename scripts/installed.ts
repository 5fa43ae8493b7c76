import { spawnSync } from "node:child_process";

export function isInstalled(program: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
}

/** What no package of npm carries: where SLIPWAY_INSTALL says so, Debian's packages are installed whose programs are not there. */
export function ensureInstalled(...packages: readonly string[]): void {
  const missing = packages.filter((name) => !isInstalled(name));
  if (missing.length === 0 || process.env.SLIPWAY_INSTALL !== "1" || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // Where there is no apt-get nothing comes of it, and the tests say what is absent.
  spawnSync("apt-get", ["update"], { stdio: "ignore", env });
  spawnSync("apt-get", ["install", "--yes", "--no-install-recommends", ...missing], { stdio: "ignore", env });
}

/** The program of a Redis, or of what speaks the same, for the tests of what many processes share; undefined where none is installed. */
export function findRedis(): string | undefined {
  return ["redis-server", "valkey-server"].find(isInstalled);
}
