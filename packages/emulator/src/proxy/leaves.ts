import { createSecureContext, type SecureContext } from "node:tls";
import type { Signer } from "../authority/authority.ts";

const mostHosts = 256;
const day = 24 * 60 * 60 * 1000;

interface Leaf {
  readonly context: SecureContext;
  readonly expiresAt: number;
}

/** Certificates for hosts, made when first wanted. They hold by this machine's clock, by which clients judge them. */
export class Leaves {
  readonly #kept = new Map<string, Leaf>();
  readonly #signer: Signer;
  readonly #now: () => number;

  constructor(signer: Signer, now: () => number = Date.now) {
    this.#signer = signer;
    this.#now = now;
  }

  get size(): number {
    return this.#kept.size;
  }

  of(host: string): SecureContext {
    const kept = this.#kept.get(host);
    this.#kept.delete(host);
    const leaf = kept && kept.expiresAt - this.#now() > day ? kept : this.#make(host);
    // What was used last stands last.
    this.#kept.set(host, leaf);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostHosts && oldest !== undefined) this.#kept.delete(oldest);
    return leaf.context;
  }

  #make(host: string): Leaf {
    // A day before: of two programs on a machine one may live in another time.
    const { certificate, key, expiresAt } = this.#signer.issue([host], this.#now() - day);
    return { context: createSecureContext({ key, cert: certificate + this.#signer.certificate }), expiresAt };
  }
}
