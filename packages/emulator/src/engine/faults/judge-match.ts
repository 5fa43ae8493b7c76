import type { GenericSchema } from "valibot";
import type { KnownOperation } from "../operation.ts";
import { schemaNamed } from "../validate.ts";

type Members = Readonly<Record<string, unknown>>;

/** Throws an error that names the member for a match that no input of the operation could ever have. */
export function judgeMatch(match: Members, operation: KnownOperation): void {
  const stranger = strangerIn(match, operation);
  if (stranger === undefined) return;
  throw new Error(`\`match.${stranger}\`: the input of ${operation.name} has no such member`);
}

function strangerIn(match: Members, operation: KnownOperation): string | undefined {
  const { body, requestBody, input, parameters } = operation.contract;
  const schema = schemaNamed(operation, input);
  const entries = entriesOf(schema) ?? {};
  const outsideOfBody = new Set(parameters.map((parameter) => parameter.input ?? parameter.name));
  if (requestBody?.contentTypes) outsideOfBody.add("contentType");
  const isWhole = typeof body === "string";
  if (isWhole) outsideOfBody.add("body");
  // Of a body whose members are open, anybody may send others.
  const isClosed = requestBody === undefined || isWhole || schema.type === "strict_object";
  for (const [name, wanted] of Object.entries(match)) {
    const isKnown = outsideOfBody.has(name) || (requestBody !== undefined && !isWhole && Object.hasOwn(entries, name));
    if (isClosed && !isKnown) return name;
    const below = entries[name] && strangerBelow(entries[name], wanted);
    if (below !== undefined) return `${name}.${below}`;
  }
  return undefined;
}

/** The path of a member that an object of the schema, which takes no others, cannot have. */
function strangerBelow(schema: GenericSchema, wanted: unknown): string | undefined {
  const entries = entriesOf(schema);
  if (!entries || typeof wanted !== "object" || wanted === null || Array.isArray(wanted)) return undefined;
  for (const [name, value] of Object.entries(wanted)) {
    const entry = entries[name];
    if (!entry && unwrapped(schema).type === "strict_object") return name;
    const below = entry && strangerBelow(entry, value);
    if (below !== undefined) return `${name}.${below}`;
  }
  return undefined;
}

function entriesOf(schema: GenericSchema): Readonly<Record<string, GenericSchema>> | undefined {
  const inner = unwrapped(schema);
  // The entries of an object's schema are schemas.
  return "entries" in inner ? (inner.entries as Readonly<Record<string, GenericSchema>>) : undefined;
}

/** The schema of what is there, of one that also takes that nothing is. */
function unwrapped(schema: GenericSchema): GenericSchema {
  // What an optional schema wraps is a schema.
  return "wrapped" in schema ? unwrapped(schema.wrapped as GenericSchema) : schema;
}
