import type { Answer as Packet, SoaAnswer } from "dns-packet";
import { readCaa } from "../domain/world/record-value.ts";
import type { DnsAnswer, RecordType } from "../domain/world/world.ts";

/** How long who asked may keep an answer, in seconds: not at all, since a test changes what is there. */
const ttl = 0;

/** The longest part of a text that DNS carries in one piece. */
const longestPiece = 255;

/** A value as `resolve` tells it, as a record of an answer; undefined for what cannot be one. */
export function recordOf(name: string, type: RecordType, value: string): Packet | undefined {
  switch (type) {
    case "A":
    case "AAAA":
      return { type, name, ttl, data: value };
    case "CNAME":
    case "NS":
      return { type, name, ttl, data: withoutDot(value) };
    case "TXT":
      return { type, name, ttl, data: piecesOf(value) };
    case "MX": {
      const [preference, exchange = ""] = value.split(" ");
      return { type, name, ttl, data: { preference: Number(preference), exchange: withoutDot(exchange) } };
    }
    case "SRV": {
      const [priority, weight, port, target = ""] = value.split(" ");
      const data = {
        priority: Number(priority),
        weight: Number(weight),
        port: Number(port),
        target: withoutDot(target),
      };
      return { type, name, ttl, data };
    }
    case "CAA": {
      const read = readCaa(value);
      // The types of the package name the three tags of the standard's first version only.
      return read && { type, name, ttl, data: { ...read, tag: read.tag as "issue" } };
    }
    case "HTTPS":
      return undefined;
  }
}

/** The SOA of the zone that a name is in: of the nearest name above it that has name servers of its own. */
export function authorityOf(name: string, serversOf: (name: string) => DnsAnswer): SoaAnswer | undefined {
  const labels = name.split(".");
  for (const at of labels.keys()) {
    const zone = labels.slice(at).join(".");
    const { aliases, values } = serversOf(zone);
    const [server] = values;
    if (server === undefined || aliases.length > 0) continue;
    // Nobody takes over a zone from here, so that its number never has to rise; nothing may be kept, as with all that is answered.
    const times = { serial: 1, refresh: 3600, retry: 600, expire: 86_400, minimum: ttl };
    return {
      type: "SOA",
      name: zone,
      ttl,
      data: { mname: withoutDot(server), rname: `hostmaster.${zone}`, ...times },
    };
  }
  return undefined;
}

function withoutDot(name: string): string {
  return name === "." ? name : name.replace(/\.$/, "");
}

function piecesOf(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  const count = Math.max(1, Math.ceil(bytes.length / longestPiece));
  return Array.from({ length: count }, (_, index) => bytes.subarray(index * longestPiece, (index + 1) * longestPiece));
}
