import type { Matches } from "./matches.ts";
import type { Clause } from "./rows.ts";

/** N-gram indexes of names: a search within names only looks at rows that have all of the text's parts. */
export type NamePart = "letter" | "pair" | "triple";

export function nameParts<R extends { readonly name: string }>(): Readonly<Record<NamePart, (row: R) => string[]>> {
  return {
    letter: ({ name }) => partsOf(name, 1),
    pair: ({ name }) => partsOf(name, 2),
    triple: ({ name }) => partsOf(name, 3),
  };
}

/** Clauses for names that may contain `text`, for `isInName` to confirm. */
export function havingParts(text: string | undefined): readonly Clause<NamePart>[] {
  if (!text) return [];
  const length = Math.min(text.length, 3);
  const index = (["letter", "pair", "triple"] as const)[length - 1] ?? "triple";
  return partsOf(text, length).map((part) => [[index, part]]);
}

/** Case-insensitive. */
export function isInName({ name }: { readonly name: string }, text: string | undefined): boolean {
  return text === undefined || name.toLowerCase().includes(text.toLowerCase());
}

function partsOf(text: string, length: number): string[] {
  const plain = text.toLowerCase();
  const parts = Array.from({ length: plain.length - length + 1 }, (_, start) => plain.slice(start, start + length));
  return [...new Set(parts)];
}

/** Restricts matches sorted by name to those that start with a prefix. */
export function startingWith<R extends { readonly name: string }>(
  matches: Matches<R>,
  prefix: string | undefined,
): Matches<R> {
  if (prefix === undefined) return matches;
  return {
    positionAt: matches.positionAt,
    walk(direction, behind, goesOn = () => true) {
      // U+FFFF is no letter of a name.
      const edge = direction === "asc" ? { by: prefix, position: 0 } : { by: `${prefix}\uffff`, position: 0 };
      return matches.walk(direction, behind ?? edge, (entry) => entry.row.name.startsWith(prefix) && goesOn(entry));
    },
  };
}
