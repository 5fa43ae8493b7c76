import type { CommandOutputLine } from "../generated/types.ts";

/** Collected output of a command. */
export interface CollectedOutput {
  readonly stdout: string;
  readonly stderr: string;
  /** The command wrote more than was collected. */
  readonly truncated: boolean;
}

const DEFAULT_MAX = 16 * 1024 * 1024;

/** Collects the output of an untrusted command, bounded per stream. */
export class Collector {
  readonly #parts: { readonly stdout: string[]; readonly stderr: string[] } = { stdout: [], stderr: [] };
  readonly #left: { stdout: number; stderr: number };
  #truncated = false;

  constructor(max: number = DEFAULT_MAX) {
    this.#left = { stdout: max, stderr: max };
  }

  add({ stream, data }: CommandOutputLine): void {
    const part = wholeUpTo(data, this.#left[stream]);
    if (part.length < data.length) this.#truncated = true;
    this.#left[stream] = part.length < data.length ? 0 : this.#left[stream] - part.length;
    if (part) this.#parts[stream].push(part);
  }

  get collected(): CollectedOutput {
    const { stdout, stderr } = this.#parts;
    return { stdout: stdout.join(""), stderr: stderr.join(""), truncated: this.#truncated };
  }
}

/** The beginning of a text in UTF-16 units, without half a character. */
function wholeUpTo(text: string, length: number): string {
  const part = text.slice(0, length);
  return part.length < text.length ? part.replace(/[\uD800-\uDBFF]$/, "") : part;
}

/** Drops the part of an output that was received before. Each request starts at the beginning, and pieces may be cut differently. */
export class ReceivedOutput {
  readonly #given: Record<CommandOutputLine["stream"], number> = { stdout: 0, stderr: 0 };

  /** Starts another reading. @returns a function that extracts the new part of a piece. */
  restart(): (line: CommandOutputLine) => CommandOutputLine | undefined {
    const repeated = { ...this.#given };
    return ({ stream, data }) => {
      const repeatedLength = Math.min(repeated[stream], data.length);
      repeated[stream] -= repeatedLength;
      if (repeatedLength === data.length) return undefined;
      this.#given[stream] += data.length - repeatedLength;
      return { stream, data: data.slice(repeatedLength) };
    };
  }
}
