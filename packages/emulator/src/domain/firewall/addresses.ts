import { BlockList, isIP } from "node:net";

const families = { 4: { family: "ipv4", bits: 32, block: 16 }, 6: { family: "ipv6", bits: 128, block: 48 } } as const;

function readRange(text: string) {
  const [start = "", bits, ...more] = text.split("/");
  const version = isIP(start);
  if ((version !== 4 && version !== 6) || start.includes("%") || more.length > 0) return undefined;
  const { bits: all, ...family } = families[version];
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= all);
  return isRange ? { ...family, start, bits: Number(bits ?? all) } : undefined;
}

/**
 * What is wrong with an address or a range, as the platform's CLI judges it (util/firewall/validate.ts, 2026-08-03); undefined where
 * nothing is. What is for everybody may bypass, and not be blocked.
 */
export function rangeProblem(text: string, use?: "block" | "bypass"): string | undefined {
  const range = readRange(text);
  if (!range) return "it should be an IP address or a range such as 192.0.2.0/24";
  const least = use === "block" ? range.block : 16;
  const isTaken = use === undefined || range.bits >= least || (use === "bypass" && range.bits === 0);
  return isTaken ? undefined : `the range is wider than /${least}`;
}

/** Each range is read once: every request asks. */
const lists = new Map<string, BlockList>();
const mostLists = 5000;

export function isInRange(address: string, range: string): boolean {
  const version = isIP(address);
  if (address === range || (version !== 4 && version !== 6)) return address === range;
  const list = lists.get(range) ?? new BlockList();
  if (!lists.has(range)) {
    const read = readRange(range);
    if (read) list.addSubnet(read.start, read.bits, read.family);
    if (lists.size >= mostLists) lists.clear();
    lists.set(range, list);
  }
  return list.check(address, families[version].family);
}
