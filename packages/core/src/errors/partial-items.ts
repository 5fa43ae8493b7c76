/**
 * The items of the pages before the one on which `toArray()` failed; undefined for another error. Not printed: they may hold credentials.
 *
 * @example
 * const projects = await listProjects(client).toArray().catch((error) => partialItems<Project>(error) ?? []);
 */
export function partialItems<Item = unknown>(error: unknown): readonly Item[] | undefined {
  // Any value can be asked for its members, once it is an object; the caller knows what was listed.
  return (Object(error) as { readonly items?: readonly Item[] }).items;
}
