import { isMiddleware, skippedMembers } from "./members.ts";
import { type Configured, routingEntries } from "./routes-of-config.ts";

export function linesOfRoutes(config: Configured & { readonly images?: unknown }, runs = false): string[] {
  const places = new Map<string, string[]>();
  for (const { kind, index, source: entry } of routingEntries(config)) {
    for (const [member, value] of Object.entries(skippedMembers(kind, entry))) {
      if (runs && isMiddleware(member)) continue;
      const what = isMiddleware(member) ? `the middleware ${JSON.stringify(value)}` : `\`${member}\``;
      places.set(what, [...(places.get(what) ?? []), `${kind}.${index}`]);
    }
  }
  const lines = [...places].map(
    ([what, all]) => `Not carried out: ${what} of ${joinPlaces(all)}; where it would apply, the answer is 501`,
  );
  if (config.images && runs) lines.push("Not carried out: other sizes of `images`; each is served as it is");
  else if (config.images) lines.push("Not carried out: `images`; at /_vercel/image the answer is 501");
  return lines;
}

const maxListed = 10;

function joinPlaces(places: readonly string[]): string {
  const more = places.length - maxListed;
  return more > 0 ? `${places.slice(0, maxListed).join(", ")} and ${more} more` : places.join(", ");
}
