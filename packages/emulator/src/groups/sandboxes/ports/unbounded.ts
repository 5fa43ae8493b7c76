import { type Controller, controllers, makeCgroup } from "../runtimes/process/cgroup.ts";

/** What nothing bounds here, in words, as one cgroup that is made to see it has shown. Absent: all is bounded. */
export async function sayUnbounded(): Promise<string | undefined> {
  const probe = makeCgroup(`probe-${process.pid}`, { memory: 64, vcpus: 1 });
  await probe?.remove();
  const words: Record<Controller, string> = {
    pids: "how many processes",
    memory: "how much memory",
    cpu: "how much processor time",
  };
  const missing = controllers.filter((controller) => !probe?.bounds.includes(controller));
  if (missing.length === 0) return undefined;
  return `Nothing bounds ${missing.map((controller) => words[controller]).join(" and ")} a sandbox has: this machine lets the emulator make no cgroup for it`;
}
