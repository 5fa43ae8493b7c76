// The little of ASN.1's distinguished encoding (X.690) that a certificate takes. A library for it weighs half a mebibyte and more,
// the one for certificates five, which is a third of this package.

export function value(tag: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

export function sequence(...parts: readonly Uint8Array[]): Uint8Array {
  return value(0x30, ...parts);
}

export function tagged(number: number, ...parts: readonly Uint8Array[]): Uint8Array {
  return value(0xa0 + number, ...parts);
}

export function integer(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte !== 0);
  const short = first === -1 ? Buffer.from([0]) : bytes.subarray(first);
  // A leading 1 bit would make it negative.
  return value(0x02, ...((short[0] ?? 0) > 0x7f ? [Buffer.from([0])] : []), short);
}

export function objectId(dotted: string): Uint8Array {
  const [first = 0, second = 0, ...rest] = dotted.split(".").map(Number);
  return value(0x06, Buffer.from([40 * first + second, ...rest.flatMap(sevenBits)]));
}

export function text(words: string): Uint8Array {
  return value(0x0c, Buffer.from(words));
}

export function octets(bytes: Uint8Array): Uint8Array {
  return value(0x04, bytes);
}

export function bits(bytes: Uint8Array, unused = 0): Uint8Array {
  return value(0x03, Buffer.from([unused]), bytes);
}

export function yes(): Uint8Array {
  return value(0x01, Buffer.from([0xff]));
}

/** A moment in ms: UTCTime before 2050 and GeneralizedTime afterwards, as RFC 5280 requires. */
export function moment(milliseconds: number): Uint8Array {
  const digits = new Date(milliseconds).toISOString().replace(/\.\d+|[-:T]/g, "");
  return digits < "2050" ? value(0x17, Buffer.from(digits.slice(2))) : value(0x18, Buffer.from(digits));
}

function lengthOf(length: number): Uint8Array {
  if (length < 0x80) return Buffer.from([length]);
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Buffer.from([0x80 + bytes.length, ...bytes]);
}

function sevenBits(number: number): number[] {
  const bytes = [number % 128];
  for (let rest = Math.floor(number / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift(128 + (rest % 128));
  return bytes;
}
