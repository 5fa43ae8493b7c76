/** Pairs each route of the other document with ours, like-named first: a renamed parameter is the same route; two that differ in nothing else are two. */
export function pairRoutes(ours: Iterable<string>, theirs: Iterable<string>): ReadonlyMap<string, string> {
  const free = new Set(ours);
  const others = [...theirs];
  const found = new Map<string, string>();
  const pair = (route: string, own: string | undefined) => {
    if (own === undefined) return;
    found.set(route, own);
    free.delete(own);
  };
  for (const route of others) pair(route, free.has(route) ? route : undefined);
  const byShape = new Map<string, string[]>();
  for (const own of free) byShape.set(shapeOf(own), [...(byShape.get(shapeOf(own)) ?? []), own]);
  for (const route of others) if (!found.has(route)) pair(route, byShape.get(shapeOf(route))?.shift());
  return found;
}

export function shapeOf(route: string): string {
  return route.replaceAll(/\{[^}]*\}/g, "{}");
}
