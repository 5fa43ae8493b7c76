import type { Found } from "./found.ts";
import type { Clause } from "./rows.ts";

/** Indexes by what is in a name, each of parts of one length: what is looked for anywhere in names is in few of those that have its parts. */
export type NamePart = "letter" | "pair" | "triple";

export function nameParts<R extends { readonly name: string }>(): Readonly<Record<NamePart, (row: R) => string[]>> {
  return {
    letter: ({ name }) => partsOf(name, 1),
    pair: ({ name }) => partsOf(name, 2),
    triple: ({ name }) => partsOf(name, 3),
  };
}

/** What names that hold a text have; whether they hold it in one piece, `isInName` says. No clause for no text. */
export function havingParts(text: string | undefined): readonly Clause<NamePart>[] {
  if (!text) return [];
  const length = Math.min(text.length, 3);
  const index = (["letter", "pair", "triple"] as const)[length - 1] ?? "triple";
  return partsOf(text, length).map((part) => [[index, part]]);
}

/** In any case of letters. */
export function isInName({ name }: { readonly name: string }, text: string | undefined): boolean {
  return text === undefined || name.toLowerCase().includes(text.toLowerCase());
}

function partsOf(text: string, length: number): string[] {
  const plain = text.toLowerCase();
  const parts = Array.from({ length: plain.length - length + 1 }, (_, start) => plain.slice(start, start + length));
  return [...new Set(parts)];
}

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
