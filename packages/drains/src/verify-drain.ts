import type { SignedDelivery, SigningSecret } from "@slipway/core";
import { readSigned, sign } from "@slipway/core/internal";
import { parseRecords } from "./decode-drain.ts";
import type { DrainRecords, LogEncoding } from "./generated/types.ts";

/**
 * Verifies the signature of a drain's delivery in constant time, and reads its records: a JSON list, one per line, or one object, as for
 * traces.
 *
 * What the drain delivers is what you have chosen when you made it, and say as a type: `verifyDrain<"log">`, or several. Without a word
 * a record may be any of them.
 *
 * @param delivery a request of the web, of Node, or of a library, which nobody has read yet; or its raw body beside its headers.
 * @param secret of the drain. While it is replaced, both: `[now, before]`.
 * @throws `InputError` when the signature is missing or fits the raw body under no secret, the body is longer than 16 MiB, takes longer than 30 s, was read
 * or parsed before or is not JSON, and for a secret that is empty or has white space around it.
 * @example
 * for (const line of await verifyDrain<"log">(request, process.env.DRAIN_SECRET ?? "")) console.log(line.level, line.message);
 */
export async function verifyDrain<Schema extends keyof DrainRecords = keyof DrainRecords>(
  delivery: SignedDelivery,
  secret: SigningSecret,
): Promise<DrainRecords[Schema][]> {
  return parseRecords<DrainRecords[Schema]>(await readSigned(delivery, secret));
}

/**
 * Signs a delivery like the platform, for tests: its raw body, and its headers with the signature.
 *
 * @param encoding a JSON list, or one record a line. Default: `json`.
 * @throws `InputError` for a secret that is empty or has white space around it.
 */
export async function signDrain(
  records: readonly object[],
  secret: string,
  encoding: LogEncoding = "json",
): Promise<{ body: string; headers: Record<string, string> }> {
  const isLines = encoding === "ndjson";
  const body = isLines ? records.map((record) => `${JSON.stringify(record)}\n`).join("") : JSON.stringify(records);
  const type = isLines ? "application/x-ndjson" : "application/json";
  return { body, headers: { "content-type": type, "x-vercel-signature": await sign(body, secret) } };
}
