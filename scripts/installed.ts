import { spawnSync } from "node:child_process";

export function isInstalled(program: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
}

/** Installs Debian packages of missing programs where SLIPWAY_INSTALL allows it; npm has no package of them. */
export function ensureInstalled(...packages: readonly string[]): void {
  const missing = packages.filter((name) => !isInstalled(name));
  if (missing.length === 0 || process.env.SLIPWAY_INSTALL !== "1" || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // Without apt-get the tests name the missing programs.
  spawnSync("apt-get", ["update"], { stdio: "ignore", env });
  spawnSync("apt-get", ["install", "--yes", "--no-install-recommends", ...missing], { stdio: "ignore", env });
}

/** The program of a Redis, or of what speaks the same, for the tests of what many processes share; undefined where none is installed. */
export function findRedis(): string | undefined {
  return ["redis-server", "valkey-server"].find(isInstalled);
}
