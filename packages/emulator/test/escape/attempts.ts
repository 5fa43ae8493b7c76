import { expect } from "vitest";

/** Scripts by subject, each with its output if it reaches nothing. */
export type Attempts = Readonly<Record<string, readonly [script: string, holds: string | RegExp]>>;

export function scriptOf(attempts: Attempts): string {
  const lines = Object.entries(attempts).map(
    ([name, [script]]) => `printf '\n@@%s\n' "${name}"; (${script}\n) 2>&1 </dev/null`,
  );
  return lines.join("\n");
}

export function foundIn(output: string): Record<string, string> {
  const parts = output.split(/^@@/m).slice(1);
  return Object.fromEntries(
    parts.map((part) => {
      const end = part.indexOf("\n");
      return [part.slice(0, end), part.slice(end + 1).trim()];
    }),
  );
}

export function heldBy(attempts: Attempts): Record<string, unknown> {
  const all = Object.entries(attempts);
  return Object.fromEntries(
    all.map(([name, [, holds]]) => [name, typeof holds === "string" ? holds : expect.stringMatching(holds)]),
  );
}
