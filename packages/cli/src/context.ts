import type { Client } from "@slipway/core";

/** The world outside: what a test replaces. */
export interface Io {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WriteStream;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface Context {
  readonly io: Io;
  readonly options: GlobalOptions;
  /** Aborts with Ctrl-C, and when `--timeout` ran out: hand it to whatever waits. */
  readonly signal: AbortSignal;
  /** How data is written: `--json` and its likes, else a table at a terminal and NDJSON in a pipe. */
  readonly format: Format;
  readonly isTalk: boolean;
  isGlobal(option: string): boolean;
  client(): Promise<Client>;
  print(value: unknown, shape?: Shape): Promise<void>;
  /** Says something to people on stderr, unless `--quiet`. */
  note(text: string): void;
  /** Goes on when the user agrees or said `--yes`; else it throws, and where nobody can be asked it says what to pass. */
  confirm(question: string): Promise<void>;
  /** Asks for a line, or shows nothing of it. It throws where nobody can be asked; `instead` says what to pass. */
  ask(question: string, options: { readonly secret?: boolean; readonly instead: string }): Promise<string>;
  /** Shows on stderr that something goes on, where it takes over a second at a terminal. `say` replaces the text, and moves a bar where it knows the part that is done, from 0 to 1. */
  progress<T>(text: string, work: (say: (text: string, done?: number) => void) => Promise<T>): Promise<T>;
}

export interface GlobalOptions {
  readonly team?: string;
  readonly profile?: string;
  /** Its URL; empty: an emulator that is found or started. */
  readonly local?: string;
  readonly dryRun?: true;
  readonly json?: true;
  readonly ndjson?: true;
  readonly table?: true;
  readonly raw?: true;
  readonly showSecrets?: true;
  readonly fields?: readonly string[];
  readonly limit?: number;
  readonly all?: true;
  readonly yes?: true;
  readonly wait?: true;
  /** In milliseconds. */
  readonly timeout?: number;
  readonly retry: boolean;
  readonly include?: true;
  readonly quiet?: true;
  readonly verbose?: true;
  readonly color: boolean;
}

export type Format = "json" | "ndjson" | "table" | "raw";

export interface Shape {
  /** Members of a row, as dotted paths. Absent: all. */
  readonly columns?: readonly string[] | undefined;
}

/** What the command's exit code says; README.md has the table for users. */
export const exitCodes = {
  done: 0,
  refused: 1,
  usage: 2,
  notFound: 3,
  noLogin: 4,
  rateLimited: 5,
  maybeDone: 6,
  timedOut: 124,
  interrupted: 130,
} as const;

/** The command cannot go on. Its message says what happened and what to do next. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.refused) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The command line is wrong, and nothing was sent. */
export function usageError(message: string): CommandError {
  return new CommandError(message, exitCodes.usage);
}

/** For an import of optional packages that fails: it says what to install. */
export function needs(command: string, ...packages: readonly string[]): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND")) throw error;
    throw new CommandError(
      `slipway ${command} needs packages that are not here, and nothing was sent: npm install ${packages.join(" ")}`,
    );
  };
}
