import { InputError } from "../errors/input-error.ts";
import { headerOf, type RequestHeaders } from "./header-of.ts";
import { readAtMost } from "./read-at-most.ts";

/** A delivery: an unread request of the web, of a library or of Node, or the raw body beside its headers. */
export interface SignedDelivery extends Partial<AsyncIterable<Uint8Array>> {
  readonly headers: RequestHeaders;
  /** The body as received; parsing and serializing it breaks the signature. Absent: the Node request is the body. */
  readonly body?:
    | string
    | Uint8Array
    | ArrayBuffer
    | ReadableStream<Uint8Array>
    | AsyncIterable<Uint8Array | string>
    | null
    | undefined;
  /** Member of a web request. */
  readonly bodyUsed?: boolean;
  /** Member of a Node request. */
  readonly readableDidRead?: boolean;
}

/** Signing secret, or during a rotation the current and the previous one. */
export type SigningSecret = string | readonly string[];

const HEADER = "x-vercel-signature";

/** In bytes; a delivery is read before its signature is verified. */
const MAX_SIZE = 16_777_216;

/** Signs a body like the platform: hexadecimal HMAC-SHA1. */
export async function sign(body: string | Uint8Array, secret: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await importKey(secret), toBytes(body));
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Verifies a delivery's signature in constant time and returns its body; one of several secrets must match.
 *
 * @throws `InputError` when the body is longer than 16 MiB, takes longer than 30 s, was read before or cannot be read, there is no secret
 * or one with white space around it, no raw body, or the signature is missing or does not fit; nothing of the body can be trusted then.
 */
export async function readSigned(delivery: SignedDelivery, secret: SigningSecret): Promise<string> {
  const keys = await Promise.all([secret].flat().map(importKey));
  if (keys.length === 0) throw noSecret();
  const signature = headerOf(delivery.headers, HEADER);
  if (!signature) throw inputError(HEADER, `The delivery has no ${HEADER}: it is not the platform's.`);
  const body = await readDelivery(delivery);
  const claimed = fromHex(/^[0-9a-f]{40}$/i.test(signature) ? signature : "");
  const fits = await Promise.all(keys.map((key) => crypto.subtle.verify("HMAC", key, claimed, body)));
  if (fits.includes(true)) return new TextDecoder().decode(body);
  throw inputError(HEADER, `The ${HEADER} does not match the body: check the secret, and give the raw body.`);
}

export function parseSigned(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's error would quote the body, which may be private.
    throw inputError("body", "The delivery is signed, but is not JSON.");
  }
}

async function readDelivery(delivery: SignedDelivery): Promise<Uint8Array<ArrayBuffer>> {
  // A Node request is its own body; frameworks add a parsed one.
  const { body = delivery, bodyUsed, readableDidRead } = delivery;
  // `Object()` makes any value readable.
  const { locked }: { locked?: boolean } = Object(body);
  const isStream = Symbol.asyncIterator in Object(body);
  if (isStream && (bodyUsed || locked || (body === delivery && readableDidRead))) {
    throw inputError("body", "The body was read already: verify first, or give the raw body beside the headers.");
  }
  const tooLong = () => inputError(HEADER, `The delivery is longer than ${MAX_SIZE} bytes: it is not the platform's.`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, 30_000, Error("took over 30 s"));
  });
  try {
    // Other bodies are one chunk; `isStream` tested the type.
    const chunks = isStream ? (body as AsyncIterable<unknown>) : [body ?? ""];
    return toBytes(await Promise.race([readAtMost(byteChunks(chunks), MAX_SIZE, tooLong), late]));
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw inputError("body", "The body could not be read to its end.", cause);
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
    throw inputError("secret", "The secret has white space around it: trim it.");
  }
  return crypto.subtle.importKey("raw", toBytes(secret), { name: "HMAC", hash: "SHA-1" }, false, ["sign", "verify"]);
}

function noSecret(): InputError {
  return inputError("secret", "There is no secret: give the webhook's.");
}

function inputError(parameter: string, message: string, cause?: unknown): InputError {
  return new InputError(message, { parameter, cause });
}

function toBytes(data: unknown): Uint8Array<ArrayBuffer> {
  if (typeof data === "string") return new TextEncoder().encode(data);
  // Views are copied by their elements, which are bytes for the supported Uint8Array.
  if (ArrayBuffer.isView(data) || data instanceof ArrayBuffer) return new Uint8Array(data as ArrayBuffer);
  throw inputError("body", "The body was parsed: give the raw body, text or bytes.");
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => +`0x${pair}`);
}
