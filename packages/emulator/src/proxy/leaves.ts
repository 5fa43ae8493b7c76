import { createSecureContext, type SecureContext } from "node:tls";
import type { Signer } from "../authority/authority.ts";

const maxHosts = 256;
const day = 24 * 60 * 60 * 1000;

interface Leaf {
  readonly context: SecureContext;
  readonly expiresAt: number;
}

/** Cache of leaf certificates by host. Their validity follows the machine's clock, not the emulator's. */
export class Leaves {
  readonly #cache = new Map<string, Leaf>();
  readonly #signer: Signer;
  readonly #now: () => number;

  constructor(signer: Signer, now: () => number = Date.now) {
    this.#signer = signer;
    this.#now = now;
  }

  get size(): number {
    return this.#cache.size;
  }

  of(host: string): SecureContext {
    const cached = this.#cache.get(host);
    this.#cache.delete(host);
    const leaf = cached && cached.expiresAt - this.#now() > day ? cached : this.#make(host);
    // Re-inserted, so that the first key is the least recently used.
    this.#cache.set(host, leaf);
    const [oldest] = this.#cache.keys();
    if (this.#cache.size > maxHosts && oldest !== undefined) this.#cache.delete(oldest);
    return leaf.context;
  }

  #make(host: string): Leaf {
    // Valid since yesterday, for clients whose clock is behind.
    const { certificate, key, expiresAt } = this.#signer.issue([host], this.#now() - day);
    return { context: createSecureContext({ key, cert: certificate + this.#signer.certificate }), expiresAt };
  }
}
