import { gzipSync } from "node:zlib";
import type { Services } from "../../engine/services.ts";
import type { Delivery, DrainRow } from "./drain-tables.ts";
import { type Letter, signed } from "./post.ts";

const purpose = "drain";

interface Secrets {
  readonly headers: Readonly<Record<string, string>>;
  readonly secret?: string | undefined;
}

export type Way = Delivery & Secrets;

export function seal({ keys }: Pick<Services, "keys">, secrets: Secrets): string {
  return keys.encrypt(JSON.stringify(secrets), purpose);
}

export function deliveryOf({ keys }: Pick<Services, "keys">, row: DrainRow): Way {
  const { endpoint, encoding, compression, sealed } = row;
  // `seal` has written it.
  const secrets = JSON.parse(keys.decrypt(sealed, purpose)) as Secrets;
  return { endpoint, encoding, compression, ...secrets };
}

/** Records or spans, each as JSON, as one delivery has them. */
export function bodyOf({ encoding }: Pick<Delivery, "encoding">, records: readonly string[]): string {
  if (encoding === "otlp") return `{"resourceSpans":[${records.join(",")}]}`;
  return encoding === "ndjson" ? records.map((record) => `${record}\n`).join("") : `[${records.join(",")}]`;
}

/** What is signed are the bytes that are sent; what the drain's owner has named as headers never stands for them. */
export function drainLetter({ endpoint, encoding, compression, headers, secret }: Way, body: string): Letter {
  const own = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  const isZipped = compression === "gzip";
  return signed(endpoint, isZipped ? gzipSync(body) : body, secret, {
    ...Object.fromEntries(own),
    "content-type": encoding === "ndjson" ? "application/x-ndjson" : "application/json",
    ...(isZipped && { "content-encoding": "gzip" }),
  });
}
