import type { ResolvedGroup } from "./resolve-group.ts";
import { reach } from "./shape.ts";

/**
 * The shapes of a group that another one has to the letter, with all that they lead to: its types and schemas serve both. A shape that
 * answers have is printed more open than one of requests alone, so both groups have it in answers, or neither has.
 */
export function sharedShapes(group: ResolvedGroup, other: ResolvedGroup | undefined): ReadonlySet<string> {
  if (!other) return new Set();
  const isSame = (name: string): boolean => {
    const [mine, theirs] = [group.shapes.get(name), other.shapes.get(name)];
    return (
      mine !== undefined &&
      theirs !== undefined &&
      JSON.stringify(mine) === JSON.stringify(theirs) &&
      group.answered.has(name) === other.answered.has(name) &&
      (other.requested.has(name) || !group.requested.has(name))
    );
  };
  const leadsTo = (name: string): Set<string> => {
    const found = new Set<string>();
    reach({ kind: "ref", name }, group.shapes, found);
    return found;
  };
  return new Set([...group.shapes.keys()].filter((name) => [...leadsTo(name)].every(isSame)));
}
