import type { Client } from "@slipway/core";

/** Streams and environment of the process, which tests replace. */
export interface Io {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WriteStream;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface Context {
  readonly io: Io;
  readonly options: GlobalOptions;
  /** Aborts with Ctrl-C and after `--timeout`. */
  readonly signal: AbortSignal;
  /** By `--json` and the like, else a table at a terminal and NDJSON in a pipe. */
  readonly format: Format;
  readonly isTalk: boolean;
  isGlobal(option: string): boolean;
  client(): Promise<Client>;
  print(value: unknown, shape?: Shape): Promise<void>;
  /** Writes a note for people to stderr, unless `--quiet`. */
  note(text: string): void;
  /** Asks the user, unless `--yes`. It throws without consent, and without a terminal it says what to pass. */
  confirm(question: string): Promise<void>;
  /** Prompts for a line, hidden for secrets. Without a terminal it throws, and `instead` says what to pass. */
  ask(question: string, options: { readonly secret?: boolean; readonly instead: string }): Promise<string>;
  /** Shows progress on stderr, after a second at a terminal. `say` replaces the text, and moves a bar by the fraction that is done. */
  progress<T>(text: string, work: (say: (text: string, fraction?: number) => void) => Promise<T>): Promise<T>;
}

export interface GlobalOptions {
  readonly team?: string;
  readonly profile?: string;
  /** URL of the emulator; empty: one that is found or started. */
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
  readonly timeout?: number;
  readonly retry: boolean;
  readonly include?: true;
  readonly quiet?: true;
  readonly verbose?: true;
  readonly color: boolean;
}

export type Format = "json" | "ndjson" | "table" | "raw";

export interface Shape {
  /** Dotted paths of a row's members. Absent: all. */
  readonly columns?: readonly string[] | undefined;
}

/** Exit codes; README.md has the table for users. */
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

/** A failure of a command. Its message says what happened and what to do next. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.refused) {
    super(message);
    this.exitCode = exitCode;
  }
}

export function usageError(message: string): CommandError {
  return new CommandError(message, exitCodes.usage);
}

/** Handles a failed import of optional packages: the error says what to install. */
export function needs(command: string, ...packages: readonly string[]): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND")) throw error;
    throw new CommandError(
      `slipway ${command} needs packages that are not here, and nothing was sent: npm install ${packages.join(" ")}`,
    );
  };
}
