import { readdirSync, readFileSync } from "node:fs";

export function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

export function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** This machine's /proc/meminfo with at most so many MiB and no swap. Its length is constant, for a file that is overwritten while programs read it. */
export function memoryInfo(mebibytes: number): string {
  return readIfThere("/proc/meminfo").replace(/^(\S+:) +(\d+) kB$/gm, (_, name: string, size: string) => {
    const most = name.startsWith("Swap") ? 0 : mebibytes * 1024;
    return `${name} ${String(Math.min(Number(size), most)).padStart(12)} kB`;
  });
}

let next = 0;

/** A range of the emulator's processors for one sandbox; the next sandbox gets the next range. Absent: there are too few, or no range. */
export function processorsFor(count: number): string | undefined {
  const [, first = 0, last = 0] =
    /^Cpus_allowed_list:\s*(\d+)-(\d+)$/m.exec(readIfThere("/proc/self/status"))?.map(Number) ?? [];
  const others = last - first + 1 - count;
  if (others <= 0) return undefined;
  const from = first + (next % (others + 1));
  next += count;
  return `${from}-${from + count - 1}`;
}
