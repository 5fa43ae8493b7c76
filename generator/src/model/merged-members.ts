import { type Member, type ObjectShape, union } from "./shape.ts";

export type Alternative = ObjectShape & { readonly doc?: string | undefined };

export type DocOf = (name: string, holders: readonly Alternative[], alternatives: number) => string | undefined;

/** The members of all alternatives, each once: what any of them may lack is optional, and of a type that any of them states. */
export function mergedMembers(objects: readonly Alternative[], docOf: DocOf = docByPlace): Member[] {
  const names = new Set(objects.flatMap(({ members }) => members.map(({ name }) => name)));
  return [...names].map((name) => mergedMember(name, objects, docOf));
}

export const firstDoc: DocOf = (name, holders) =>
  holders.flatMap(({ members }) => members.flatMap((each) => (each.name === name && each.doc) || []))[0];

function mergedMember(name: string, objects: readonly Alternative[], docOf: DocOf): Member {
  const holders = objects.filter(({ members }) => members.some((member) => member.name === name));
  const found = holders.flatMap(({ members }) => members.filter((member) => member.name === name));
  const [first, ...others] = found;
  if (!first) throw new Error(`${name} is in no alternative.`);
  const { unpublished: _, scalarDoc, ...rest } = first;
  return {
    ...rest,
    ...(scalarDoc !== undefined && found.every((member) => member.scalarDoc === scalarDoc) && { scalarDoc }),
    shape: union(found.map(({ shape }) => shape)),
    optional: found.length < objects.length || found.some(({ optional }) => optional),
    default: others.every((other) => other.default === first.default) ? first.default : undefined,
    secret: found.some(({ secret }) => secret),
    ...(found.every(({ unpublished }) => unpublished) && { unpublished: true }),
    doc: docOf(name, holders, objects.length),
  };
}

// More alternatives than these would be a wall of text.
const mostPlaces = 3;

/** The doc of a member that alternatives share: what all or most say of it, what some say with their docs, and in which alone it stands. */
function docByPlace(name: string, holders: readonly Alternative[], alternatives: number): string | undefined {
  const byDoc = new Map<string, Alternative[]>();
  for (const holder of holders) {
    const doc = holder.members.find((member) => member.name === name)?.doc;
    if (doc) byDoc.set(doc, [...(byDoc.get(doc) ?? []), holder]);
  }
  const said = [...byDoc].flatMap(([doc, some]) => {
    if (some.length === holders.length) return doc;
    const places = named(some) ?? "some";
    return some.length > mostPlaces ? doc : `In ${places}: ${doc}`;
  });
  const places = holders.length < alternatives && named(holders);
  return [...said, ...(places ? [`Only in ${places}.`] : [])].join(" ") || undefined;
}

function named(some: readonly Alternative[]): string | undefined {
  const docs = some.flatMap(({ doc }) => (doc ? [`"${doc.replace(/\.$/, "")}"`] : []));
  return docs.length === some.length && docs.length <= mostPlaces ? docs.join(" or ") : undefined;
}
