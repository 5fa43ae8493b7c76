import { isIPv4 } from "node:net";
import type { Operations } from "@slipway/dns/contract";
import { isRecordName, plainName } from "../../engine/addresses/domain-name.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { invalid } from "../../engine/platform-error.ts";
import { isAddress6, isCaa, isText } from "../world/record-value.ts";
import type { RecordData, ZoneRecordType } from "./domain-tables.ts";

type Created = Operations["createDnsRecord"]["input"];
type Service = Extract<Created, { srv: object }>["srv"];
type Https = Extract<Created, { https: object }>["https"];

export interface RecordInput {
  readonly type: ZoneRecordType;
  readonly name: string;
  readonly value?: string | undefined;
  readonly mxPriority?: number | undefined;
  readonly srv?: Service | undefined;
  readonly https?: Https | undefined;
  readonly ttl?: number | undefined;
  readonly comment?: string | undefined;
}

type Content = Pick<RecordData, "value" | "priority">;

const minTtl = 60;
const maxTtl = 2 ** 31 - 1;

const forms: Readonly<Record<ZoneRecordType, (input: RecordInput) => Content>> = {
  A: ({ value }) => ({ value: checkMember("value", value, isIPv4, "an IPv4 address") }),
  AAAA: ({ value }) => ({ value: checkMember("value", value, isAddress6, "an IPv6 address") }),
  ALIAS: ({ value }) => ({ value: readHost("value", value) }),
  CAA: ({ value }) => ({
    value: checkMember("value", value, isKnownCaa, 'flags, tag and authority, such as 0 issue "ca.test"'),
  }),
  CNAME: ({ value }) => ({ value: readHost("value", value) }),
  HTTPS({ https, value }) {
    refuseValue("https", value);
    const params = checkMember("https.params", https?.params ?? "", areParams, 'parameters, such as alpn="h2"');
    const target = readHost("https.target", https?.target, ".");
    return { priority: readNumber("https.priority", https?.priority), value: `${target} ${params}`.trim() };
  },
  MX: ({ value, mxPriority }) => ({
    value: readHost("value", value),
    priority: readNumber("mxPriority", mxPriority),
  }),
  NS: ({ value }) => ({ value: readHost("value", value) }),
  SRV({ srv, value }) {
    refuseValue("srv", value);
    const [weight, port] = [readNumber("srv.weight", srv?.weight), readNumber("srv.port", srv?.port)];
    return {
      priority: readNumber("srv.priority", srv?.priority),
      value: `${weight} ${port} ${readHost("srv.target", (srv?.target ?? "") === "" ? "." : srv?.target, ".")}`,
    };
  },
  TXT: ({ value }) => ({
    value: checkMember("value", value, (text) => text.length > 0 && isText(text), "a text of 1 to 65,279 bytes"),
  }),
};

export function readRecord(input: RecordInput): RecordData {
  const { type, ttl = minTtl, comment } = input;
  const name = readName(input.name);
  if (type === "CNAME" && name === "")
    throw invalid("a CNAME stands for all of a name, and the domain itself has more; use an ALIAS");
  if (!Number.isInteger(ttl) || ttl < minTtl || ttl > maxTtl)
    throw invalid(`\`ttl\` should be whole seconds from ${minTtl} to ${maxTtl}`);
  if (comment !== undefined && comment.length > 500) throw invalid("`comment` should have at most 500 characters");
  return { name, type, ...forms[type](input), ttl, ...omitUndefined({ comment }) };
}

export function toRecordInput({ name, type, value, priority, ttl, comment }: RecordData): RecordInput {
  const rest = { name, type, ttl, ...omitUndefined({ comment }) };
  const [first = "", second = "", ...more] = value.split(" ");
  if (type === "SRV") {
    const srv = { priority: priority ?? 0, weight: Number(first), port: Number(second), target: more.join(" ") };
    return { ...rest, srv };
  }
  if (type === "HTTPS")
    return { ...rest, https: { priority: priority ?? 0, target: first, params: [second, ...more].join(" ") } };
  return { ...rest, value, ...omitUndefined({ mxPriority: priority }) };
}

function readName(text: string): string {
  const name = plainName(text.trim());
  if (name === "" || name === "@") return "";
  // The full name's length is checked with its domain.
  if (isRecordName(name)) return name;
  throw invalid(`\`name\`: ${JSON.stringify(text)} is not a name below a domain, such as www or *`);
}

function readHost(member: string, text: string | null | undefined, further?: string): string {
  if (text === further && text !== undefined) return text;
  // Stored as sent, with its final dot.
  const isHost = (host: string) => host.includes(".") && isRecordName(plainName(host)) && !isIPv4(host);
  return checkMember(member, text, isHost, "a host name, such as site.test");
}

function readNumber(member: string, value: number | null | undefined): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 65_535) return value;
  const problem = value === undefined || value === null ? "is missing" : "is none";
  throw invalid(`\`${member}\` should be a whole number from 0 to 65535, and ${problem}`);
}

function checkMember(
  member: string,
  text: string | null | undefined,
  fits: (text: string) => boolean,
  what: string,
): string {
  if (typeof text === "string" && fits(text)) return text;
  throw invalid(`\`${member}\` should be ${what}`);
}

function refuseValue(instead: string, value: string | undefined): void {
  if (value !== undefined) throw invalid(`\`value\` belongs to other types; use \`${instead}\``);
}

function isKnownCaa(text: string): boolean {
  return /^\d{1,3} (?:issue|issuewild|iodef) "[^"]*"$/.test(text) && isCaa(text);
}

function areParams(text: string): boolean {
  return text === "" || text.split(/ +/).every((param) => /^[a-z0-9-]+(=("[^"]*"|[^"\s]+))?$/.test(param));
}
