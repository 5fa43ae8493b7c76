import { readSigned, type SignedDelivery, sign } from "@slipway/core";

/**
 * Checks the signature of a drain's delivery, in constant time, and reads its records: a JSON list, or one a line.
 *
 * @param secret of the drain
 * @throws `InputError` when the signature is missing or does not fit the raw body.
 * @example
 * for (const record of await verifyDrain(request, process.env.DRAIN_SECRET ?? "")) console.log(record);
 */
export async function verifyDrain(delivery: SignedDelivery, secret: string): Promise<Record<string, unknown>[]> {
  const text = (await readSigned(delivery, secret)).trim();
  if (text.startsWith("[")) return JSON.parse(text);
  return text.split("\n").flatMap((line) => (line.trim() ? [JSON.parse(line)] : []));
}

/** Makes a delivery as the platform would, for tests: its raw body, and its headers with the signature. */
export async function signDrain(
  records: readonly Record<string, unknown>[],
  secret: string,
): Promise<{ body: string; headers: Record<string, string> }> {
  const body = JSON.stringify(records);
  return { body, headers: { "content-type": "application/json", "x-vercel-signature": await sign(body, secret) } };
}
