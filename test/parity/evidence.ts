import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Operations that a judge accepted, by name, as its suite writes them with `-u`. A suite whose result differs from its file fails,
 * so that docs/parity.md never claims more than was observed.
 */
export type Judge = "clients" | "answers" | "functions";

/** Record of a suite: the operations that a judge accepted, or the statuses and codes of the emulator's refusals. */
export type Noted = Judge | "refusals" | "platform";

export function evidenceFile(noted: Noted): string {
  return join(import.meta.dirname, "evidence", `${noted}.json`);
}

/** Members of the judge's kind that accepted each operation, such as the clients that called it; or its refusals. */
export type Evidence = Readonly<Record<string, readonly string[]>>;

export function readEvidence(noted: Noted): Evidence {
  return JSON.parse(readFileSync(evidenceFile(noted), "utf8"));
}

export function printEvidence(evidence: ReadonlyMap<string, ReadonlySet<string>>): string {
  const lines = [...evidence]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([operation, by]) => {
      const names = [...by].sort().map((name) => JSON.stringify(name));
      return `  ${JSON.stringify(operation)}: [${names.join(", ")}]`;
    });
  return `{\n${lines.join(",\n")}\n}\n`;
}
