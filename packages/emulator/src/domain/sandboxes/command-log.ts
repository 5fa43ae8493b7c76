import { mkdirSync, statSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { bounds } from "../../isolation/bounds.ts";
import type { Output } from "../../isolation/run.ts";
import { partsOf } from "./text-parts.ts";

export const maxPartLength: number = 64 * 1024;

/** Delay of each further piece of a full log, so that its command keeps nobody busy, in ms. */
const slowly = 20;

export class CommandLog {
  readonly #file: string;
  #handle: Promise<FileHandle> | undefined;
  #turn: Promise<unknown> = Promise.resolve();
  #size: number;
  #isFull = false;
  #isEnded: boolean;
  readonly #waiting = new Set<() => void>();

  private constructor(file: string, size: number, isEnded: boolean) {
    this.#file = file;
    this.#size = size;
    this.#isEnded = isEnded;
  }

  static begin(file: string): CommandLog {
    mkdirSync(dirname(file), { recursive: true });
    return new CommandLog(file, 0, false);
  }

  static of(file: string): CommandLog {
    return new CommandLog(file, statSync(file, { throwIfNoEntry: false })?.size ?? 0, true);
  }

  append({ stream, data }: Output): Promise<void> {
    const written = this.#turn.then(async () => {
      for (const part of partsOf(data, maxPartLength)) await this.#write({ stream, data: part });
    });
    this.#turn = written.catch(() => {});
    return written;
  }

  async #write(output: Output): Promise<void> {
    if (this.#isFull) {
      await pause(slowly, undefined, { ref: false });
      return;
    }
    const line = Buffer.from(`${JSON.stringify(output)}\n`);
    this.#isFull = this.#size + line.length > bounds.output;
    const notice: Output = {
      stream: "stderr",
      data: `\nThe command has written more than ${bounds.output} bytes; what follows is not kept\n`,
    };
    const stored = this.#isFull ? Buffer.from(`${JSON.stringify(notice)}\n`) : line;
    this.#handle ??= open(this.#file, "a", 0o600);
    await (await this.#handle).write(stored);
    this.#size += stored.length;
    this.#tell();
  }

  async end(): Promise<void> {
    await this.#turn;
    this.#isEnded = true;
    this.#tell();
  }

  async close(): Promise<void> {
    await this.end();
    await (await this.#handle?.catch(() => undefined))?.close();
  }

  async *follow(signal: AbortSignal): AsyncGenerator<Output> {
    let handle: FileHandle | undefined;
    let at = 0;
    try {
      for (;;) {
        const isLast = this.#isEnded;
        const change = this.#change(signal);
        let rest = "";
        while (at < this.#size && !signal.aborted) {
          handle ??= await open(this.#file, "r");
          const piece = Buffer.alloc(Math.min(this.#size - at, 64 * 1024));
          const { bytesRead } = await handle.read(piece, 0, piece.length, at);
          if (bytesRead === 0) break;
          const end = piece.lastIndexOf(10, bytesRead - 1) + 1;
          if (end === 0) {
            rest = await this.#longLine(handle, at);
            at += Buffer.byteLength(rest);
            yield* linesOf(rest);
            continue;
          }
          at += end;
          yield* linesOf(piece.toString("utf8", 0, end));
        }
        if (isLast || signal.aborted) return;
        await change;
      }
    } finally {
      await handle?.close();
    }
  }

  async #longLine(handle: FileHandle, at: number): Promise<string> {
    for (let length = 256 * 1024; ; length *= 2) {
      const piece = Buffer.alloc(Math.min(length, this.#size - at));
      const { bytesRead } = await handle.read(piece, 0, piece.length, at);
      const end = piece.indexOf(10) + 1;
      if (end > 0) return piece.toString("utf8", 0, end);
      if (bytesRead >= this.#size - at) return piece.toString("utf8", 0, bytesRead);
    }
  }

  #change(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        this.#waiting.delete(wake);
        signal.removeEventListener("abort", wake);
        resolve();
      };
      this.#waiting.add(wake);
      if (signal.aborted) wake();
      else signal.addEventListener("abort", wake);
    });
  }

  #tell(): void {
    for (const wake of [...this.#waiting]) wake();
  }
}

function linesOf(text: string): Output[] {
  return text
    .split("\n")
    .filter(Boolean)
    .flatMap((line) => {
      try {
        // Each line is an output; a killed emulator may have left a part of one.
        return [JSON.parse(line) as Output];
      } catch {
        return [];
      }
    });
}
