type Kind = "fixed64" | "varint" | "text" | "hex" | Message;

interface Message {
  readonly [field: string]: readonly [number: number, kind: Kind];
}

// The fields of the emulator's spans: https://github.com/open-telemetry/opentelemetry-proto/tree/main/opentelemetry/proto, 2026-11-27.
const attribute: Message = { key: [1, "text"], value: [2, { stringValue: [1, "text"], intValue: [3, "varint"] }] };
const span: Message = {
  traceId: [1, "hex"],
  spanId: [2, "hex"],
  name: [5, "text"],
  kind: [6, "varint"],
  startTimeUnixNano: [7, "fixed64"],
  endTimeUnixNano: [8, "fixed64"],
  attributes: [9, attribute],
  status: [15, { code: [3, "varint"] }],
};
const scopeSpans: Message = { scope: [1, { name: [1, "text"] }], spans: [2, span] };
const resourceSpans: Message = { resource: [1, { attributes: [1, attribute] }], scopeSpans: [2, scopeSpans] };

/** Encodes OTLP spans from JSON as Protocol Buffers. Throws for an unknown member. */
export function encodeSpans(json: string): Uint8Array {
  return encode({ resourceSpans: [1, resourceSpans] }, JSON.parse(json));
}

function encode(message: Message, value: object): Buffer {
  const parts = Object.entries(value).flatMap(([name, given]) => {
    const [number, kind] = message[name] ?? [];
    if (number === undefined || kind === undefined) throw new Error(`No span has a member ${name}`);
    return [given].flat().map((each) => field(number, kind, each));
  });
  return Buffer.concat(parts);
}

// The wire types: https://protobuf.dev/programming-guides/encoding/, 2026-11-27.
function field(number: number, kind: Kind, value: unknown): Buffer {
  const tag = (type: number) => varint(BigInt((number << 3) | type));
  if (kind === "varint") return Buffer.concat([tag(0), varint(BigInt(String(value)))]);
  if (kind === "fixed64") {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64LE(BigInt(String(value)));
    return Buffer.concat([tag(1), bytes]);
  }
  const isMessage = typeof kind === "object";
  const bytes = isMessage ? encode(kind, Object(value)) : Buffer.from(String(value), kind === "hex" ? "hex" : "utf8");
  return Buffer.concat([tag(2), varint(BigInt(bytes.length)), bytes]);
}

/** Little-endian groups of seven bits; a set high bit means that more follow. */
function varint(value: bigint): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return Buffer.from([...bytes, Number(rest)]);
}
