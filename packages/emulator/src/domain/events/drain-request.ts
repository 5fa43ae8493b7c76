import { gzipSync } from "node:zlib";
import type { Services } from "../../engine/services.ts";
import { type Delivery, type DrainRow, isOfSpans } from "./drain-tables.ts";
import { encodeSpans } from "./otlp-proto.ts";
import { type OutgoingRequest, signedRequest } from "./reach.ts";

const purpose = "drain";

interface Secrets {
  readonly headers: Readonly<Record<string, string>>;
  readonly secret?: string | undefined;
}

export type DrainDelivery = Delivery & Secrets;

export function seal({ keys }: Pick<Services, "keys">, secrets: Secrets): string {
  return keys.encrypt(JSON.stringify(secrets), purpose);
}

export function deliveryOf({ keys }: Pick<Services, "keys">, row: DrainRow): DrainDelivery {
  const { endpoint, encoding, compression, sealed } = row;
  // `seal` wrote it.
  const secrets = JSON.parse(keys.decrypt(sealed, purpose)) as Secrets;
  return { endpoint, encoding, compression, ...secrets };
}

const spans = '{"resourceSpans":';

export function drainBody(delivery: Pick<Delivery, "encoding">, records: readonly string[]): string {
  const { encoding } = delivery;
  if (isOfSpans(delivery)) return `${spans}[${records.join(",")}]}`;
  return encoding === "ndjson" ? records.map((record) => `${record}\n`).join("") : `[${records.join(",")}]`;
}

/** Signs the bytes as sent; headers of the drain's owner never replace the signature. */
export function drainRequest(
  { endpoint, encoding, compression, headers, secret }: DrainDelivery,
  body: string,
): OutgoingRequest {
  const own = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  const isZipped = compression === "gzip";
  // Deliveries from before a change of the drain are JSON.
  const isProto = encoding === "otlp-proto" && body.startsWith(spans);
  const written = isProto ? encodeSpans(body) : body;
  return signedRequest(endpoint, isZipped ? gzipSync(written) : written, secret, {
    ...Object.fromEntries(own),
    "content-type": `application/${isProto ? "x-protobuf" : encoding === "ndjson" ? "x-ndjson" : "json"}`,
    ...(isZipped && { "content-encoding": "gzip" }),
  });
}
