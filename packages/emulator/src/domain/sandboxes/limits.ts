import type { SandboxOptions } from "./options.ts";
import { type Controller, controllers, makeCgroup } from "./runtimes/process/cgroup.ts";

/** What the chosen sandboxes let through, and what this machine lacks to keep them apart, in sentences for whoever starts the emulator. */
export async function limitsOf({ runtime, isolation }: SandboxOptions): Promise<readonly string[]> {
  if (runtime === "just-bash") {
    return [
      "Sandboxes run in just-bash: the shell alone keeps a command in, and no policy for the network is enforced",
    ];
  }
  if (isolation === "none") {
    const none = "Sandboxes run without isolation: what runs in one can do all that you can";
    return [none, ...(await unbounded())];
  }
  const { joinsKeyring } = await import("./runtimes/process/bubblewrap/keyring.ts");
  return [
    ...(joinsKeyring()
      ? []
      : [
          "Sandboxes have no keyring of their own, which takes Perl or Python 3: the filter of system calls keeps keys away",
        ]),
    ...(await unbounded()),
  ];
}

/** What nothing bounds here, as one cgroup that is made to see it has shown. */
async function unbounded(): Promise<readonly string[]> {
  const probe = makeCgroup(`probe-${process.pid}`, { memory: 64, vcpus: 1 });
  await probe?.remove();
  const words: Record<Controller, string> = {
    pids: "how many processes",
    memory: "how much memory",
    cpu: "how much processor time",
  };
  const missing = controllers.filter((controller) => !probe?.bounds.includes(controller));
  if (missing.length === 0) return [];
  const what = missing.map((controller) => words[controller]).join(" and ");
  return [`Nothing bounds ${what} a sandbox has: this machine lets the emulator make no cgroup for it`];
}
