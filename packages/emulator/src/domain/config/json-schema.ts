import { type Schema, type SchemaDraft, Validator } from "@cfworker/json-schema";
import { badRequest, invalid, type PlatformError } from "../../engine/platform-error.ts";
import { TooLong, withinTime } from "../../engine/within-time.ts";

/** In ms: ample for anything that fits into a config but hostile patterns and references. */
const maxTime = 3000;

const drafts: readonly (readonly [part: string, draft: SchemaDraft])[] = [
  ["draft-04", "4"],
  ["draft-07", "7"],
  ["2019-09", "2019-09"],
  ["2020-12", "2020-12"],
];

/** In bytes, as large as a config's items in the default plan (undocumented). */
const maxSchemaSize = 64 * 1024;

/** Throws 400 for a schema that is too large, and as `checkValues` does. */
export function checkSchema(schema: Readonly<Record<string, unknown>>, values: unknown): void {
  const size = Buffer.byteLength(JSON.stringify(schema));
  if (size > maxSchemaSize) throw invalid(`the schema has ${size} bytes, and ${maxSchemaSize} is the most`);
  checkValues(schema, values);
}

/** Throws 400 for values that violate the schema, and for schemas with external, endless or slow references. */
export function checkValues(schema: Readonly<Record<string, unknown>>, values: unknown): void {
  const { valid, errors } = validate(schema, values);
  if (valid) return;
  // The last error is the innermost.
  const { instanceLocation: at = "#", error = "they do not fit" } = errors.at(-1) ?? {};
  throw badRequest(`The items do not keep to the schema: ${at}: ${error}`);
}

function validate(schema: Readonly<Record<string, unknown>>, values: unknown) {
  try {
    // The validator checks the schema's members as it meets them.
    return withinTime(maxTime, () =>
      new Validator(structuredClone(schema) as Schema, draftOf(schema)).validate(values),
    );
  } catch (error) {
    throw unusable(error);
  }
}

function unusable(error: unknown): PlatformError {
  const intro = "Invalid request: the schema is not a JSON Schema that can be used";
  if (error instanceof TooLong) return badRequest(`${intro}: to judge the items by it takes longer than ${maxTime} ms`);
  if (error instanceof RangeError) return badRequest(`${intro}: it refers to itself without end`);
  return badRequest(`${intro}: ${error instanceof Error ? error.message : String(error)}`.slice(0, 500));
}

function draftOf({ $schema }: Readonly<Record<string, unknown>>): SchemaDraft {
  const uri = typeof $schema === "string" ? $schema : "";
  return drafts.find(([part]) => uri.includes(part))?.[1] ?? "2020-12";
}
