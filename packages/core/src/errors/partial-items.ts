/**
 * The items of the pages before the one on which `toArray()` failed; undefined for other errors. They are not printed, because they may
 * hold credentials.
 *
 * @example
 * const projects = await listProjects(client).toArray().catch((error) => partialItems<Project>(error) ?? []);
 */
export function partialItems<Item = unknown>(error: unknown): readonly Item[] | undefined {
  // `Object()` makes any value readable, and the caller knows the type of the items.
  return (Object(error) as { readonly items?: readonly Item[] }).items;
}
