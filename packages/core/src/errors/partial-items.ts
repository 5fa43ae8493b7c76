import { withHidden } from "./with-hidden.ts";

/**
 * The items that `toArray()` had collected when it failed: those of the pages before. They are not printed: they may hold
 * credentials.
 *
 * @param error what `toArray()` rejected with; guards know its kind as always.
 * @returns undefined for an error of something else.
 * @example
 * const projects = await listProjects(client).toArray().catch((error) => partialItems<Project>(error) ?? []);
 */
export function partialItems<Item = unknown>(error: unknown): readonly Item[] | undefined {
  // Any value can be asked for its members, once it is an object; who asks knows what was listed.
  return (Object(error) as { readonly items?: readonly Item[] }).items;
}

/** Notes on an error what there was before it. */
export function withItems(error: unknown, items: readonly unknown[]): unknown {
  return withHidden(error, "items", items);
}
