import type { Found } from "./found.ts";

/** Of rows that were found sorted by their names, those whose name begins with a text: a stretch of the order. */
export function beginningWith<R extends { readonly name: string }>(
  found: Found<R>,
  prefix: string | undefined,
): Found<R> {
  if (prefix === undefined) return found;
  return {
    positionAt: found.positionAt,
    walk(direction, behind, goesOn = () => true) {
      // No name goes on with a letter that is none.
      const edge = direction === "asc" ? { by: prefix, position: 0 } : { by: `${prefix}\uffff`, position: 0 };
      return found.walk(direction, behind ?? edge, (entry) => entry.row.name.startsWith(prefix) && goesOn(entry));
    },
  };
}
