import {
  type Answer,
  AUTHORITATIVE_ANSWER,
  decode,
  encode,
  type Packet,
  RECURSION_DESIRED,
  type SoaAnswer,
  TRUNCATED_RESPONSE,
} from "dns-packet";
import type { RecordType } from "../domain/world/record-value.ts";
import { readCaa, recordTypes } from "../domain/world/record-value.ts";
import type { DnsAnswer } from "../domain/world/world.ts";

export type Resolve = (name: string, type: RecordType) => DnsAnswer;

const plainLength = 512;
const longestDatagram = 1232;
const longest = 65_535;

const codes = { ok: 0, wrong: 1, failed: 2, noSuchName: 3, notImplemented: 4 } as const;

/** The answer to a message; undefined for no question. @param by a datagram's is cut off where it is too long: a connection is used then */
export function answerMessage(
  message: Uint8Array,
  ask: Resolve,
  by: "datagram" | "connection",
): Uint8Array | undefined {
  const query = attempted(() => decode(Buffer.from(message)));
  if (!query || query.type === "response") return undefined;
  // What somebody has put down may be more than DNS carries: that is their answer's failure, and not the server's.
  return (
    attempted(() => answerTo(query, ask, by === "connection" ? longest : mostOf(query))) ??
    attempted(() => reply(query, codes.failed))
  );
}

function attempted<Result>(make: () => Result): Result | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

function answerTo(query: Packet, ask: Resolve, most: number): Uint8Array {
  const [question, ...more] = query.questions ?? [];
  // A query has been read from its bytes, which have its kind as a number.
  const isQuery = (query.flags ?? 0) >> 11 === 0;
  if (!isQuery) return reply(query, codes.notImplemented);
  if (!question || more.length > 0) return reply(query, codes.wrong);
  // Where a zone begins it has an SOA beside its NS.
  const isOfZone = question.type === "SOA";
  const type = isOfZone ? "NS" : recordTypes.find((each) => each === question.type);
  if (type === undefined) return reply(query, codes.ok);
  const { aliases, values, exists } = ask(question.name, type);
  const names = [question.name, ...aliases];
  const way = aliases.flatMap((alias, index) => recordOf(names[index] ?? "", "CNAME", alias) ?? []);
  const last = names.at(-1) ?? "";
  const found = isOfZone ? [] : values.flatMap((value) => recordOf(last, type, value) ?? []);
  const authority = found.length > 0 ? undefined : authorityOf(last, (name) => ask(name, "NS"));
  const answers = isOfZone && authority?.name === last ? [authority] : found;
  // An answer that has nothing of what was asked for carries the SOA of its zone.
  const authorities = authority && answers.length === 0 ? [authority] : [];
  const answer = reply(query, exists ? codes.ok : codes.noSuchName, [...way, ...answers], authorities);
  return answer.length <= most ? answer : reply(query, codes.ok | TRUNCATED_RESPONSE);
}

function reply(
  { id = 0, flags = 0, questions = [] }: Packet,
  marks: number,
  answers: Packet["answers"] = [],
  authorities: Packet["authorities"] = [],
): Uint8Array {
  const said = AUTHORITATIVE_ANSWER | (flags & RECURSION_DESIRED) | marks;
  return encode({ type: "response", id, flags: said, questions, answers, authorities });
}

function mostOf({ additionals = [] }: Packet): number {
  const [said = 0] = additionals.flatMap((each) => (each.type === "OPT" ? each.udpPayloadSize : []));
  return Math.min(longestDatagram, Math.max(plainLength, said));
}

/** How long who asked may keep an answer, in seconds: not at all, since a test changes what is there. */
const ttl = 0;

const longestPiece = 255;

function recordOf(name: string, type: RecordType, value: string): Answer | undefined {
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

function authorityOf(name: string, serversOf: (name: string) => DnsAnswer): SoaAnswer | undefined {
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
