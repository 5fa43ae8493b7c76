import type { Change } from "../store/store.ts";
import type { Part } from "./services.ts";

/** What a request was given and what it did. What lets somebody in is hidden when somebody looks: most of it nobody does. */
export interface RequestDetail {
  /** The operation's input as it was read. Absent: it had none, no JSON, or more than is kept. */
  readonly input?: unknown;
  /** Its body. */
  readonly body?: unknown;
  /** Why it was refused. */
  readonly message?: string;
  /** What it changed itself, such as `added projects prj_1`; what follows later is not here. */
  readonly changed?: readonly string[];
}

const mostKept = 1000;
/** What all have together, in characters, and each of them. */
const mostCharacters = 512 * 1024;
const longest = 16 * 1024;
const mostChanges = 20;
const longestMessage = 1000;

/** The details of the latest requests, as texts: what somebody looks at once costs little until then. */
export class RequestDetails {
  readonly #texts = new Map<string, string>();
  #characters = 0;

  add(id: string, { input, body, message, ...changes }: RequestDetail): void {
    const rest = { ...changes, ...(message !== undefined && { message: message.slice(0, longestMessage) }) };
    const whole = JSON.stringify({ input, body, ...rest });
    const text = whole.length > longest ? JSON.stringify(rest) : whole;
    if (text === "{}") return;
    this.#texts.set(id, text);
    this.#characters += text.length;
    for (const [oldest, { length }] of this.#texts) {
      if (this.#texts.size <= mostKept && this.#characters <= mostCharacters) break;
      this.#texts.delete(oldest);
      this.#characters -= length;
    }
  }

  of(id: string): RequestDetail {
    return JSON.parse(this.#texts.get(id) ?? "{}");
  }

  clear(): void {
    this.#texts.clear();
    this.#characters = 0;
  }
}

export const requestDetails: Part<RequestDetails> = {
  make: () => new RequestDetails(),
  clear(details) {
    details.clear();
    return [];
  },
};

export function isKept({ headers, body }: Request): boolean {
  const length = headers.get("content-length") ?? (body ? Number.POSITIVE_INFINITY : 0);
  return Number(length) <= longest && !headers.has("transfer-encoding");
}

export function changesInWords(changes: readonly Change[]): readonly string[] {
  const words = changes.slice(0, mostChanges).map(({ table, id, before, after }) => {
    const change = before ? (after ? "changed" : "removed") : "added";
    return `${change} ${table.name} ${table.secret === "id" ? "*" : id}`;
  });
  const more = changes.length - words.length;
  return more > 0 ? [...words, `and ${more} more`] : words;
}
