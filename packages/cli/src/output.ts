import { shortLine } from "@slipway/core/internal";
import { CommandError, exitCodes, type Format, type GlobalOptions, type Io, type Shape } from "./context.ts";
import { write } from "./write.ts";

export function formatOf(options: GlobalOptions, { stdout }: Io): Format {
  const asked = (["json", "ndjson", "table", "raw"] as const).find((format) => options[format]);
  return asked ?? (stdout.isTTY ? "table" : "ndjson");
}

/** Writes data, one value or the items of a list as they come; returns the fields that nothing of it has. */
export async function print(
  { stdout }: Io,
  format: Format,
  { value, fields, columns }: { value: unknown; fields?: readonly string[] | undefined } & Shape,
): Promise<string[]> {
  const missing = new Set(fields);
  let count = 0;
  const picked = (each: unknown): unknown => {
    count++;
    return fields && typeof each === "object" && each ? pick(each, fields, missing) : each;
  };
  const all = async (data: unknown): Promise<boolean> =>
    write(stdout, format === "table" ? await table(data, stdout, fields ?? columns) : json(data, format));
  if (Array.isArray(value) || isAsyncIterable(value)) {
    const collected: unknown[] = [];
    for await (const each of value as Iterable<unknown> | AsyncIterable<unknown>) {
      if (format === "table" || format === "json") collected.push(picked(each));
      // Nobody reads what comes, which may have no end.
      else if (!(await write(stdout, json(picked(each)))) && isAsyncIterable(value))
        throw new CommandError("", exitCodes.done);
    }
    if (format === "table" || format === "json") await all(collected);
  } else if (value !== undefined || format === "json") await all(picked(value));
  return count ? [...missing] : [];
}

/** JSON that means the same, without what a terminal obeys. */
function json(value: unknown, format?: Format): string {
  const text = JSON.stringify(value ?? null, null, format === "json" ? 2 : undefined);
  return `${text.replace(/[\x7f-\x9f\p{Bidi_Control}\u2028\u2029]/gu, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`)}\n`;
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}

function pick(value: object, fields: readonly string[], missing: Set<string>): object {
  const found = fields.map((path) => [path, at(value, path)] as const);
  for (const [path, each] of found) if (each !== undefined) missing.delete(path);
  return Object.fromEntries(found);
}

/** The member at a dotted path; picked objects have the path itself as a name. */
function at(value: unknown, path: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  if (Object.hasOwn(value, path)) return Reflect.get(value, path);
  const [first = "", ...rest] = path.split(".");
  return rest.length
    ? at(Object.hasOwn(value, first) ? Reflect.get(value, first) : undefined, rest.join("."))
    : undefined;
}

const GAP = 2;
const LEAST = 8;
const SOME = 100;

async function table(value: unknown, stdout: NodeJS.WriteStream, columns?: readonly string[]): Promise<string> {
  if (typeof value !== "object" || value === null) return `${cell(value)}\n`;
  if (!Array.isArray(value)) {
    const names = Object.keys(value);
    return layOut(
      names.map((name) => [name, cell(at(value, name))]),
      stdout,
    );
  }
  if (!value.length) return "";
  if (value.every((each) => typeof each !== "object" || each === null)) return `${value.map(cell).join("\n")}\n`;
  const names = columns ?? [...new Set(value.flatMap((each) => Object.keys(Object(each))))];
  const rows = value.map((each) => names.map((name) => cell(at(each, name))));
  return layOut([[...names], ...rows], stdout, true);
}

/** Text of the platform must not be what the terminal obeys. */
function cell(value: unknown): string {
  if (value === undefined || value === null) return "";
  return shortLine(typeof value === "object" ? JSON.stringify(value) : String(value), Infinity);
}

/** Columns side by side. At a terminal what is too wide is cut, the widest column first, and the last ones go where nothing else helps. */
async function layOut(rows: readonly string[][], stdout: NodeJS.WriteStream, head = false): Promise<string> {
  const { default: Table } = await import("cli-table3");
  const room = stdout.isTTY ? (stdout.columns ?? 80) : Infinity;
  let count = rows[0]?.length ?? 0;
  while (count > 1 && count * (LEAST + GAP) > room) count--;
  const widths = Array.from({ length: count }, (_, column) =>
    rows.reduce((most, row) => Math.max(most, [...(row[column] ?? "")].length), 0),
  );
  for (let over = sum(widths) + GAP * (count - 1) - room; over > 0; ) {
    const widest = widths.indexOf(Math.max(...widths));
    const second = Math.max(LEAST, ...widths.filter((_, column) => column !== widest));
    const cut = Math.max(1, Math.min(over, (widths[widest] ?? 0) - second));
    widths[widest] = (widths[widest] ?? 0) - cut;
    over -= cut;
  }
  const options = {
    chars: Object.fromEntries(borders.map((name) => [name, ""])),
    style: { "padding-left": 0, "padding-right": GAP, head: [], border: [] },
    colWidths: widths.map((width) => width + GAP),
  };
  let text = "";
  // A table takes the square of its rows in time: there is one for so many, of the same widths.
  for (let from = 0; from < rows.length; from += SOME) {
    const made = new Table(options);
    for (const [index, row] of rows.slice(from, from + SOME).entries())
      made.push(row.slice(0, count).map((each) => (head && from + index === 0 ? each.toUpperCase() : each)));
    text += `${made.toString().replace(/ +$/gm, "")}\n`;
  }
  return text;
}

const borders = [
  ...["top", "top-mid", "top-left", "top-right", "bottom", "bottom-mid", "bottom-left", "bottom-right"],
  ...["left", "left-mid", "mid", "mid-mid", "right", "right-mid", "middle"],
];

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
