import type { GenericSchema } from "valibot";

/** A copy with the members that an object's schema states; what a caller made up is not kept and shown again. */
export function statedMembers(schema: GenericSchema, value: object): Record<string, unknown> {
  const stated = "entries" in schema && typeof schema.entries === "object" ? schema.entries : undefined;
  if (!stated) throw new TypeError("statedMembers: the schema is none of an object");
  return Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(stated, name)));
}
