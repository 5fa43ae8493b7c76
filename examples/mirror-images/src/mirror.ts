import { copy, type Store } from "@slipway/registry";

export interface Mirrored {
  readonly tag: string;
  readonly state: "copied" | "was there";
}

/** Brings every tag of a repository to another one, with all platforms of an image; what is there already is not sent. */
export async function* mirror(from: Store, to: Store, signal?: AbortSignal): AsyncGenerator<Mirrored> {
  const options = signal ? { signal } : {};
  for await (const tag of from.tags.list(options)) {
    const [here, there] = await Promise.all([from.manifests.head(tag, options), to.manifests.head(tag, options)]);
    // It may have been deleted since it was listed.
    if (!here) continue;
    if (there?.digest === here.digest) yield { tag, state: "was there" };
    else {
      await copy(from, to, tag, options);
      yield { tag, state: "copied" };
    }
  }
}
