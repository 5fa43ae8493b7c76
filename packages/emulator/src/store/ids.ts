import { randomFillSync } from "node:crypto";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** A random ID of letters and digits with its kind's prefix: `newId("prj_", 28)`. */
export function newId(prefix: string, length: number): string {
  return prefix + pick(letters, length);
}

export function newHostLabel(length: number): string {
  return pick("abcdefghijklmnopqrstuvwxyz0123456789", length);
}

function pick(alphabet: string, length: number): string {
  // Rejects higher bytes, which would make the first letters likelier than the last.
  const fair = 256 - (256 % alphabet.length);
  const name = Buffer.alloc(length);
  for (let index = 0; index < length; ) {
    const byte = randomByte();
    if (byte < fair) name[index++] = alphabet.charCodeAt(byte % alphabet.length);
  }
  return name.toString("latin1");
}

// In bulk: one call of the system for each byte takes ten times as long as all else of a new row.
const random = new Uint8Array(4096);
let used = random.length;

function randomByte(): number {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  return random[used++] ?? 0;
}
