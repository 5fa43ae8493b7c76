import { type GenericSchema, is } from "valibot";
import { invalid } from "./platform-error.ts";
import { problemOf } from "./validate.ts";

/** A copy with the members that an answer's schema states: what was made up is not shown again. Throws 400 for what cannot be shown. */
export function presentable(schema: GenericSchema, value: object): Record<string, unknown> {
  const stated = "entries" in schema ? (schema.entries as Readonly<Record<string, GenericSchema>>) : undefined;
  if (!stated) throw new TypeError("presentable: the schema is none of an object");
  const members = Object.entries(value).filter(
    // Where an answer cannot say null, a member that was set to it is left out.
    ([name, member]) => Object.hasOwn(stated, name) && (member !== null || (stated[name] && is(stated[name], null))),
  );
  for (const [name, member] of members) {
    const problem = stated[name] && problemOf(stated[name], member, name);
    if (problem !== undefined) throw invalid(`${problem}`);
  }
  return Object.fromEntries(members);
}
