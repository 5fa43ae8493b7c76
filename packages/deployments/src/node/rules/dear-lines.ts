/** A line of an ignore file that is not empty. */
export interface Line {
  readonly text: string;
  /** Of the file, from 1. */
  readonly number: number;
}

/** Steps that lines may take for one path: less than half a second. Those that people write take a few thousand. */
const mostSteps = 1e8;

/**
 * Tells of lines whether they take too long for a path. What is written with several `*` may be matched in as many ways
 * as there are to share out the path among them, and each is tried before it is known that none fits.
 *
 * @returns for a path: the line that takes the longest, when all of them take too long.
 */
export function dearLines(lines: readonly Line[]): (path: string) => Line | undefined {
  const groups = new Map<number, { line: Line; count: number }>();
  for (const line of lines) {
    const stars = choicesOf(line.text) + 1;
    const group = groups.get(stars) ?? { line, count: 0 };
    group.count += 1;
    groups.set(stars, group);
  }
  const dearest = Math.max(0, ...groups.keys());
  return (path) => {
    const parts = path.split("/");
    const longest = parts.reduce((most, part) => Math.max(most, part.length), parts.length);
    let steps = 0;
    for (const [stars, { count }] of groups) steps += count * ways(longest, stars);
    return steps > mostSteps ? groups.get(dearest)?.line : undefined;
  };
}

/** How many stars of a line leave a choice, when the others have what they match: a name with one star has none. */
function choicesOf(text: string): number {
  return text
    .split("/")
    .map((part) => (part === "**" ? 1 : Math.max(part.split("*").length - 2, 0)))
    .reduce((sum, choices) => sum + choices, 0);
}

/** In how many ways `stars` places are picked out of `places`, each as often as one likes. */
function ways(places: number, stars: number): number {
  let result = 1;
  for (let star = 1; star <= stars && result <= mostSteps; star++) result *= (places + star - 1) / star;
  return result;
}
