import { BlockList, isIPv4 } from "node:net";

/** What is wrong with an IPv4 address or a range of them; undefined where nothing is. */
export function rangeProblem(text: string): string | undefined {
  const [address = "", bits, ...more] = text.split("/");
  const isRange = bits === undefined || (/^\d{1,2}$/.test(bits) && Number(bits) <= 32);
  return isIPv4(address) && isRange && more.length === 0
    ? undefined
    : `${JSON.stringify(text)} is neither an IPv4 address nor a range such as 192.0.2.0/24`;
}

export function isWithin(address: string, ranges: readonly string[]): boolean {
  if (!isIPv4(address)) return false;
  const list = new BlockList();
  for (const range of ranges) {
    const [start = "", bits = "32"] = range.split("/");
    if (rangeProblem(range) === undefined) list.addSubnet(start, Number(bits), "ipv4");
  }
  return list.check(address, "ipv4");
}

/** Where a visitor comes from, as the proxies on the way have said; everybody is on this machine. */
export function addressOf(headers: Headers): string {
  const [forwarded = ""] = (headers.get("x-forwarded-for") ?? "").split(",", 1);
  return forwarded.trim() || (headers.get("x-real-ip")?.trim() ?? "") || "127.0.0.1";
}
