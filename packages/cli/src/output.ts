import { lineOf } from "@slipway/core/internal";
import type { Io, Shape } from "./context.ts";
import type { GlobalOptions } from "./options.ts";

export type Format = "json" | "ndjson" | "table" | "raw";

export function formatOf(options: GlobalOptions, { stdout }: Io): Format {
  const asked = (["json", "ndjson", "table", "raw"] as const).find((format) => options[format]);
  return asked ?? (stdout.isTTY ? "table" : "ndjson");
}

/** Writes data: one value, or the items of a list as they come. */
export async function print(
  { stdout }: Io,
  format: Format,
  { value, fields, columns }: { value: unknown; fields?: readonly string[] | undefined } & Shape,
): Promise<void> {
  const isMany = Array.isArray(value) || isAsyncIterable(value);
  const picked = (each: unknown): unknown => (fields && typeof each === "object" && each ? pick(each, fields) : each);
  if (!isMany) {
    if (value === undefined && format !== "json") return;
    if (format === "table") return write(stdout, await table(picked(value), stdout, fields ?? columns));
    return write(stdout, `${JSON.stringify(picked(value) ?? null, null, format === "json" ? 2 : undefined)}\n`);
  }
  const collected: unknown[] = [];
  for await (const each of value as Iterable<unknown> | AsyncIterable<unknown>) {
    if (format === "table" || format === "json") collected.push(picked(each));
    else await write(stdout, `${JSON.stringify(picked(each))}\n`);
  }
  if (format === "json") return write(stdout, `${JSON.stringify(collected, null, 2)}\n`);
  if (format === "table") return write(stdout, await table(collected, stdout, fields ?? columns));
}

/** Waits until the reader took it. Who reads no more, such as `head`, is no error. */
function write(stream: NodeJS.WriteStream, chunk: string | Uint8Array): Promise<void> {
  return new Promise((resolve) => stream.write(chunk, () => resolve()));
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}

function pick(value: object, fields: readonly string[]): object {
  return Object.fromEntries(fields.map((path) => [path, at(value, path)]));
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
  return lineOf(typeof value === "object" ? JSON.stringify(value) : String(value), Infinity);
}

/** Columns side by side. At a terminal what is too wide is cut, the widest column first, and the last ones go where nothing else helps. */
async function layOut(rows: readonly string[][], stdout: NodeJS.WriteStream, head = false): Promise<string> {
  const { default: Table } = await import("cli-table3");
  const room = stdout.isTTY ? (stdout.columns ?? 80) : Infinity;
  let count = rows[0]?.length ?? 0;
  while (count > 1 && count * (LEAST + GAP) > room) count--;
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(...rows.map((row) => [...(row[column] ?? "")].length)),
  );
  for (let over = sum(widths) + GAP * (count - 1) - room; over > 0; ) {
    const widest = widths.indexOf(Math.max(...widths));
    const second = Math.max(LEAST, ...widths.filter((_, column) => column !== widest));
    const cut = Math.max(1, Math.min(over, (widths[widest] ?? 0) - second));
    widths[widest] = (widths[widest] ?? 0) - cut;
    over -= cut;
  }
  const made = new Table({
    chars: Object.fromEntries(borders.map((name) => [name, ""])),
    style: { "padding-left": 0, "padding-right": GAP, head: [], border: [] },
    colWidths: widths.map((width) => width + GAP),
  });
  made.push(
    ...rows.map((row, index) => row.slice(0, count).map((text) => (head && index === 0 ? text.toUpperCase() : text))),
  );
  return `${made.toString().replace(/ +$/gm, "")}\n`;
}

const borders = [
  ...["top", "top-mid", "top-left", "top-right", "bottom", "bottom-mid", "bottom-left", "bottom-right"],
  ...["left", "left-mid", "mid", "mid-mid", "right", "right-mid", "middle"],
];

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
