import { gzipSync } from "node:zlib";
import type { Services } from "../../engine/services.ts";
import type { DrainRow, HttpDelivery } from "./drain-tables.ts";
import { type Letter, signed } from "./post.ts";

const purpose = "drain";

/** What of a delivery lets somebody in. */
type Secrets = Pick<HttpDelivery, "headers"> & { readonly secret: string };

export function seal({ keys }: Pick<Services, "keys">, secrets: Secrets): string {
  return keys.encrypt(JSON.stringify(secrets), purpose);
}

/** A drain's delivery as it was asked for. */
export function deliveryOf(
  { keys }: Pick<Services, "keys">,
  { endpoint, encoding, compression, sealed }: DrainRow,
): HttpDelivery & Secrets {
  // `seal` has written it.
  const secrets = JSON.parse(keys.decrypt(sealed, purpose)) as Secrets;
  return { type: "http", endpoint, encoding, ...(compression && { compression }), ...secrets };
}

/** Records, each as JSON, as one delivery has them. */
export function bodyOf({ encoding }: Pick<HttpDelivery, "encoding">, records: readonly string[]): string {
  return encoding === "ndjson" ? records.map((record) => `${record}\n`).join("") : `[${records.join(",")}]`;
}

/** What is signed are the bytes that are sent; what the drain's owner has named as headers never stands for them. */
export function drainLetter({ endpoint, encoding, compression, headers, secret }: HttpDelivery, body: string): Letter {
  const own = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  const isZipped = compression === "gzip";
  return signed(endpoint, isZipped ? gzipSync(body) : body, secret, {
    ...Object.fromEntries(own),
    "content-type": encoding === "ndjson" ? "application/x-ndjson" : "application/json",
    ...(isZipped && { "content-encoding": "gzip" }),
  });
}
