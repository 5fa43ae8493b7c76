import type { OciDescriptor } from "../generated/types.ts";

// Image specification, "Pre-Defined Annotation Keys".
const TAG = "org.opencontainers.image.ref.name";

/** An entry of `index.json`: a manifest, and a tag where it has one. A manifest of several tags has several entries. */
export type Entry = OciDescriptor;

/** A change of the entries of a layout, or of another list like it. */
export type Change = (entries: readonly Entry[]) => readonly Entry[] | Promise<readonly Entry[]>;

export function tagOf(entry: Entry): string | undefined {
  return entry.annotations?.[TAG];
}

/** Adds a manifest. The one that had its tag before is kept, without a tag. */
export function addEntry(entries: readonly Entry[], added: OciDescriptor, tag: string | undefined): readonly Entry[] {
  const listed = entries.some(({ digest }) => digest === added.digest);
  if (tag === undefined) return listed ? entries : [...entries, added];
  const [before] = entries.filter((entry) => tagOf(entry) === tag);
  if (before?.digest === added.digest) return entries;
  return [
    ...removeTag(entries, tag).filter((entry) => entry.digest !== added.digest || tagOf(entry) !== undefined),
    withTag(added, tag),
  ];
}

export function removeTag(entries: readonly Entry[], tag: string): readonly Entry[] {
  return entries.flatMap((entry) => {
    if (tagOf(entry) !== tag) return [entry];
    const others = entries.some((other) => other !== entry && other.digest === entry.digest);
    return others ? [] : [withTag(entry, undefined)];
  });
}

function withTag({ annotations, ...entry }: Entry, tag: string | undefined): Entry {
  const { [TAG]: _, ...others } = annotations ?? {};
  const now = tag === undefined ? others : { ...others, [TAG]: tag };
  return Object.keys(now).length > 0 ? { ...entry, annotations: now } : entry;
}
