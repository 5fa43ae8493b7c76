import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { command } from "./command.mjs";

/** The repository's root. */
export const root: string = join(import.meta.dirname, "..");

/** Runs a program of the repository in its root and returns its exit status. */
export function run(program: string, args: readonly string[], options: { quiet?: boolean; cwd?: string } = {}): number {
  const { file, args: words, shell } = command(program, args);
  const isBuilt = spawnSync(file, words, {
    shell,
    cwd: options.cwd ?? root,
    stdio: ["ignore", options.quiet ? "ignore" : "inherit", "inherit"],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
  });
  if (isBuilt.error) console.error(`Cannot start ${program}: ${isBuilt.error.message}`);
  return isBuilt.status ?? 1;
}

/** Builds every package that is not built yet; ends the process when one does not build. */
export function build(): void {
  const status = run("turbo", ["run", "build", "--output-logs=errors-only", "--log-order=grouped"], { quiet: true });
  if (status === 0) return;
  run("turbo", ["run", "build", "--output-logs=errors-only"]);
  console.error("A package does not build.");
  process.exit(status);
}
