import { BlockList, isIP } from "node:net";

const families = { 4: { family: "ipv4", maxBits: 32 }, 6: { family: "ipv6", maxBits: 128 } } as const;

interface Range {
  readonly start: string;
  readonly bits: number;
  readonly family: "ipv4" | "ipv6";
}

export function readRange(text: string): Range | undefined {
  const [start = "", length, ...more] = text.split("/");
  const version = isIP(start);
  if ((version !== 4 && version !== 6) || start.includes("%") || more.length > 0) return undefined;
  const { family, maxBits: most } = families[version];
  const isLength = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= most);
  return isLength ? { start, bits: Number(length ?? most), family } : undefined;
}

export function blockListOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const { start, bits = 0, family } = readRange(range) ?? {};
    if (start !== undefined) list.addSubnet(start, bits, family);
  }
  return list;
}

/** IPv4-mapped IPv6 addresses (`::ffff:127.0.0.1`) match IPv4 ranges. Text that is not an address is in no range. */
export function isIn(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return (version === 4 || version === 6) && list.check(address, families[version].family);
}

export function isRangeWithin(outer: string, inner: string): boolean {
  const [around, within] = [readRange(outer), readRange(inner)];
  return (
    around !== undefined &&
    within?.family === around.family &&
    within.bits >= around.bits &&
    isIn(blockListOf([outer]), within.start)
  );
}
