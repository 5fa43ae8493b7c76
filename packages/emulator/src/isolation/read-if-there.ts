import { readdirSync, readFileSync } from "node:fs";

export function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // The file is another system's or user's, or its process has ended.
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
