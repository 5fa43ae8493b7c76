import type { Socket } from "node:net";
import type { Begin, Start } from "./begin-process.ts";

export interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly sudo: boolean;
}

export interface CommandHost<Files> {
  readonly files: Files;
  readonly begin: Begin;
  startOf(line: Command): Promise<Omit<Start, "outputs">>;
  connect(port: number): Promise<Socket>;
  halt(): Promise<void>;
  close(): Promise<void>;
  readonly closed?: Promise<void>;
}
