import type { Socket } from "node:net";
import type { SessionFiles } from "../files/session-files.ts";
import type { CommandLine } from "../runtime.ts";
import type { Begin, Start } from "./begin-process.ts";

/** Where the commands of a session run: on this machine as it is, or isolated. */
export interface CommandHost {
  readonly files: SessionFiles;
  readonly isIsolated: boolean;
  readonly begin: Begin;
  /** Throws a `PlatformError` for what cannot be had here, such as a directory that is not there. */
  startOf(line: CommandLine): Promise<Omit<Start, "outputs">>;
  connect(port: number): Promise<Socket>;
  close(): Promise<void>;
  readonly closed?: Promise<void>;
}
