export interface Pairs<One, Other = One> {
  readonly pairs: readonly (readonly [One, Other])[];
  readonly left: readonly One[];
  readonly right: readonly Other[];
}

/** Pairs members of two sides, least `distance` first: 0 is no difference, 1 and more is nothing in common, no pair. Two single ones are always a pair. */
export function pairByFit<One, Other>(
  ones: readonly One[],
  others: readonly Other[],
  distance: (one: One, other: Other) => number,
): Pairs<One, Other> {
  const [one] = ones;
  const [other] = others;
  if (one && other && ones.length === 1 && others.length === 1) return { pairs: [[one, other]], left: [], right: [] };
  const candidates = ones
    .flatMap((each) => others.map((counterpart) => ({ each, counterpart, by: distance(each, counterpart) })))
    .filter(({ by }) => by < 1)
    .sort((a, b) => a.by - b.by);
  const found = new Map<One, Other>();
  const taken = new Set<Other>();
  for (const { each, counterpart } of candidates) {
    if (found.has(each) || taken.has(counterpart)) continue;
    found.set(each, counterpart);
    taken.add(counterpart);
  }
  return {
    pairs: ones.flatMap((each) => {
      const counterpart = found.get(each);
      return counterpart === undefined ? [] : [[each, counterpart] as const];
    }),
    left: ones.filter((each) => !found.has(each)),
    right: others.filter((each) => !taken.has(each)),
  };
}
