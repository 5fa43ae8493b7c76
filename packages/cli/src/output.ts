import { shortLine } from "@slipway/core/internal";
import { CommandError, exitCodes, type Format, type GlobalOptions, type Io, type Shape } from "./context.ts";

/** Waits until the chunk is written. False if the reader has gone, as after `head`; rejects on failures such as a full disk. */
export function writeOutput(stream: NodeJS.WriteStream, chunk: string | Uint8Array): Promise<boolean> {
  return new Promise((resolve, reject) =>
    stream.write(chunk, (error) => (error && isLoss(error) ? reject(unwritten(error)) : resolve(!error))),
  );
}

/** Tells whether output was lost, unlike when its reader has gone. */
export function isLoss({ code = "" }: NodeJS.ErrnoException): boolean {
  return code !== "EPIPE" && !code.startsWith("ERR_STREAM");
}

export function unwritten({ message }: Error): CommandError {
  return new CommandError(
    `The output could not be written (${message}): the operation was done, but its response is lost`,
  );
}

export function formatOf(options: GlobalOptions, { stdout }: Io): Format {
  const requested = (["json", "ndjson", "table", "raw"] as const).find((format) => options[format]);
  return requested ?? (stdout.isTTY ? "table" : "ndjson");
}

/** Writes a value, or the items of a list as they arrive. @returns the fields that are in none of them. */
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
    writeOutput(stdout, format === "table" ? await renderTable(data, stdout, fields ?? columns) : json(data, format));
  if (Array.isArray(value) || isAsyncIterable(value)) {
    const collected: unknown[] = [];
    for await (const each of value as Iterable<unknown> | AsyncIterable<unknown>) {
      if (format === "table" || format === "json") collected.push(picked(each));
      // The reader has gone, and the list may be endless.
      else if (!(await writeOutput(stdout, json(picked(each)))) && isAsyncIterable(value))
        throw new CommandError("", exitCodes.done);
    }
    if (format === "table" || format === "json") await all(collected);
  } else if (value !== undefined || format === "json") await all(picked(value));
  return count ? [...missing] : [];
}

/** Equivalent JSON without characters that terminals interpret. */
function json(value: unknown, format?: Format): string {
  const text = JSON.stringify(value ?? null, null, format === "json" ? 2 : undefined);
  return `${text.replace(/[\x7f-\x9f\p{Bidi_Control}\u2028\u2029]/gu, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`)}\n`;
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}

function pick(value: object, fields: readonly string[], missing: Set<string>): object {
  const members = fields.map((path) => [path, memberAt(value, path)] as const);
  for (const [path, each] of members) if (each !== undefined) missing.delete(path);
  return Object.fromEntries(members);
}

function memberAt(value: unknown, path: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  if (Object.hasOwn(value, path)) return Reflect.get(value, path);
  const [first = "", ...rest] = path.split(".");
  return rest.length
    ? memberAt(Object.hasOwn(value, first) ? Reflect.get(value, first) : undefined, rest.join("."))
    : undefined;
}

const GAP = 2;
const MIN_WIDTH = 8;
const ROWS_PER_TABLE = 100;

async function renderTable(value: unknown, stdout: NodeJS.WriteStream, columns?: readonly string[]): Promise<string> {
  if (typeof value !== "object" || value === null) return `${cell(value)}\n`;
  if (!Array.isArray(value)) {
    const names = Object.keys(value);
    return layOut(
      names.map((name) => [name, cell(memberAt(value, name))]),
      stdout,
    );
  }
  if (!value.length) return "";
  if (value.every((each) => typeof each !== "object" || each === null)) return `${value.map(cell).join("\n")}\n`;
  const names = columns ?? [...new Set(value.flatMap((each) => Object.keys(Object(each))))];
  const rows = value.map((each) => names.map((name) => cell(memberAt(each, name))));
  return layOut([[...names], ...rows], stdout, true);
}

/** Control characters in the platform's text must not reach the terminal. */
function cell(value: unknown): string {
  if (value === undefined || value === null) return "";
  return shortLine(typeof value === "object" ? JSON.stringify(value) : String(value), Infinity);
}

/** Renders columns. At a terminal the widest columns are cut first, and the last ones are dropped if necessary. */
async function layOut(rows: readonly string[][], stdout: NodeJS.WriteStream, head = false): Promise<string> {
  const { default: Table } = await import("cli-table3");
  const room = stdout.isTTY ? (stdout.columns ?? 80) : Infinity;
  let count = rows[0]?.length ?? 0;
  while (count > 1 && count * (MIN_WIDTH + GAP) > room) count--;
  const widths = Array.from({ length: count }, (_, column) =>
    rows.reduce((most, row) => Math.max(most, [...(row[column] ?? "")].length), 0),
  );
  for (let over = sum(widths) + GAP * (count - 1) - room; over > 0; ) {
    const widest = widths.indexOf(Math.max(...widths));
    const second = Math.max(MIN_WIDTH, ...widths.filter((_, column) => column !== widest));
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
  // Rendering is quadratic in the rows, so they are split into tables of the same widths.
  for (let from = 0; from < rows.length; from += ROWS_PER_TABLE) {
    const rendered = new Table(options);
    for (const [index, row] of rows.slice(from, from + ROWS_PER_TABLE).entries())
      rendered.push(row.slice(0, count).map((each) => (head && from + index === 0 ? each.toUpperCase() : each)));
    text += `${rendered.toString().replace(/ +$/gm, "")}\n`;
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
