import { blockListOf, isIn, readRange } from "../../engine/addresses/ranges.ts";

export function rangeProblem(text: string): string | undefined {
  const problem = `${JSON.stringify(text)} is neither an IPv4 address nor a range such as 192.0.2.0/24`;
  return readRange(text)?.family === "ipv4" ? undefined : problem;
}

export function isWithin(address: string, ranges: readonly string[]): boolean {
  const isIPv4 = (text: string) => rangeProblem(text) === undefined;
  return isIPv4(address) && isIn(blockListOf(ranges.filter(isIPv4)), address);
}

/** The visitor's address as reported by proxies; all visitors are on this machine. */
export function addressOf(headers: Headers): string {
  const [forwarded = ""] = (headers.get("x-forwarded-for") ?? "").split(",", 1);
  return forwarded.trim() || (headers.get("x-real-ip")?.trim() ?? "") || "127.0.0.1";
}
