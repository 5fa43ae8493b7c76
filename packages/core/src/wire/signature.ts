import { InputError } from "../errors/input-error.ts";
import { headerOf, type RequestHeaders } from "./header-of.ts";

/** A delivery as it came: a request, or its raw body beside its headers. */
export type SignedDelivery =
  | Request
  | {
      /** The body as it was received; parsed and printed again it no longer fits the signature. */
      readonly body: string | Uint8Array;
      readonly headers: RequestHeaders;
    };

const HEADER = "x-vercel-signature";

/** Signs a body as the platform does: HMAC-SHA1 under the secret, hexadecimal. */
export async function sign(body: string | Uint8Array, secret: string): Promise<string> {
  const signature = await crypto.subtle.sign("HMAC", await keyOf(secret), bytesOf(body));
  return [...new Uint8Array(signature)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Reads a delivery's body after its signature was checked, in constant time.
 *
 * @returns the raw body as text.
 * @throws `InputError` when the body is longer than 16 MiB, there is no secret or no raw body, or the signature is missing or does not fit; nothing of the body can be trusted then.
 */
export async function readSigned(delivery: SignedDelivery, secret: string): Promise<string> {
  const { headers } = delivery;
  const signature = headerOf(headers, HEADER);
  if (!signature) throw new InputError(`The delivery has no ${HEADER}: it does not come from the platform.`, at);
  const body = delivery instanceof Request ? await readAll(delivery) : bytesOf(delivery.body);
  const claimed = /^([0-9a-f]{2}){20}$/i.test(signature) ? fromHex(signature) : new Uint8Array(20);
  if (!(await crypto.subtle.verify("HMAC", await keyOf(secret), claimed, body))) {
    throw new InputError(
      `The ${HEADER} does not fit the body: check the secret, and that the body is the raw one.`,
      at,
    );
  }
  return new TextDecoder().decode(body);
}

const at = { parameter: HEADER };

/** Bytes of a delivery: anybody may send one, and it is read before its signature can be judged. */
const LONGEST = 16_777_216;

async function readAll({ body }: Request): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; ; ) {
    const part = (await reader?.read())?.value;
    if (!part) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += part.length;
    if (size > LONGEST) {
      reader?.cancel().catch(() => {});
      throw new InputError(`The delivery is longer than ${LONGEST} bytes: it does not come from the platform.`, at);
    }
    parts.push(new Uint8Array(part));
  }
}

async function keyOf(secret: string): Promise<CryptoKey> {
  if (!secret) throw new InputError("There is no secret: give the one that signs.", { parameter: "secret" });
  return crypto.subtle.importKey("raw", bytesOf(secret), { name: "HMAC", hash: "SHA-1" }, false, ["sign", "verify"]);
}

function bytesOf(data: string | Uint8Array): Uint8Array<ArrayBuffer> {
  if (typeof data === "string") return new TextEncoder().encode(data);
  if (ArrayBuffer.isView(data)) return new Uint8Array(data);
  throw new InputError("The body was parsed: give the raw body, text or bytes.", { parameter: "body" });
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
