import { randomInt } from "node:crypto";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** A random name of letters and digits, with the prefix that tells the kind of thing: `newId("prj_", 28)`. */
export function newId(prefix: string, length: number): string {
  return prefix + pick(letters, length);
}

/** A random name that may stand in a host name. */
export function newHostLabel(length: number): string {
  return pick("abcdefghijklmnopqrstuvwxyz0123456789", length);
}

function pick(alphabet: string, length: number): string {
  let name = "";
  for (let index = 0; index < length; index++) name += alphabet.charAt(randomInt(alphabet.length));
  return name;
}
