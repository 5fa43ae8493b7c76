import type { ObjectShape } from "./shape.ts";

/** One alternative that is merged with others, with the doc of its shape. */
export type Alternative = ObjectShape & { readonly doc: string | undefined };

// More alternatives than these would be a wall in a hover.
const mostPlaces = 3;

/**
 * The doc of a member that alternatives have in common: what all of them say of it, or what some say with their docs, and in which
 * alternatives alone it stands.
 */
export function mergedDoc(name: string, holders: readonly Alternative[], alternatives: number): string | undefined {
  const byDoc = new Map<string, Alternative[]>();
  for (const holder of holders) {
    const doc = holder.members.find((member) => member.name === name)?.doc;
    if (doc) byDoc.set(doc, [...(byDoc.get(doc) ?? []), holder]);
  }
  const said = [...byDoc].flatMap(([doc, some]) => {
    if (some.length === holders.length) return doc;
    const places = named(some);
    return places ? `In ${places}: ${doc}` : [];
  });
  const places = holders.length < alternatives && named(holders);
  return [...said, ...(places ? [`Only in ${places}.`] : [])].join(" ") || undefined;
}

/** The docs of some alternatives, quoted; undefined where they are many or one has none. */
function named(some: readonly Alternative[]): string | undefined {
  const docs = some.flatMap(({ doc }) => (doc ? [`"${doc.replace(/\.$/, "")}"`] : []));
  return docs.length === some.length && docs.length <= mostPlaces ? docs.join(" or ") : undefined;
}
