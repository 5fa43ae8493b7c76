import { isIPv4, isIPv6 } from "node:net";
import { isRecordName, plainName } from "../../engine/addresses/domain-name.ts";

export const recordTypes = ["A", "AAAA", "CAA", "CNAME", "HTTPS", "MX", "NS", "SRV", "TXT"] as const;
export type RecordType = (typeof recordTypes)[number];

/** Bytes of a record's data, including the length of each text piece. */
const maxDataSize = 65_535;
const maxPieceLength = 255;

const forms: Readonly<Record<RecordType, { readonly is: (value: string) => boolean; readonly like: string }>> = {
  A: { is: isIPv4, like: "an IPv4 address" },
  AAAA: { is: isAddress6, like: "an IPv6 address" },
  CAA: { is: isCaa, like: 'flags, tag and value, such as 0 issue "ca.test"' },
  CNAME: { is: isHost, like: "a domain name" },
  HTTPS: { is: (value) => value !== "", like: "a text" },
  MX: { is: (value) => areNumbers(value, 1), like: "a preference and a domain name, such as 10 mail.test" },
  NS: { is: isHost, like: "a domain name" },
  SRV: { is: (value) => areNumbers(value, 3), like: "priority, weight, port and a domain name" },
  TXT: { is: isText, like: "a text of at most 65,279 bytes" },
};

export function valueProblem(type: RecordType, value: string): string | undefined {
  const { is, like } = forms[type];
  return is(value) ? undefined : `is not a value of a ${type} record, which is ${like}`;
}

/** IPv6 without a zone, which DNS does not carry. */
export function isAddress6(value: string): boolean {
  return isIPv6(value) && !value.includes("%");
}

export function isText(value: string): boolean {
  const bytes = Buffer.byteLength(value);
  return bytes + Math.max(1, Math.ceil(bytes / maxPieceLength)) <= maxDataSize;
}

export function readCaa(value: string): { flags: number; tag: string; value: string } | undefined {
  const [, flags = "", tag = "", quoted, plain = ""] =
    /^(\d{1,3}) ([a-z\d]{1,255}) (?:"([^"]*)"|(\S*))$/i.exec(value) ?? [];
  if (flags === "" || Number(flags) > 255) return undefined;
  return { flags: Number(flags), tag: tag.toLowerCase(), value: quoted ?? plain };
}

export function isCaa(value: string): boolean {
  return readCaa(value) !== undefined && Buffer.byteLength(value) < maxDataSize;
}

function isHost(value: string): boolean {
  return value === "." || isRecordName(plainName(value));
}

function areNumbers(value: string, count: number): boolean {
  const words = value.split(" ");
  const numbers = words.slice(0, -1);
  const fit = numbers.length === count && numbers.every((each) => /^\d{1,5}$/.test(each) && Number(each) <= 65_535);
  return fit && isHost(words.at(-1) ?? "");
}
