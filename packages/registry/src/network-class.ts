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

/** Classes of IPv6 addresses by their words; the first match counts. "within": that of the IPv4 address in the last two words. */
const V6_CLASSES: readonly (readonly [RegExp, number | "within"])[] = [
  [/^(0:){7}1$/, LOOPBACK],
  // An IPv4 address in one of its IPv6 forms: mapped, translated, as NAT64 reaches it, and compatible, which is never public.
  [/^((0:){5}ffff|(0:){4}ffff:0|64:ff9b:0:0:0:0):/, "within"],
  [/^(0:){6}7f[0-9a-f]{2}:/, LOOPBACK],
  // 6to4 and Teredo hold an IPv4 address, too, and are obsolete.
  [/^2002:|^2001:(db8|1?[0-9a-f]{1,2}):/, PRIVATE],
  // Global unicast addresses begin with these three bits.
  [/^[23][0-9a-f]{3}:/, PUBLIC],
];

function networkClassOfV6(words: readonly number[]): number {
  const text = words.map((word) => word.toString(16)).join(":");
  const [high = 0, low = 0] = words.slice(-2);
  const [, found = PRIVATE] = V6_CLASSES.find(([pattern]) => pattern.test(text)) ?? [];
  return found === "within" ? networkClassOfV4(((high << 16) | low) >>> 0) : found;
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
