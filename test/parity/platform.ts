import { readFileSync } from "node:fs";
import { evidenceFile } from "./evidence.ts";

/** Last results of the fixtures of the platform's public repository (`npm run test:platform`). */
export interface PlatformEvidence {
  readonly date: string;
  readonly fixtures: Readonly<Record<string, { readonly passed: number; readonly failed: readonly string[] }>>;
}

export function readPlatform(): PlatformEvidence {
  return JSON.parse(readFileSync(evidenceFile("platform"), "utf8"));
}
