import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, writeFileSync } from "node:fs";

const spare = new Map<number, Promise<number>>();

/**
 * A new user namespace, by its descriptor. Until bubblewrap's filter of system calls is set, its process has this machine's
 * /proc open, and programs of the same user namespace may trace it: https://man7.org/linux/man-pages/man2/ptrace.2.html.
 */
export async function takeUser(id: number): Promise<number> {
  const next = spare.get(id) ?? make(id);
  spare.delete(id);
  const descriptor = await next;
  prepareUser(id);
  return descriptor;
}

export function prepareUser(id: number): void {
  if (spare.has(id)) return;
  const coming = make(id);
  spare.set(id, coming);
  coming.catch(() => spare.get(id) === coming && spare.delete(id));
}

async function make(id: number): Promise<number> {
  const child = spawn("unshare", ["--user", "/bin/sh", "-c", "echo; read end"], { stdio: ["pipe", "pipe", "ignore"] });
  child.stdin.on("error", () => {});
  try {
    const [said] = await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
    if (!Buffer.isBuffer(said)) throw new Error("unshare made no user namespace");
    const own = `/proc/${child.pid}`;
    writeFileSync(`${own}/setgroups`, "deny");
    for (const map of ["uid_map", "gid_map"]) writeFileSync(`${own}/${map}`, `${id} 0 1`);
    return openSync(`${own}/ns/user`, "r");
  } finally {
    child.kill("SIGKILL");
  }
}
