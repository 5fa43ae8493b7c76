import { type PlatformError, refuse } from "../../engine/platform-error.ts";
import { type Controller, controllers } from "../../isolation/bounds.ts";
import { boundable } from "../../isolation/cgroup.ts";
import type { SandboxIsolation } from "../../isolation/choose-isolation.ts";
import type { SandboxOptions } from "./options.ts";

/** Sentences for the start of the emulator: gaps in the isolation that was chosen, and bounds that this machine lacks. */
export async function limitsOf(
  sandboxes: SandboxOptions | undefined,
  functions?: SandboxIsolation,
): Promise<readonly string[]> {
  const programs = sandboxes?.runtime === "process" ? (sandboxes.isolation ?? "bubblewrap") : undefined;
  const kinds = [programs, functions].flatMap((kind) => kind ?? []);
  const { findKeyringLauncher } = await import("../../isolation/bubblewrap/keyring.ts");
  return [
    ...(functions === "none" ? ["Functions run without isolation: what is deployed can do all that you can"] : []),
    ...(sandboxes?.runtime === "just-bash"
      ? ["Sandboxes run in just-bash: the shell alone keeps a command in, and no policy for the network is enforced"]
      : []),
    ...(programs === "none" ? ["Sandboxes run without isolation: what runs in one can do all that you can"] : []),
    ...(kinds.includes("bubblewrap") && !findKeyringLauncher()
      ? [
          "Sandboxes and functions have no keyring of their own, which takes Perl or Python 3: the filter of system calls keeps keys away",
        ]
      : []),
    ...(kinds.length > 0 ? await unbounded(kinds.includes("none")) : []),
  ];
}

async function unbounded(isPlain: boolean): Promise<readonly string[]> {
  const bounds = await boundable();
  const words: Record<Controller, string> = {
    pids: "how many processes",
    memory: "how much memory",
    cpu: "how much processor time",
  };
  // In isolation the kernel counts the processes of others than root.
  const isCounted = (controller: Controller) => controller === "pids" && !isPlain && process.getuid?.() !== 0;
  const missing = controllers.filter((each) => !bounds.includes(each) && !isCounted(each));
  if (missing.length === 0) return [];
  const what = missing.map((controller) => words[controller]).join(" and ");
  return [`Nothing bounds ${what} a sandbox or a function has: this machine lets the emulator make no cgroup for it`];
}

export function sessionEnded(message: string): PlatformError {
  return refuse("session_ended", { why: message });
}

export function unprocessable(message: string): PlatformError {
  return refuse("sandbox_impossible", { why: message });
}

/** Another program may have the port: without isolation the ports of this machine are shared. */
export class PortTakenError extends Error {
  constructor(port: number, by: string) {
    super(
      `Port ${port} of this machine is taken by ${by}, so nothing in the sandbox listens there; let it use another one.`,
    );
  }
}
