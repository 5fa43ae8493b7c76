import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import { blockListOf, isIn } from "./ranges.ts";

/** Networks that are not the public Internet: https://www.iana.org/assignments/iana-ipv4-special-registry. */
const special = blockListOf([
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24"],
  ...["192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24"],
  ...["224.0.0.0/4", "240.0.0.0/4"],
  // Azure's metadata service, which hands out credentials.
  "168.63.129.16/32",
  // Teredo, documentation, 6to4: within 2000::/3, yet not public.
  ...["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"],
]);

/** Allocated global unicast space of IPv6; the rest is local or maps IPv4. */
const givenOut = blockListOf(["2000::/3"]);

export function isPublic(address: string): boolean {
  if (isIn(special, address) || isOfThisMachine(address)) return false;
  return isIP(address) === 4 || isIn(givenOut, address);
}

export function isOfThisMachine(address: string): boolean {
  const own = blockListOf(["127.0.0.0/8", "::1/128", "0.0.0.0/32", "::/128"]);
  for (const each of Object.values(networkInterfaces()).flat()) {
    if (each) own.addAddress(each.address.replace(/%.*/, ""), each.family === "IPv4" ? "ipv4" : "ipv6");
  }
  return isIn(own, address);
}

export function isInRanges(ranges: readonly string[] | undefined, address: string): boolean {
  return ranges !== undefined && isIn(blockListOf(ranges), address);
}
