/** What is wrong with several things together, and which of them are doubted first. */
export interface Problem<Thing> {
  readonly why: string;
  isDoubted(thing: Thing): boolean;
}

/**
 * The things with which there is a problem beside others that have none, each with its own: nothing is blamed that was not tried.
 * What a problem casts doubt on is tried last, which finds the same in fewer attempts.
 */
export async function findFaults<Thing>(
  things: readonly Thing[],
  problem: Problem<Thing>,
  problemOf: (some: readonly Thing[]) => Promise<Problem<Thing> | undefined>,
): Promise<[Thing, string][]> {
  const found: [Thing, string][] = [];
  const goodOf = async (good: readonly Thing[], rest: readonly Thing[], seen: Problem<Thing>) => {
    const [only, ...others] = rest;
    if (only !== undefined && others.length === 0) {
      found.push([only, seen.why]);
      return good;
    }
    let kept = good;
    for (const part of inTwo(rest, seen)) {
      const more = [...kept, ...part];
      const next = await problemOf(more);
      kept = next ? await goodOf(kept, part, next) : more;
    }
    return kept;
  };
  await goodOf([], things, problem);
  return found;
}

/** Those without and those with a doubt; the halves, where that does not part them. */
function inTwo<Thing>(things: readonly Thing[], problem: Problem<Thing>): readonly (readonly Thing[])[] {
  const doubted = things.filter((each) => problem.isDoubted(each));
  if (doubted.length > 0 && doubted.length < things.length)
    return [things.filter((each) => !problem.isDoubted(each)), doubted];
  const half = Math.ceil(things.length / 2);
  return [things.slice(0, half), things.slice(half)];
}
