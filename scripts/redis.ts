import { spawnSync } from "node:child_process";

/** Debian's package, and a server that speaks the same. */
const programs = ["redis-server", "valkey-server"];

/** The program of a Redis, for the tests of what many processes share; undefined where none is installed. */
export function findRedis(): string | undefined {
  return programs.find((program) => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0);
}

/** No package of npm carries a Redis: where SLIPWAY_INSTALL says so, Debian's is installed, once before all tests. */
export function ensureRedis(): void {
  if (findRedis() || process.env.SLIPWAY_INSTALL !== "1" || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // Where there is no apt-get nothing comes of it, and the tests say what is absent.
  spawnSync("apt-get", ["update"], { stdio: "ignore", env });
  spawnSync("apt-get", ["install", "--yes", "--no-install-recommends", "redis-server"], { stdio: "ignore", env });
}
