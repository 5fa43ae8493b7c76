import { existsSync, readFileSync } from "node:fs";
import { mostProcesses } from "./cgroup.ts";
import { readIfThere } from "./read-if-there.ts";

/** What one sandbox or function gets of what the kernel has for a user: a quarter. */
const share = 4;

/** A folder, which is to be there, in the working directory, the session's own: what is /dev/pts there. */
export const terminals = "pts";

/** In blocks of 512 bytes: no file grows beyond a gibibyte. And a program that dies leaves no image of its memory. */
export const fileBounds: string = `ulimit -c 0; ulimit -f ${2 * 1024 ** 2}`;

const inotify = ["instances", "watches"] as const;
const limits = { sigpending: "pending signals", msgqueue: "msgqueue size" } as const;

/** Bounds what the kernel counts by user, as root of a new namespace: https://man7.org/linux/man-pages/man7/user_namespaces.7.html. */
export function boundsScript(): string {
  const watches = inotify.flatMap((name) => {
    const most = Number(readIfThere(`/proc/sys/fs/inotify/max_user_${name}`));
    return most > 0 ? `echo ${Math.ceil(most / share)} > /proc/sys/user/max_inotify_${name} || :` : [];
  });
  const own = readFileSync("/proc/self/limits", "utf8");
  const lower = Object.entries(limits).flatMap(([name, called]) => {
    const most = Number(new RegExp(`^Max ${called} +(\\d+)`, "m").exec(own)?.[1]);
    return most > 0 ? `--${name}=${Math.ceil(most / share)}` : [];
  });
  // Those that are on their way to others, taken by nobody, are counted by user; all of them, but root's, for the whole machine.
  const files = Math.floor(Number(readIfThere("/proc/sys/fs/file-max")) / share / mostProcesses);
  const prlimit = ["/usr/bin/prlimit", "/bin/prlimit"].find((path) => existsSync(path));
  return [
    `${fileBounds} || :`,
    // Terminals are counted for all but the machine's own; bubblewrap's are not bounded.
    `mount -t devpts -o newinstance,ptmxmode=0666,mode=0620,max=64 devpts ${terminals}`,
    ...watches,
    ...(prlimit && lower.length > 0 ? [`${prlimit} --pid $$ ${lower.join(" ")} || :`] : []),
    `ulimit -n ${Math.min(4096, Math.max(1024, files))} 2>/dev/null || :`,
    // The name of the option is the shell's. Of an emulator that is root's the kernel does not count processes.
    `ulimit -u ${mostProcesses} 2>/dev/null || ulimit -p ${mostProcesses}`,
  ].join("\n");
}
