import { InputError } from "../errors/input-error.ts";
import { headerOf, type RequestHeaders } from "./header-of.ts";
import { readAtMost } from "./read-at-most.ts";

/** A delivery as it came: an unread request of the web or of a library, one of Node, or the raw body beside its headers. */
export interface SignedDelivery extends Partial<AsyncIterable<Uint8Array>> {
  readonly headers: RequestHeaders;
  /** The body as it was received; parsed and printed again it no longer fits the signature. Absent: the request of Node gives it itself. */
  readonly body?:
    | string
    | Uint8Array
    | ArrayBuffer
    | ReadableStream<Uint8Array>
    | AsyncIterable<Uint8Array | string>
    | null
    | undefined;
  /** A request of the web has these two, */
  readonly bodyUsed?: boolean;
  /** and one of Node this one. */
  readonly readableDidRead?: boolean;
}

/** What signs: while it is replaced, the one that counts now and the one before. */
export type SigningSecret = string | readonly string[];

const HEADER = "x-vercel-signature";

/** Bytes of a delivery: anybody may send one, and it is read before its signature can be judged. */
const MAX_DELIVERY = 16_777_216;

/** Signs a body as the platform does: HMAC-SHA1 under the secret, hexadecimal. */
export async function sign(body: string | Uint8Array, secret: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await importKey(secret), toBytes(body));
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Reads a delivery's body as text after its signature was checked, in constant time; of several secrets one has to fit.
 *
 * @throws `InputError` when the body is longer than 16 MiB, takes longer than 30 s, was read before or cannot be read, there is no secret
 * or one with white space around it, no raw body, or the signature is missing or does not fit; nothing of the body can be trusted then.
 */
export async function readSigned(delivery: SignedDelivery, secret: SigningSecret): Promise<string> {
  const keys = await Promise.all([secret].flat().map(importKey));
  if (keys.length === 0) throw noSecret();
  const signature = headerOf(delivery.headers, HEADER);
  if (!signature) throw signatureError(HEADER, `The delivery has no ${HEADER}: it is not the platform's.`);
  const body = await readDelivery(delivery);
  // What is no signature fits nothing.
  const claimed = fromHex(/^[0-9a-f]{40}$/i.test(signature) ? signature : "");
  const fits = await Promise.all(keys.map((key) => crypto.subtle.verify("HMAC", key, claimed, body)));
  if (fits.includes(true)) return new TextDecoder().decode(body);
  throw signatureError(
    HEADER,
    `The ${HEADER} does not fit the body: check the secret, and that the body is the raw one.`,
  );
}

export function parseSigned(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Its error quotes the body, which may hold what is private.
    throw signatureError("body", "The delivery is no JSON, although its signature fits.");
  }
}

async function readDelivery(delivery: SignedDelivery): Promise<Uint8Array<ArrayBuffer>> {
  // A request of Node is its own body; frameworks put a parsed one beside it.
  const { body = delivery, bodyUsed, readableDidRead } = delivery;
  // Any value can be asked for its members, once it is an object.
  const { locked }: { locked?: boolean } = Object(body);
  const isStream = Symbol.asyncIterator in Object(body);
  if (isStream && (bodyUsed || locked || (body === delivery && readableDidRead))) {
    throw signatureError("body", "The body was read already: verify first, or give the raw body beside the headers.");
  }
  const tooLong = () =>
    signatureError(HEADER, `The delivery is longer than ${MAX_DELIVERY} bytes: it is not the platform's.`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, 30_000, Error("took over 30 s"));
  });
  try {
    // What is no stream is one chunk; it was looked for above.
    const chunks = isStream ? (body as AsyncIterable<unknown>) : [body ?? ""];
    return toBytes(await Promise.race([readAtMost(byteChunks(chunks), MAX_DELIVERY, tooLong), late]));
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw signatureError("body", "The body could not be read to its end.", cause);
  } finally {
    clearTimeout(timer);
  }
}

async function* byteChunks(body: Iterable<unknown> | AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) yield toBytes(chunk);
}

async function importKey(secret: string): Promise<CryptoKey> {
  if (!secret || typeof secret !== "string") throw noSecret();
  if (secret.trim() !== secret) {
    throw signatureError("secret", "The secret has white space around it: trim it.");
  }
  return crypto.subtle.importKey("raw", toBytes(secret), { name: "HMAC", hash: "SHA-1" }, false, ["sign", "verify"]);
}

function noSecret(): InputError {
  return signatureError("secret", "There is no secret: give the one that signs.");
}

function signatureError(parameter: string, message: string, cause?: unknown): InputError {
  return new InputError(message, { parameter, cause });
}

/** A body, or a chunk of it: requests of Node give texts where somebody has said so. */
function toBytes(data: unknown): Uint8Array<ArrayBuffer> {
  if (typeof data === "string") return new TextEncoder().encode(data);
  // Of a view's elements there is no type; those of Uint8Array are bytes.
  if (ArrayBuffer.isView(data) || data instanceof ArrayBuffer) return new Uint8Array(data as ArrayBuffer);
  throw signatureError("body", "The body was parsed: give the raw body, text or bytes.");
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => +`0x${pair}`);
}
