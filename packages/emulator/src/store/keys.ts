import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
  verify,
} from "node:crypto";
import { promisify } from "node:util";
import type { Matches } from "./matches.ts";
import type { Clause } from "./rows.ts";
import type { Store } from "./store.ts";
import { type Row, type Table, table } from "./table.ts";

export interface KeyRow extends Row {
  readonly value: string;
}

export const keyTable: Table<KeyRow, "value"> = table({
  name: "keys",
  called: "Key",
  indexes: { value: (key) => key.value },
  secret: "value",
});

const keyId = "emulator";

/** Keys for encryption and signatures; created on first use, within a transaction, and stored with the state. */
export class Keys {
  readonly #store: Store;
  // Parsing a key takes longer than verifying with it; `reset` makes a new one.
  #parsed: { readonly pem: string; readonly privateKey: KeyObject; readonly publicKey: KeyObject } | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  encrypt(text: string, purpose = ""): string {
    const key = loadOrCreate(this.#store, "encryption", () => randomBytes(32).toString("base64"));
    const nonce = randomBytes(12);
    const cipher = createCipheriv("aes-256-gcm", Buffer.from(key, "base64"), nonce);
    cipher.setAAD(Buffer.from(purpose));
    const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
  }

  decrypt(sealed: string, purpose = ""): string {
    // Reading creates no key: without one, nothing was sealed here.
    const known = this.#store.rows(keyTable).get("encryption");
    if (!known) throw new Error("This emulator has sealed nothing yet");
    const bytes = Buffer.from(sealed, "base64url");
    const key = Buffer.from(known.value, "base64");
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12), { authTagLength: 16 });
    decipher.setAAD(Buffer.from(purpose));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
  }

  /** A JSON Web Token signed with RS256. */
  signToken(claims: Readonly<Record<string, unknown>>): string {
    const signed = `${encode({ alg: "RS256", typ: "JWT", kid: keyId })}.${encode(claims)}`;
    return `${signed}.${sign("sha256", Buffer.from(signed), this.#signing().privateKey).toString("base64url")}`;
  }

  readToken(token: string): Readonly<Record<string, unknown>> | undefined {
    // Verifying creates no key, either.
    const [, signed, body, signature] = /^([\w-]+\.([\w-]+))\.([\w-]+)$/.exec(token) ?? [];
    if (!signed || !body || !signature || !this.#store.rows(keyTable).get("signing")) return undefined;
    const { publicKey } = this.#signing();
    const isOurs = verify("sha256", Buffer.from(signed), publicKey, Buffer.from(signature, "base64url"));
    return isOurs ? JSON.parse(Buffer.from(body, "base64url").toString()) : undefined;
  }

  /** The public key as a JSON Web Key; `undefined` before the first signature. Node's own type of it moved with its versions. */
  publicKey(): Readonly<Record<string, unknown>> | undefined {
    if (!this.#store.rows(keyTable).get("signing")) return undefined;
    return { ...this.#signing().publicKey.export({ format: "jwk" }), kid: keyId, alg: "RS256", use: "sig" };
  }

  /** Creates the signing key ahead of time: an answer may not wait that long. */
  async prepare(): Promise<void> {
    if (this.#store.rows(keyTable).get("signing")) return;
    const { privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
    this.#store.transact(() => loadOrCreate(this.#store, "signing", () => pemOf(privateKey)));
  }

  #signing(): { readonly privateKey: KeyObject; readonly publicKey: KeyObject } {
    const pem = loadOrCreate(this.#store, "signing", () =>
      pemOf(generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey),
    );
    if (this.#parsed?.pem !== pem) {
      const privateKey = createPrivateKey(pem);
      this.#parsed = { pem, privateKey, publicKey: createPublicKey(privateKey) };
    }
    return this.#parsed;
  }
}

export function pemOf(key: KeyObject): string {
  return key.export({ type: "pkcs8", format: "pem" }).toString();
}

function loadOrCreate(store: Store, id: string, make: () => string): string {
  return (store.rows(keyTable).get(id) ?? store.rows(keyTable).put({ id, value: make() })).value;
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

/** N-gram indexes of names: a search within names only looks at rows that have all of the text's parts. */
export type NamePart = "letter" | "pair" | "triple";

export function nameParts<R extends { readonly name: string }>(): Readonly<Record<NamePart, (row: R) => string[]>> {
  return {
    letter: ({ name }) => partsOf(name, 1),
    pair: ({ name }) => partsOf(name, 2),
    triple: ({ name }) => partsOf(name, 3),
  };
}

/** Clauses for names that may contain `text`, for `isInName` to confirm. */
export function havingParts(text: string | undefined): readonly Clause<NamePart>[] {
  if (!text) return [];
  const length = Math.min(text.length, 3);
  const index = (["letter", "pair", "triple"] as const)[length - 1] ?? "triple";
  return partsOf(text, length).map((part) => [[index, part]]);
}

/** Case-insensitive. */
export function isInName({ name }: { readonly name: string }, text: string | undefined): boolean {
  return text === undefined || name.toLowerCase().includes(text.toLowerCase());
}

function partsOf(text: string, length: number): string[] {
  const plain = text.toLowerCase();
  const parts = Array.from({ length: plain.length - length + 1 }, (_, start) => plain.slice(start, start + length));
  return [...new Set(parts)];
}

/** Restricts matches sorted by name to those that start with a prefix. */
export function startingWith<R extends { readonly name: string }>(
  matches: Matches<R>,
  prefix: string | undefined,
): Matches<R> {
  if (prefix === undefined) return matches;
  return {
    positionAt: matches.positionAt,
    walk(direction, behind, goesOn = () => true) {
      // U+FFFF is not a letter of a name.
      const edge = direction === "asc" ? { by: prefix, position: 0 } : { by: `${prefix}\uffff`, position: 0 };
      return matches.walk(direction, behind ?? edge, (entry) => entry.row.name.startsWith(prefix) && goesOn(entry));
    },
  };
}
