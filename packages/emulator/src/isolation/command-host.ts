import type { Socket } from "node:net";
import type { Begin, Start } from "./begin-process.ts";

/** A command that somebody wants to run. */
export interface Command {
  readonly command: string;
  readonly args: readonly string[];
  /** Absolute. */
  readonly cwd: string;
  /** All that it gets beside what the runtime itself says, such as PATH. */
  readonly env: Readonly<Record<string, string>>;
  readonly sudo: boolean;
  /** Its programs trust the authority of the way out, which changes what is encrypted. */
  readonly trusts?: boolean;
}

/** Where the commands of a session run: on this machine as it is, or isolated. */
export interface CommandHost<Files> {
  readonly files: Files;
  readonly isIsolated: boolean;
  readonly begin: Begin;
  /** Throws a `PlatformError` for what cannot be had here, such as a directory that is not there. */
  startOf(line: Command): Promise<Omit<Start, "outputs">>;
  connect(port: number): Promise<Socket>;
  close(): Promise<void>;
  readonly closed?: Promise<void>;
}
