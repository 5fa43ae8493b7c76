export interface Pairs<One, Other = One> {
  readonly pairs: readonly (readonly [One, Other])[];
  readonly left: readonly One[];
  readonly right: readonly Other[];
}

/** Pairs members of two sides, by least `distance`: 0 for equal members, 1 and more for no pair. Two single members are always a pair. */
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
  const pairByOne = new Map<One, Other>();
  const pairedOthers = new Set<Other>();
  for (const { each, counterpart } of candidates) {
    if (pairByOne.has(each) || pairedOthers.has(counterpart)) continue;
    pairByOne.set(each, counterpart);
    pairedOthers.add(counterpart);
  }
  return {
    pairs: ones.flatMap((each) => {
      const counterpart = pairByOne.get(each);
      return counterpart === undefined ? [] : [[each, counterpart] as const];
    }),
    left: ones.filter((each) => !pairByOne.has(each)),
    right: others.filter((each) => !pairedOthers.has(each)),
  };
}
