import { once } from "node:events";
import type { Duplex } from "node:stream";

export type Hello = { readonly name: string | undefined } | "other" | "more";

const handshake = 22;
const clientHello = 1;
const record = 5;
/** More than any client's first message has, and in so many records: who sends each byte alone would have all of it read again and again. */
const maxLength = 16 * 1024;
const maxRecords = 4;

/** Reads the server's name from a ClientHello (RFC 8446, 4.1.2; RFC 6066, 3), whose records may come in pieces. */
export function readHello(bytes: Buffer): Hello {
  let message = Buffer.alloc(0);
  let rest = bytes;
  for (let records = 0; records < maxRecords; records++) {
    const [type = handshake, version = 3] = rest;
    if (type !== handshake || version !== 3) return "other";
    if (rest.length < record) return "more";
    const end = record + rest.readUInt16BE(3);
    if (end === record) return "other";
    message = Buffer.concat([message, rest.subarray(record, end)]);
    const [kind = clientHello] = message;
    const length = message.length < 4 ? 0 : message.readUIntBE(1, 3);
    if (kind !== clientHello || length > maxLength) return "other";
    if (message.length >= 4 + length) return readName(message.subarray(4, 4 + length));
    if (rest.length < end) return "more";
    rest = rest.subarray(end);
  }
  return "other";
}

function readName(body: Buffer): Hello {
  try {
    let at = 2 + 32;
    at += 1 + body.readUInt8(at);
    at += 2 + body.readUInt16BE(at);
    at += 1 + body.readUInt8(at);
    if (at === body.length) return { name: undefined };
    const end = at + 2 + body.readUInt16BE(at);
    let name: string | undefined;
    for (at += 2; at < end; ) {
      const [type, length] = [body.readUInt16BE(at), body.readUInt16BE(at + 2)];
      // Exactly one name of type 0: servers differ in which of several they read, and a policy must judge the one in use.
      if (type === 0) {
        const isOne = name === undefined && body.readUInt16BE(at + 4) === length - 2 && body.readUInt8(at + 6) === 0;
        if (!isOne || body.readUInt16BE(at + 7) !== length - 5) return "other";
        name = body.toString("latin1", at + 9, at + 4 + length).toLowerCase();
      }
      at += 4 + length;
    }
    return at === end && end === body.length ? { name } : "other";
  } catch (error) {
    if (error instanceof RangeError) return "other";
    throw error;
  }
}

/** Reads the first bytes of a connection until it is clear what they are; undefined: it ended before. Throws when its time is over. */
export async function firstBytes(
  socket: Duplex,
  head: Buffer,
  signal: AbortSignal,
): Promise<{ readonly hello: Exclude<Hello, "more">; readonly bytes: Buffer } | undefined> {
  for (let bytes = head; ; ) {
    const hello = bytes.length === 0 ? "more" : readHello(bytes);
    if (hello !== "more") return { hello, bytes };
    // No encoding is set on these connections: they give bytes.
    let piece = socket.read() as Buffer | null;
    if (piece === null) {
      await once(socket, "readable", { signal });
      piece = socket.read() as Buffer | null;
    }
    if (piece !== null) bytes = Buffer.concat([bytes, piece]);
    else if (socket.readableEnded || socket.destroyed) return undefined;
  }
}
