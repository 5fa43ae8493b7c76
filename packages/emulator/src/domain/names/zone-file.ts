import { plainName } from "../../engine/addresses/domain-name.ts";
import { invalid } from "../../engine/platform-error.ts";
import type { ZoneRecordType } from "./domain-tables.ts";
import type { RecordInput } from "./read-record.ts";

interface Line {
  readonly number: number;
  /** A line that starts with a space continues the owner name of the line before. */
  readonly goesOn: boolean;
  readonly words: readonly string[];
}

const readers: Readonly<Record<ZoneRecordType, (words: readonly string[], name: ReadName) => Content>> = {
  A: ([value]) => ({ value }),
  AAAA: ([value]) => ({ value }),
  ALIAS: ([value], name) => ({ value: name(value) }),
  CAA: ([flags, tag, value]) => ({ value: `${flags} ${tag} "${value}"` }),
  CNAME: ([value], name) => ({ value: name(value) }),
  HTTPS: ([priority, target, ...params], name) => ({
    https: { priority: Number(priority), target: name(target), params: params.join(" ") },
  }),
  MX: ([priority, value], name) => ({ mxPriority: Number(priority), value: name(value) }),
  NS: ([value], name) => ({ value: name(value) }),
  SRV: ([priority, weight, port, target], name) => ({
    srv: { priority: Number(priority), weight: Number(weight), port: Number(port), target: name(target) },
  }),
  TXT: (words) => ({ value: words.join("") }),
};

type Content = Omit<RecordInput, "name" | "type" | "ttl">;
/** Resolves a name relative to the origin. */
type ReadName = (name: string | undefined) => string;

const isType = (text: string): text is ZoneRecordType => Object.hasOwn(readers, text);

/** Parses a zone file (RFC 1035) without SOA and apex NS. Throws 400 with the line of an error. */
export function readZoneFile(text: string, domain: string): RecordInput[] {
  let origin = `${domain}.`;
  let defaultTtl: number | undefined;
  let owner: string | undefined;
  const records: RecordInput[] = [];
  for (const line of parseZoneLines(text)) {
    const [first, second] = line.words;
    if (!line.goesOn && first?.toUpperCase() === "$ORIGIN") origin = absolute(second ?? "", origin);
    else if (!line.goesOn && first?.toUpperCase() === "$TTL") defaultTtl = secondsIn(second ?? "", line);
    else if (!line.goesOn && first?.startsWith("$")) throw lineError(line, `${first} is not followed`);
    else {
      const rest = line.goesOn ? line.words : line.words.slice(1);
      owner = line.goesOn ? owner : absolute(first ?? "", origin);
      if (owner === undefined) throw lineError(line, "it has no name, and neither has a line before");
      const record = readLine(line, rest, belowDomain(line, owner, domain), origin, defaultTtl);
      if (record) records.push(record);
    }
  }
  return records;
}

function readLine(
  line: Line,
  words: readonly string[],
  name: string,
  origin: string,
  defaultTtl: number | undefined,
): RecordInput | undefined {
  let ttl = defaultTtl;
  let at = 0;
  // TTL and class come in either order, and both are optional.
  for (; /^(\d+[smhdw]?|IN)$/i.test(words[at] ?? ""); at++) {
    const text = words[at] ?? "";
    if (/^\d/.test(text)) ttl = secondsIn(text, line);
  }
  const type = words[at]?.toUpperCase() ?? "";
  if (type === "SOA" || (type === "NS" && name === "")) return undefined;
  if (!isType(type)) throw lineError(line, `${JSON.stringify(type)} is not a type of records here`);
  const content = readers[type](words.slice(at + 1), (text = "") =>
    text === "." ? text : plainName(absolute(text, origin)),
  );
  return { name, type, ...content, ...(ttl === undefined ? {} : { ttl: Math.max(ttl, 60) }) };
}

function absolute(name: string, origin: string): string {
  if (name === "@") return origin;
  return name.endsWith(".") ? name : `${name}.${origin}`;
}

function belowDomain(line: Line, name: string, domain: string): string {
  const plain = name.toLowerCase().slice(0, -1);
  if (plain === domain) return "";
  if (plain.endsWith(`.${domain}`)) return plain.slice(0, -domain.length - 1);
  throw lineError(line, `${plain} is not below ${domain}`);
}

const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 };

function secondsIn(text: string, line: Line): number {
  const [, count, unit = "s"] = /^(\d+)([smhdw])?$/i.exec(text) ?? [];
  if (count === undefined) throw lineError(line, `${JSON.stringify(text)} is not a time`);
  return Number(count) * (units[unit.toLowerCase()] ?? 1);
}

function lineError({ number }: Pick<Line, "number">, why: string): Error {
  return invalid(`line ${number} of the zone file: ${why}`);
}

/** A quoted string, a comment, a parenthesis, or a word such as `alpn="h2"`. */
const word = /"((?:[^"\\]|\\.)*)"(?=[\s;()]|$)|;.*|[()]|(?:[^\s;()"]|"(?:[^"\\]|\\.)*")+|"/g;

function parseZoneLines(text: string): Line[] {
  const lines: Line[] = [];
  let open: { number: number; goesOn: boolean; words: string[] } | undefined;
  let depth = 0;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const number = index + 1;
    open ??= { number, goesOn: /^[ \t]/.test(line), words: [] };
    for (const [whole, quoted] of line.matchAll(word)) {
      if (whole.startsWith(";")) break;
      if (whole === '"') throw lineError({ number }, "a quote is not closed");
      if (whole === "(") depth++;
      else if (whole === ")") depth--;
      else open.words.push(quoted === undefined ? whole : quoted.replace(/\\(.)/g, "$1"));
    }
    if (depth < 0) throw lineError({ number }, "a parenthesis is closed that was not opened");
    if (depth > 0) continue;
    if (open.words.length > 0) lines.push(open);
    open = undefined;
  }
  if (open) throw lineError(open, "a parenthesis is not closed");
  return lines;
}
