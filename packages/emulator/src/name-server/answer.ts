import {
  type Answer,
  AUTHORITATIVE_ANSWER,
  decode,
  encode,
  type Packet,
  type Question,
  RECURSION_DESIRED,
  type SoaAnswer,
  TRUNCATED_RESPONSE,
} from "dns-packet";
import { type RecordType, readCaa, recordTypes } from "../domain/world/record-value.ts";
import type { DnsAnswer } from "../domain/world/world.ts";

export type Resolve = (name: string, type: RecordType) => DnsAnswer;

/** Answer size of a resolver that sends no EDNS record (RFC 1035, 4.2.1). */
const defaultSize = 512;
/** The largest datagram that no usual network fragments (DNS Flag Day 2020). */
const maxDatagram = 1232;
const maxMessage = 65_535;

const rcodes = { noError: 0, formatError: 1, serverFailure: 2, nameError: 3, notImplemented: 4 } as const;

/** Answers a DNS message; undefined if it is not a query. Over datagrams a long answer is truncated, and the resolver retries over TCP. */
export function answerMessage(
  message: Uint8Array,
  resolve: Resolve,
  by: "datagram" | "connection",
): Uint8Array | undefined {
  const query = attempted(() => decode(Buffer.from(message)));
  if (!query || query.type === "response") return undefined;
  // Records set by a test may exceed what DNS can encode.
  return (
    attempted(() => answerQuery(query, resolve, by === "connection" ? maxMessage : datagramSize(query))) ??
    attempted(() => reply(query, rcodes.serverFailure))
  );
}

function attempted<Result>(make: () => Result): Result | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

function answerQuery(query: Packet, resolve: Resolve, maxSize: number): Uint8Array {
  const [question, ...more] = query.questions ?? [];
  const opcode = (query.flags ?? 0) >> 11;
  if (opcode !== 0) return reply(query, rcodes.notImplemented);
  if (!question || more.length > 0) return reply(query, rcodes.formatError);
  // A zone has its SOA record beside its NS records.
  const type = question.type === "SOA" ? "NS" : recordTypes.find((each) => each === question.type);
  if (type === undefined) return reply(query, rcodes.noError);
  const answer = answerQuestion(query, question, type, resolve);
  return answer.length <= maxSize ? answer : reply(query, rcodes.noError | TRUNCATED_RESPONSE);
}

function answerQuestion(
  query: Packet,
  { name, type: asked }: Question,
  type: RecordType,
  resolve: Resolve,
): Uint8Array {
  const { aliases, values, exists } = resolve(name, type);
  const names = [name, ...aliases];
  const chain = aliases.flatMap((alias, index) => recordOf(names[index] ?? "", "CNAME", alias) ?? []);
  const target = names.at(-1) ?? "";
  const records = asked === "SOA" ? [] : values.flatMap((value) => recordOf(target, type, value) ?? []);
  const soa = records.length > 0 ? undefined : findSoa(target, (zone) => resolve(zone, "NS"));
  const answers = asked === "SOA" && soa?.name === target ? [soa] : records;
  // A negative answer carries the SOA record of its zone (RFC 2308).
  const authorities = soa && answers.length === 0 ? [soa] : [];
  return reply(query, exists ? rcodes.noError : rcodes.nameError, [...chain, ...answers], authorities);
}

function reply(
  { id = 0, flags = 0, questions = [] }: Packet,
  marks: number,
  answers: Packet["answers"] = [],
  authorities: Packet["authorities"] = [],
): Uint8Array {
  const header = AUTHORITATIVE_ANSWER | (flags & RECURSION_DESIRED) | marks;
  return encode({ type: "response", id, flags: header, questions, answers, authorities });
}

function datagramSize({ additionals = [] }: Packet): number {
  const [size = 0] = additionals.flatMap((each) => (each.type === "OPT" ? each.udpPayloadSize : []));
  return Math.min(maxDatagram, Math.max(defaultSize, size));
}

/** In seconds: resolvers must not cache, since a test changes the records. */
const ttl = 0;

const maxTextLength = 255;

function recordOf(name: string, type: RecordType, value: string): Answer | undefined {
  switch (type) {
    case "A":
    case "AAAA":
      return { type, name, ttl, data: value };
    case "CNAME":
    case "NS":
      return { type, name, ttl, data: withoutDot(value) };
    case "TXT":
      return { type, name, ttl, data: splitText(value) };
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
      // dns-packet types only the tags of RFC 6844.
      return read && { type, name, ttl, data: { ...read, tag: read.tag as "issue" } };
    }
    case "HTTPS":
      return undefined;
  }
}

function findSoa(name: string, serversOf: (name: string) => DnsAnswer): SoaAnswer | undefined {
  const labels = name.split(".");
  for (const at of labels.keys()) {
    const zone = labels.slice(at).join(".");
    const { aliases, values } = serversOf(zone);
    const [server] = values;
    if (server === undefined || aliases.length > 0) continue;
    // No secondary server transfers the zone, so the serial never rises.
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

function splitText(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  const count = Math.max(1, Math.ceil(bytes.length / maxTextLength));
  return Array.from({ length: count }, (_, index) =>
    bytes.subarray(index * maxTextLength, (index + 1) * maxTextLength),
  );
}
