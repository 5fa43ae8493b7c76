import type { CommandOutputLine } from "../generated/types.ts";

/** The kept output of a command. */
export interface CollectedOutput {
  readonly stdout: string;
  readonly stderr: string;
  /** Whether it wrote more than was kept. */
  readonly truncated: boolean;
}

/** How many characters of each of its outputs a command's result has, unless it is said otherwise. */
const MOST = 16 * 1024 * 1024;

/** Keeps what a command writes, up to so many characters of each output: who writes it is not trusted. */
export class Collector {
  readonly #parts: { readonly stdout: string[]; readonly stderr: string[] } = { stdout: [], stderr: [] };
  readonly #left: { stdout: number; stderr: number };
  #truncated = false;

  constructor(most: number = MOST) {
    this.#left = { stdout: most, stderr: most };
  }

  add({ stream, data }: CommandOutputLine): void {
    const text = wholeUpTo(data, this.#left[stream]);
    if (text.length < data.length) this.#truncated = true;
    this.#left[stream] = text.length < data.length ? 0 : this.#left[stream] - text.length;
    if (text) this.#parts[stream].push(text);
  }

  get collected(): CollectedOutput {
    const { stdout, stderr } = this.#parts;
    return { stdout: stdout.join(""), stderr: stderr.join(""), truncated: this.#truncated };
  }
}

function wholeUpTo(text: string, length: number): string {
  const prefix = text.slice(0, length);
  return prefix.length < text.length ? prefix.replace(/[\uD800-\uDBFF]$/, "") : prefix;
}

/** Leaves out of an output what was given before: it is read from its beginning each time, and only all pieces together are the same. */
export class DeliveredOutput {
  readonly #given: Record<CommandOutputLine["stream"], number> = { stdout: 0, stderr: 0 };

  again(): (line: CommandOutputLine) => CommandOutputLine | undefined {
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
