import { linkAt } from "../store/files/open-folder.ts";
import { sessionOf } from "./leftovers.ts";
import { listed, readIfThere } from "./machine-files.ts";

export type Holder = { readonly sessionId: string } | "no sandbox";

/** Owners of listening sockets: a socket has one owner as long as it exists. */
const holders = new Map<string, Holder | undefined>();
const maxHolders = 1000;

export function holderOfPort(port: number): Holder | undefined {
  const socket = listenerOn(port);
  if (socket === undefined) return undefined;
  if (!holders.has(socket)) {
    if (holders.size >= maxHolders) holders.clear();
    holders.set(socket, ownerOf(socket));
  }
  return holders.get(socket);
}

const listening = "0A";

/** Addresses of a listener that 127.0.0.1 leads to, as /proc/net writes them, the nearest first. */
const ways = ["0100007F", "0000000000000000FFFF00000100007F", "00000000", "0".repeat(32)];

function listenerOn(port: number): string | undefined {
  const digits = port.toString(16).toUpperCase().padStart(4, "0");
  const sockets = new Map<string, string>();
  for (const table of ["tcp", "tcp6"]) {
    for (const line of readIfThere(`/proc/net/${table}`).split("\n").slice(1)) {
      const [, local = "", , state, , , , , , inode] = line.trim().split(/\s+/);
      if (state === listening) sockets.set(local, `socket:[${inode}]`);
    }
  }
  return ways.map((address) => sockets.get(`${address}:${digits}`)).find((socket) => socket !== undefined);
}

function ownerOf(socket: string): Holder | undefined {
  const pid = listed("/proc").find((name) => /^\d+$/.test(name) && has(name, socket));
  if (pid === undefined) return undefined;
  // A command may have removed the marker from its environment.
  const sessionId = sessionOf(pid) ?? /\/slipway-sandbox-(\w+)$/m.exec(readIfThere(`/proc/${pid}/cgroup`))?.[1];
  if (sessionId !== undefined) return { sessionId };
  return comesFromHere(pid) ? undefined : "no sandbox";
}

function has(pid: string, socket: string): boolean {
  return listed(`/proc/${pid}/fd`).some((fd) => linkAt(`/proc/${pid}/fd/${fd}`) === socket);
}

function comesFromHere(pid: string): boolean {
  for (let at = parentOf(pid); at !== undefined && at !== "0"; at = parentOf(at)) {
    if (at === String(process.pid)) return true;
  }
  return false;
}

function parentOf(pid: string): string | undefined {
  return /^PPid:\s*(\d+)$/m.exec(readIfThere(`/proc/${pid}/status`))?.[1];
}
