import { mkdirSync, mkdtempSync, readFileSync, statSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeFolder } from "../store/files/remove-folder.ts";
import { makeShared, openIsolated } from "./bubblewrap/open-isolated.ts";
import { home } from "./environment.ts";

/** The isolation of sandboxes' programs from the machine. */
export type SandboxIsolation = "bubblewrap" | "none";

const problems = new Map<number, Promise<string | undefined>>();

/**
 * Why programs cannot be isolated here, in words. Absent: they can. No setting tells, so an isolated command is tried. A success is kept
 * for each disk.
 */
export function isolationProblem(parent: string = tmpdir()): Promise<string | undefined> {
  const { dev } = statSync(parent);
  const pending = problems.get(dev) ?? problemOn(parent);
  problems.set(dev, pending);
  // A failure is not kept: another folder of the disk may work.
  void pending.then((problem) => problem !== undefined && problems.delete(dev));
  return pending;
}

async function problemOn(parent: string): Promise<string | undefined> {
  if (process.platform !== "linux") return "there is none but on Linux";
  const folder = mkdtempSync(join(parent, "isolation-"));
  try {
    const session = join(folder, "session");
    mkdirSync(session);
    const shared = await makeShared({ folder, hidden: [] });
    const place = {
      ...{ sessionId: "tried", folder: session, runtime: "node", memory: 64, vcpus: 1, drives: [] },
      leave: (socket: Socket) => void socket.destroy(),
      certificate: () => "",
    };
    const host = await openIsolated(place, shared, async () => ({ tree: { demandFolder() {} } }));
    try {
      const start = await host.startOf({ command: "true", args: [], cwd: home, env: {}, sudo: false });
      const errors = join(session, "errors");
      const started = await host.begin({ ...start, outputs: ["/dev/null", errors] });
      started.go();
      const exitCode = await started.ended;
      return exitCode === 0 ? undefined : readFileSync(errors, "utf8").trim() || `a command ended with ${exitCode}`;
    } finally {
      await host.close();
    }
  } catch (error) {
    return reasonOf(error);
  } finally {
    await removeFolder(folder);
  }
}

export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const program = /^spawn (\S+) ENOENT$/.exec(error.message)?.[1];
  return program === undefined ? error.message : `${program} is not installed`;
}

export async function chooseIsolation(
  requested: SandboxIsolation | undefined,
  parent: string,
): Promise<SandboxIsolation> {
  if (requested === "none") return requested;
  const problem = await isolationProblem(parent);
  if (problem === undefined) return "bubblewrap";
  const ways = [
    "install bubblewrap (Debian, Ubuntu: apt-get install bubblewrap; Fedora: dnf install bubblewrap)",
    "let users make user namespaces",
    "keep the data on a disk that an overlay may write to, which a container's own is not",
    'or ask for `isolation: "none"` (--isolation none), with which programs of a sandbox can do all that the emulator\'s user can',
  ];
  throw new Error(`Sandboxes cannot be isolated on this machine (bubblewrap: ${problem}): ${ways.join("; ")}`);
}
