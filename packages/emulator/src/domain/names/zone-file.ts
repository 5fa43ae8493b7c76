import { plainName } from "../../engine/addresses/domain-name.ts";
import { invalid } from "../../engine/platform-error.ts";
import type { ZoneRecordType } from "./domain-tables.ts";
import type { RecordWish } from "./read-record.ts";

interface Line {
  readonly number: number;
  /** Whether it begins with a space: it goes on with the name of the line before. */
  readonly goesOn: boolean;
  readonly words: readonly string[];
}

const readers: Readonly<Record<ZoneRecordType, (words: readonly string[], name: Named) => Content>> = {
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

type Content = Omit<RecordWish, "name" | "type" | "ttl">;
/** A name as it is meant: what has no dot at its end is below the origin. */
type Named = (name: string | undefined) => string;

const isType = (text: string): text is ZoneRecordType => Object.hasOwn(readers, text);

/** The records of a zone file (RFC 1035) for a domain, without its own SOA and NS. Throws 400 with the line that cannot be read. */
export function readZoneFile(text: string, domain: string): RecordWish[] {
  let origin = `${domain}.`;
  let usualTtl: number | undefined;
  let owner: string | undefined;
  const found: RecordWish[] = [];
  for (const line of linesOf(text)) {
    const [first, second] = line.words;
    if (!line.goesOn && first?.toUpperCase() === "$ORIGIN") origin = absolute(second ?? "", origin);
    else if (!line.goesOn && first?.toUpperCase() === "$TTL") usualTtl = secondsIn(second ?? "", line);
    else if (!line.goesOn && first?.startsWith("$")) throw wrong(line, `${first} is not followed`);
    else {
      const rest = line.goesOn ? line.words : line.words.slice(1);
      owner = line.goesOn ? owner : absolute(first ?? "", origin);
      if (owner === undefined) throw wrong(line, "it has no name, and neither has a line before");
      const wish = readLine(line, rest, belowDomain(line, owner, domain), origin, usualTtl);
      if (wish) found.push(wish);
    }
  }
  return found;
}

function readLine(
  line: Line,
  words: readonly string[],
  name: string,
  origin: string,
  usualTtl: number | undefined,
): RecordWish | undefined {
  let ttl = usualTtl;
  let at = 0;
  // The time and the class stand in either order, and both may be absent.
  for (; /^(\d+[smhdw]?|IN)$/i.test(words[at] ?? ""); at++) {
    const text = words[at] ?? "";
    if (/^\d/.test(text)) ttl = secondsIn(text, line);
  }
  const type = words[at]?.toUpperCase() ?? "";
  if (type === "SOA" || (type === "NS" && name === "")) return undefined;
  if (!isType(type)) throw wrong(line, `${JSON.stringify(type)} is no type of records here`);
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
  throw wrong(line, `${plain} is not below ${domain}`);
}

const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 };

function secondsIn(text: string, line: Line): number {
  const [, count, unit = "s"] = /^(\d+)([smhdw])?$/i.exec(text) ?? [];
  if (count === undefined) throw wrong(line, `${JSON.stringify(text)} is no time`);
  return Number(count) * (units[unit.toLowerCase()] ?? 1);
}

function wrong({ number }: Pick<Line, "number">, why: string): Error {
  return invalid(`line ${number} of the zone file: ${why}`);
}

/** A text in quotes, a comment, a parenthesis, or what stands between spaces, such as `alpn="h2"`. */
const word = /"((?:[^"\\]|\\.)*)"(?=[\s;()]|$)|;.*|[()]|(?:[^\s;()"]|"(?:[^"\\]|\\.)*")+|"/g;

function linesOf(text: string): Line[] {
  const found: Line[] = [];
  let open: { number: number; goesOn: boolean; words: string[] } | undefined;
  let depth = 0;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const number = index + 1;
    open ??= { number, goesOn: /^[ \t]/.test(line), words: [] };
    for (const [whole, quoted] of line.matchAll(word)) {
      if (whole.startsWith(";")) break;
      if (whole === '"') throw wrong({ number }, "a quote is not closed");
      if (whole === "(") depth++;
      else if (whole === ")") depth--;
      else open.words.push(quoted === undefined ? whole : quoted.replace(/\\(.)/g, "$1"));
    }
    if (depth < 0) throw wrong({ number }, "a parenthesis is closed that was not opened");
    if (depth > 0) continue;
    if (open.words.length > 0) found.push(open);
    open = undefined;
  }
  if (open) throw wrong(open, "a parenthesis is not closed");
  return found;
}
