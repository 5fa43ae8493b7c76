function nameParts(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split("-");
}

export function kebab(name: string): string {
  return nameParts(name).join("-");
}

function singular(word: string): string {
  return word.replace(/ies$/, "y").replace(/(?<=ss|x|ch)es$|(?<!s)s$/, "");
}

/** Command names in kebab-case without the group's noun, `projects list` for `listProjects`; full names where short ones collide. */
export function commandNames(group: string, functions: readonly string[]): ReadonlyMap<string, string> {
  const nouns = nameParts(group).map(singular);
  const short = functions.map((name) => {
    const [verb = "", ...others] = nameParts(name);
    return [verb, ...others.filter((word) => !nouns.includes(singular(word)))].join("-");
  });
  const isTaken = (name: string): boolean => short.indexOf(name) !== short.lastIndexOf(name);
  return new Map(
    functions.map((name, index) => [name, isTaken(short[index] ?? "") ? kebab(name) : (short[index] ?? "")]),
  );
}

/** Suggests the nearest name as the end of a sentence; empty if none is near. */
export function didYouMean(wrong: string, names: readonly string[]): string {
  const near = names
    .map((name) => [distance(wrong.toLowerCase(), name.toLowerCase()), name] as const)
    .sort(([a], [b]) => a - b)[0];
  return near && near[0] <= Math.max(1, wrong.length / 3) ? ` Did you mean ${near[1]}?` : "";
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [above, letter] of [...a.slice(0, 80)].entries()) {
    const next = [above + 1];
    for (const [index, other] of [...b].entries()) {
      const changed = (row[index] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
