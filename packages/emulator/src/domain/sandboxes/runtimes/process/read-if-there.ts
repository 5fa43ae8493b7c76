import { readFileSync } from "node:fs";

export function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // Another system, another user's process, or one that has ended.
    return "";
  }
}
