import { openSync, readFileSync } from "node:fs";
import { listed } from "./machine-files.ts";

const closesOnExec = 0o2000000;

let nothing: number | undefined;
let inheritedCache: readonly number[] | undefined;

/** Shuts descriptors that the emulator inherited, such as a shell's lock: Node closes its own only. @param own how many the program has */
export function shutInherited(own: number): (number | "ignore")[] {
  // Cached before Node opens others of its own.
  inheritedCache ??= inherited();
  const handed = inheritedCache.filter((descriptor) => descriptor >= own);
  if (handed.length === 0) return [];
  nothing ??= openSync("/dev/null", "r");
  const shut = nothing;
  return Array.from({ length: Math.max(...handed) - own + 1 }, (_, index) =>
    handed.includes(index + own) ? shut : "ignore",
  );
}

export function inherited(): number[] {
  return listed("/proc/self/fd")
    .map(Number)
    .filter((descriptor) => descriptor > 2 && isHandedOn(descriptor));
}

function isHandedOn(descriptor: number): boolean {
  try {
    const [, flags = "0"] = /^flags:\s*(\d+)$/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, "utf8")) ?? [];
    return (Number.parseInt(flags, 8) & closesOnExec) === 0;
  } catch {
    return false;
  }
}
