/** The entity tag of a content, by which conditions name it: its digest, as other registries say it. */
export function etagOf(digest: string): string {
  return `"${digest}"`;
}
