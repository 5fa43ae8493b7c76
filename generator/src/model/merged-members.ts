import { type Member, type ObjectShape, union } from "./shape.ts";

export type Alternative = ObjectShape & { readonly doc?: string | undefined };

export type DocOf = (name: string, holders: readonly Alternative[], alternatives: number) => string | undefined;

/** Merges the members of alternatives: optional where any alternative may lack one, and of the union of their types. */
export function mergedMembers(objects: readonly Alternative[], docOf: DocOf = docByPlace): Member[] {
  const names = new Set(objects.flatMap(({ members }) => members.map(({ name }) => name)));
  return [...names].map((name) => mergedMember(name, objects, docOf));
}

export const firstDoc: DocOf = (name, holders) =>
  holders.flatMap(({ members }) => members.flatMap((each) => (each.name === name && each.doc) || []))[0];

function mergedMember(name: string, objects: readonly Alternative[], docOf: DocOf): Member {
  const holders = objects.filter(({ members }) => members.some((member) => member.name === name));
  const declarations = holders.flatMap(({ members }) => members.filter((member) => member.name === name));
  const [first, ...others] = declarations;
  if (!first) throw new Error(`${name} is in no alternative.`);
  const { unpublished: _, scalarDoc, ...rest } = first;
  return {
    ...rest,
    ...(scalarDoc !== undefined && declarations.every((member) => member.scalarDoc === scalarDoc) && { scalarDoc }),
    shape: union(declarations.map(({ shape }) => shape)),
    optional: declarations.length < objects.length || declarations.some(({ optional }) => optional),
    default: others.every((other) => other.default === first.default) ? first.default : undefined,
    secret: declarations.some(({ secret }) => secret),
    ...(declarations.every(({ unpublished }) => unpublished) && { unpublished: true }),
    doc: docOf(name, holders, objects.length),
  };
}

// More alternatives than this would be a wall of text.
const maxPlaces = 3;

/** The doc of a merged member: the docs of its holders with their names, and the only holders where some lack it. */
function docByPlace(name: string, holders: readonly Alternative[], alternatives: number): string | undefined {
  const byDoc = new Map<string, Alternative[]>();
  for (const holder of holders) {
    const doc = holder.members.find((member) => member.name === name)?.doc;
    if (doc) byDoc.set(doc, [...(byDoc.get(doc) ?? []), holder]);
  }
  const docs = [...byDoc].flatMap(([doc, some]) => {
    if (some.length === holders.length) return doc;
    const places = quoteDocs(some) ?? "some";
    return some.length > maxPlaces ? doc : `In ${places}: ${doc}`;
  });
  const places = holders.length < alternatives && quoteDocs(holders);
  return [...docs, ...(places ? [`Only in ${places}.`] : [])].join(" ") || undefined;
}

function quoteDocs(some: readonly Alternative[]): string | undefined {
  const docs = some.flatMap(({ doc }) => (doc ? [`"${doc.replace(/\.$/, "")}"`] : []));
  return docs.length === some.length && docs.length <= maxPlaces ? docs.join(" or ") : undefined;
}
