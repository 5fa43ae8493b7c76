/** Below that it may stand anywhere by chance. */
const SHORTEST = 8;

/** Those that were shown last; tokens come and go. */
const MOST = 100;

/** Headers of a user's own that say who asks. */
const SAYING_WHO = /auth|cookie|key|token|secret/i;

/** What a registry's users show it, and its token service, to be let in: nobody else may see it. */
export class Secrets {
  readonly #all = new Set<string>();

  /** @param headers those of every request. */
  constructor(headers: Readonly<Record<string, string>> = {}) {
    for (const [name, value] of Object.entries(headers)) if (SAYING_WHO.test(name)) this.add(value);
  }

  add(secret: string): void {
    if (secret.length < SHORTEST) return;
    this.#all.delete(secret);
    this.#all.add(secret);
    const [oldest = ""] = this.#all;
    if (this.#all.size > MOST) this.#all.delete(oldest);
  }

  /** Takes them out of a text. */
  clean(text: string): string {
    let clean = text;
    for (const secret of this.#all) clean = clean.replaceAll(secret, "[redacted]");
    return clean;
  }

  /** Tells whether a text holds one, as it is, or as it is written in URLs and quotes. */
  holds(text: string): boolean {
    const plain = text.replace(/\\(.)/g, "$1");
    const all = [...this.#all];
    return all.some((secret) => [text, plain, decoded(text)].some((form) => form.includes(secret)));
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
