/** How near a host is: a host nearer than the registry is never asked on the registry's word. */
const PUBLIC = 0;
const PRIVATE = 1;
export const LOOPBACK = 2;

/** IPv4 networks outside of the internet (IANA's registry of special addresses): address, and bits of it that count. */
const NOT_PUBLIC: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
];

/** Classifies a host name as a URL's parser writes it. A name of one label is a host of the own network. */
export function networkClass(hostname: string): number {
  const host = hostname.replace(/\.$/, "");
  if (/(^|\.)localhost$/.test(host)) return LOOPBACK;
  const v6 = /^\[(.*)\]$/.exec(host)?.[1];
  if (v6 !== undefined) return networkClassOfV6(wordsOf(v6));
  if (/^\d+(\.\d+){3}$/.test(host)) return networkClassOfV4(numberOf(host));
  return /\.(local|internal|intranet|lan|corp|home|private|home\.arpa)$/.test(host) || !host.includes(".")
    ? PRIVATE
    : PUBLIC;
}

function networkClassOfV4(address: number): number {
  if (address >>> 24 === 127) return LOOPBACK;
  const isWithin = ([network, bits]: readonly [string, number]): boolean =>
    address >>> (32 - bits) === numberOf(network) >>> (32 - bits);
  return NOT_PUBLIC.some(isWithin) ? PRIVATE : PUBLIC;
}

function networkClassOfV6(words: readonly number[]): number {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, high = 0, low = 0] = words;
  const isZero = (...some: number[]): boolean => some.every((word) => word === 0);
  const within = networkClassOfV4(((high << 16) | low) >>> 0);
  if (isZero(a, b, c, d, e, f, high) && low === 1) return LOOPBACK;
  // An IPv4 address in one of its IPv6 forms: mapped, translated, compatible, and as NAT64 reaches it.
  if (isZero(a, b, c, d, e) && f === 0xffff) return within;
  if (isZero(a, b, c, d, f) && e === 0xffff) return within;
  if (a === 0x64 && b === 0xff9b) return isZero(c, d, e, f) ? within : PRIVATE;
  if (isZero(a, b, c, d, e, f)) return Math.max(PRIVATE, within);
  // 6to4 and Teredo hold an IPv4 address, too, and are obsolete.
  if (a === 0x2002 || (a === 0x2001 && b < 0x200) || (a === 0x2001 && b === 0xdb8)) return PRIVATE;
  // Global unicast addresses begin with these three bits.
  return a >> 13 === 1 ? PUBLIC : PRIVATE;
}

function numberOf(address: string): number {
  return address.split(".").reduce((sum, part) => ((sum << 8) | Number(part)) >>> 0, 0);
}

/** The eight words of an IPv6 address as the URL parser writes it. */
function wordsOf(address: string): number[] {
  const [head = "", tail] = address.split("::");
  const read = (part: string): number[] => (part ? part.split(":").map((word) => Number.parseInt(word, 16)) : []);
  const [before, after] = [read(head), read(tail ?? "")];
  if (tail === undefined) return before;
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}
