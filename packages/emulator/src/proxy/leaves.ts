import { createSecureContext, type SecureContext } from "node:tls";
import type { Signer } from "../authority/authority.ts";

const maxHosts = 256;
const day = 24 * 60 * 60 * 1000;

interface Leaf {
  readonly context: SecureContext;
  readonly expiresAt: number;
}

/** Certificates for hosts, made when first wanted. They hold by this machine's clock, by which clients judge them. */
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
    // What was used last stands last.
    this.#cache.set(host, leaf);
    const [oldest] = this.#cache.keys();
    if (this.#cache.size > maxHosts && oldest !== undefined) this.#cache.delete(oldest);
    return leaf.context;
  }

  #make(host: string): Leaf {
    // A day before: of two programs on a machine one may live in another time.
    const { certificate, key, expiresAt } = this.#signer.issue([host], this.#now() - day);
    return { context: createSecureContext({ key, cert: certificate + this.#signer.certificate }), expiresAt };
  }
}
