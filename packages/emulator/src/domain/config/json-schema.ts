import { type Schema, type SchemaDraft, Validator } from "@cfworker/json-schema";
import { badRequest, invalid, type PlatformError } from "../../engine/platform-error.ts";
import { TooLong, withinTime } from "../../engine/within-time.ts";

/** In ms. Ample for what fits into a config, also on a machine that has much else to do: more takes a pattern or references that somebody made so. */
const longest = 3000;

const drafts: readonly (readonly [part: string, draft: SchemaDraft])[] = [
  ["draft-04", "4"],
  ["draft-07", "7"],
  ["2019-09", "2019-09"],
  ["2020-12", "2020-12"],
];

/** In bytes; nobody publishes it. A config's items may be as large with the usual plan. */
const largest = 64 * 1024;

/** Throws 400 for a schema that is too large, and as `checkValues` does. */
export function checkSchema(schema: Readonly<Record<string, unknown>>, values: unknown): void {
  const size = Buffer.byteLength(JSON.stringify(schema));
  if (size > largest) throw invalid(`the schema has ${size} bytes, and ${largest} is the most`);
  checkValues(schema, values);
}

/** Throws 400 where values do not keep to a schema, and where that is none: it refers outside, has no end, or takes too long. */
export function checkValues(schema: Readonly<Record<string, unknown>>, values: unknown): void {
  const { valid, errors } = judge(schema, values);
  if (valid) return;
  // The last one is about the place itself, and those before about what it is in.
  const { instanceLocation: at = "#", error = "they do not fit" } = errors.at(-1) ?? {};
  throw badRequest(`The items do not keep to the schema: ${at}: ${error}`);
}

function judge(schema: Readonly<Record<string, unknown>>, values: unknown) {
  try {
    // What a schema has is looked at as it is met; what is of another kind fails then.
    return withinTime(longest, () =>
      new Validator(structuredClone(schema) as Schema, draftOf(schema)).validate(values),
    );
  } catch (error) {
    throw unusable(error);
  }
}

function unusable(error: unknown): PlatformError {
  const intro = "Invalid request: the schema is no JSON Schema that can be used";
  if (error instanceof TooLong) return badRequest(`${intro}: to judge the items by it takes longer than ${longest} ms`);
  if (error instanceof RangeError) return badRequest(`${intro}: it refers to itself without end`);
  return badRequest(`${intro}: ${error instanceof Error ? error.message : String(error)}`.slice(0, 500));
}

function draftOf({ $schema }: Readonly<Record<string, unknown>>): SchemaDraft {
  const named = typeof $schema === "string" ? $schema : "";
  return drafts.find(([part]) => named.includes(part))?.[1] ?? "2020-12";
}
