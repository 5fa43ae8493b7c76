import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SandboxIsolation } from "../../ports/options.ts";
import { bubblewrap } from "./bubblewrap.ts";
import { outerEnvironment } from "./environment.ts";
import type { Isolate } from "./isolated.ts";
import { unshare } from "./unshare.ts";
import { makeEtc } from "./users.ts";

const kinds: Readonly<Record<Exclude<SandboxIsolation, "none">, Isolate>> = { bubblewrap, unshare };

/** What isolates commands. Absent: nothing does, as was asked for. */
export interface Isolation {
  readonly kind: SandboxIsolation;
  readonly isolate?: Isolate;
}

/**
 * The isolation that was asked for, or the best that this machine has and lets one use. Throws where it cannot be had: nothing runs
 * without isolation that was not asked to.
 */
export function chooseIsolation(asked: SandboxIsolation | undefined): Isolation {
  if (asked === "none") return { kind: "none" };
  const problems: string[] = [];
  for (const kind of asked === undefined ? (["bubblewrap", "unshare"] as const) : [asked]) {
    const problem = isolationProblem(kind);
    if (problem === undefined) return { kind, isolate: kinds[kind] };
    problems.push(`${kind}: ${problem}`);
  }
  const instead =
    'Install bubblewrap and let it make user namespaces, or ask for `isolation: "none"` (--isolation none), with which programs of a sandbox can do all that the emulator\'s user can';
  throw new Error(`Sandboxes cannot be isolated on this machine (${problems.join("; ")}). ${instead}`);
}

/** Why a kind of isolation cannot be had on this machine; tried, since no setting says it. */
export function isolationProblem(kind: Exclude<SandboxIsolation, "none">): string | undefined {
  if (process.platform !== "linux") return "there is none but on Linux";
  const folder = mkdtempSync(join(tmpdir(), "slipway-isolation-"));
  try {
    const work = join(folder, "work");
    mkdirSync(work);
    const view = {
      folders: [{ from: work, to: "/vercel/sandbox", readOnly: false }],
      toolchains: [],
      etc: makeEtc(folder),
      cwd: "/vercel/sandbox",
      root: false,
      offline: false,
    };
    const [program = "", ...args] = kinds[kind](view, ["/bin/sh", "-c", "echo tried > tried"]);
    const tried = spawnSync(program, args, {
      stdio: ["ignore", "ignore", "pipe", "pipe"],
      env: outerEnvironment(),
      encoding: "utf8",
      timeout: 20_000,
    });
    if (tried.error && "code" in tried.error && tried.error.code === "ENOENT") return "it is not installed";
    if (tried.status === 0) return undefined;
    return tried.stderr.trim().split("\n")[0] || `it ended with ${tried.status ?? tried.signal}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
