/**
 * Pairs each route of the other document with ours, equal names first: a renamed parameter keeps the route; routes that differ in nothing
 * else stay two.
 */
export function pairRoutes(ours: Iterable<string>, theirs: Iterable<string>): ReadonlyMap<string, string> {
  const free = new Set(ours);
  const others = [...theirs];
  const pairs = new Map<string, string>();
  const pair = (route: string, own: string | undefined) => {
    if (own === undefined) return;
    pairs.set(route, own);
    free.delete(own);
  };
  for (const route of others) pair(route, free.has(route) ? route : undefined);
  const byShape = new Map<string, string[]>();
  for (const own of free) byShape.set(shapeOf(own), [...(byShape.get(shapeOf(own)) ?? []), own]);
  for (const route of others) if (!pairs.has(route)) pair(route, byShape.get(shapeOf(route))?.shift());
  return pairs;
}

export function shapeOf(route: string): string {
  return route.replaceAll(/\{[^}]*\}/g, "{}");
}
