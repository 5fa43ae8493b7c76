import { type GenericSchema, is } from "valibot";
import { invalid } from "./platform-error.ts";
import { schemaProblem } from "./validate.ts";

/** Reduces an input to members of the answer's schema, so that only these are stored. Throws 400 for a value that the answer cannot hold. */
export function presentable(schema: GenericSchema, value: object): Record<string, unknown> {
  const declared = "entries" in schema ? (schema.entries as Readonly<Record<string, GenericSchema>>) : undefined;
  if (!declared) throw new TypeError("presentable: the schema is not an object's");
  const members = Object.entries(value).filter(
    // null is left out where the answer is not nullable.
    ([name, member]) =>
      Object.hasOwn(declared, name) && (member !== null || (declared[name] && is(declared[name], null))),
  );
  for (const [name, member] of members) {
    const problem = declared[name] && schemaProblem(declared[name], member, name);
    if (problem !== undefined) throw invalid(`${problem}`);
  }
  return Object.fromEntries(members);
}
