import type { Socket } from "node:net";
import type { IsolatedPlace } from "../../../isolation/bubblewrap/open-isolated.ts";
import type { Command } from "../../../isolation/command-host.ts";
import type { Output, Running } from "../../../isolation/run.ts";
import type { Size, Terminal } from "../../../isolation/terminal.ts";
import type { PolicyRow } from "../tables.ts";

export interface Runtime {
  demand(requirements: Requirements): void;
  open(place: MachinePlace): Promise<Machine>;
  /** Whether files of a stopped session become a layer that other machines mount. Otherwise they are packed. */
  readonly isLayered?: boolean;
  endLeftovers(sessionIds: readonly string[]): Promise<void>;
}

export interface Requirements {
  readonly runtime: string;
  readonly image?: string | undefined;
  readonly imageDigest?: string | undefined;
}

export interface MachinePlace extends IsolatedPlace {
  /** Throws a `PlatformError` where so many bytes more do not fit into what a sandbox may hold. @param mount where the drive is mounted that they are for */
  demandRoom(bytes: number, mount?: string): Promise<void>;
}

export interface CommandLine extends Command {
  readonly policy?: PolicyRow | undefined;
}

export interface Machine {
  /** Throws a `PlatformError` where there is no such directory. @param take gets the output as it is written, and is waited for */
  run(line: CommandLine, take: (output: Output) => Promise<void>): Promise<Running>;
  openTerminal(line: CommandLine, take: (output: Output) => Promise<void>, size: Size): Promise<Terminal>;
  unpack(directory: string, archive: AsyncIterable<Uint8Array>, mayBePlain: boolean): Promise<void>;
  restore(archive: AsyncIterable<Uint8Array>, signal?: AbortSignal): Promise<void>;
  read(path: string): Promise<FileContent | undefined>;
  mkdir(path: string, recursive: boolean): Promise<void>;
  freeze(): AsyncIterable<Uint8Array>;
  /** Ends all that runs, by force after `grace` ms; the files stay. */
  halt(grace: number): Promise<void>;
  connect(port: number): Promise<Socket>;
  /** Ends all that runs, without waiting, and the machine itself; the files stay. */
  close(): Promise<void>;
  /** Resolves when nothing can run in it any more, also where something else has ended it. Absent: nothing else can. */
  readonly closed?: Promise<void> | undefined;
}

interface FileContent {
  readonly size: number;
  open(): ReadableStream<Uint8Array>;
}
