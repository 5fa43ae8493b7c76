import { type BlockList, isIP } from "node:net";
import { blockListOf, isIn, readRange } from "../../engine/addresses/ranges.ts";

/** Why a text is no valid address or range, by the rules of the platform's CLI (util/firewall/validate.ts, 2026-08-03). */
export function rangeProblem(text: string, use?: "block" | "bypass"): string | undefined {
  const range = readRange(text);
  if (!range) return "it should be an IP address or a range such as 192.0.2.0/24";
  const least = use === "block" && range.family === "ipv6" ? 48 : 16;
  const isTaken = use === undefined || range.bits >= least || (use === "bypass" && range.bits === 0);
  return isTaken ? undefined : `the range is wider than /${least}`;
}

/** Parsed ranges, since every request checks them. */
const lists = new Map<string, BlockList>();
const maxLists = 5000;

export function isInRange(address: string, range: string): boolean {
  if (address === range || isIP(address) === 0) return address === range;
  const list = lists.get(range) ?? blockListOf([range]);
  if (!lists.has(range) && lists.size >= maxLists) lists.clear();
  lists.set(range, list);
  return isIn(list, address);
}
