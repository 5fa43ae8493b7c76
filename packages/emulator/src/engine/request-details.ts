import type { Change } from "../store/store.ts";
import type { Service } from "./services.ts";

/** Input and effects of a request. Secrets are hidden when it is read, since most are never read. */
export interface RequestDetail {
  /** The operation's input. Absent: none, not JSON, or too large to keep. */
  readonly input?: unknown;
  readonly body?: unknown;
  /** The error message. */
  readonly message?: string;
  /** Rows that the request itself changed, such as `added projects prj_1`, without later effects. */
  readonly changed?: readonly string[];
}

const maxKept = 1000;
/** Characters of all details together. */
const maxCharacters = 512 * 1024;
/** Characters of one request's details. */
const maxLength = 16 * 1024;
const maxChanges = 20;
const maxMessageLength = 1000;

/** Details of the latest requests, kept as JSON text and parsed when read, since most are never read. */
export class RequestDetails {
  readonly #texts = new Map<string, string>();
  #characters = 0;

  add(id: string, { input, body, message, ...changes }: RequestDetail): void {
    const rest = { ...changes, ...(message !== undefined && { message: message.slice(0, maxMessageLength) }) };
    const whole = JSON.stringify({ input, body, ...rest });
    const text = whole.length > maxLength ? JSON.stringify(rest) : whole;
    if (text === "{}") return;
    this.#texts.set(id, text);
    this.#characters += text.length;
    for (const [oldest, { length }] of this.#texts) {
      if (this.#texts.size <= maxKept && this.#characters <= maxCharacters) break;
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

export const requestDetails: Service<RequestDetails> = {
  make: () => new RequestDetails(),
  clear(details) {
    details.clear();
    return [];
  },
};

export function isKept({ headers, body }: Request): boolean {
  const length = headers.get("content-length") ?? (body ? Number.POSITIVE_INFINITY : 0);
  return Number(length) <= maxLength && !headers.has("transfer-encoding");
}

export function changesInWords(changes: readonly Change[]): readonly string[] {
  const words = changes.slice(0, maxChanges).map(({ table, id, rowBefore, rowAfter }) => {
    const change = rowBefore ? (rowAfter ? "changed" : "removed") : "added";
    return `${change} ${table.name} ${table.secret === "id" ? "*" : id}`;
  });
  const more = changes.length - words.length;
  return more > 0 ? [...words, `and ${more} more`] : words;
}
