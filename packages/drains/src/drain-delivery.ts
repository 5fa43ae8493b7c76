import { parseSigned, readSigned, type SignedDelivery, type SigningSecret, sign } from "@slipway/core";

/**
 * Checks the signature of a drain's delivery, in constant time, and reads its records: a JSON list, or one a line.
 *
 * @param delivery a request of the web, of Node, or of a library, which nobody has read yet; or its raw body beside its headers.
 * @param secret of the drain. While it is replaced, both: `[now, before]`.
 * @throws `InputError` when the signature is missing or fits the raw body under no secret, the body is longer than 16 MiB, was read
 * or parsed before or is no JSON, and for a secret that is empty or has white space around it.
 * @example
 * for (const record of await verifyDrain(request, process.env.DRAIN_SECRET ?? "")) console.log(record);
 */
export async function verifyDrain(delivery: SignedDelivery, secret: SigningSecret): Promise<Record<string, unknown>[]> {
  const text = (await readSigned(delivery, secret)).trim();
  const lines = text.startsWith("[") ? [text] : text.split("\n").filter((line) => line.trim());
  // The signature says that the platform wrote them.
  return lines.flatMap((line) => parseSigned(line) as Record<string, unknown>[]);
}

/** Makes a delivery as the platform would, for tests: its raw body, and its headers with the signature. */
export async function signDrain(
  records: readonly Record<string, unknown>[],
  secret: string,
): Promise<{ body: string; headers: Record<string, string> }> {
  const body = JSON.stringify(records);
  return { body, headers: { "content-type": "application/json", "x-vercel-signature": await sign(body, secret) } };
}
