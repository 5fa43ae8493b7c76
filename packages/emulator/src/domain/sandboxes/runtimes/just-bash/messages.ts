import type { Output } from "../../../../isolation/run.ts";
import type { Mount } from "../../../../isolation/session-disk.ts";

export interface ShellSettings {
  readonly url: string;
  readonly memory: number;
  readonly maxThreads: number;
  readonly maxOutput: number;
  readonly maxPartLength: number;
  readonly roots: readonly Mount[];
}

export interface ShellLine {
  readonly script: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

export type ToShell = { readonly id: number } & (
  | { readonly run: ShellLine }
  | { readonly kill: true }
  | { readonly taken: true }
);

export type FromShell = { readonly id: number } & (
  | { readonly output: Output }
  | { readonly exitCode: number }
  | { readonly killed: true }
);

export interface ShellResult {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number;
}

/** The lines of a text in pieces, by line feeds alone: JSON's texts hold other ends of lines. @param longest throws for a longer one */
export async function* linesOf(pieces: AsyncIterable<string>, longest: number): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of pieces) {
    const lines = `${rest}${piece}`.split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > longest) throw new Error("A line has no end");
    yield* lines;
  }
}
