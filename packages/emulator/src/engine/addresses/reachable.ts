import { isIP } from "node:net";
import { networkInterfaces } from "node:os";
import { isIn, listOf } from "./ranges.ts";

/** Networks that are not the public Internet: https://www.iana.org/assignments/iana-ipv4-special-registry. */
const special = listOf([
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24"],
  ...["192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24"],
  ...["224.0.0.0/4", "240.0.0.0/4"],
  // Azure's machines get their own credentials there.
  "168.63.129.16/32",
  // Within 2000::/3: what stands for another address (Teredo, 6to4) or is for documents.
  ...["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"],
]);

/** All of IPv6 that is given out; what is beyond it is local, or another spelling of an IPv4 address. */
const givenOut = listOf(["2000::/3"]);

export function isPublic(address: string): boolean {
  if (isIn(special, address) || isOfThisMachine(address)) return false;
  return isIP(address) === 4 || isIn(givenOut, address);
}

export function isOfThisMachine(address: string): boolean {
  const own = listOf(["127.0.0.0/8", "::1/128", "0.0.0.0/32", "::/128"]);
  for (const each of Object.values(networkInterfaces()).flat()) {
    if (each) own.addAddress(each.address.replace(/%.*/, ""), each.family === "IPv4" ? "ipv4" : "ipv6");
  }
  return isIn(own, address);
}

export function isInRanges(ranges: readonly string[] | undefined, address: string): boolean {
  return ranges !== undefined && isIn(listOf(ranges), address);
}
