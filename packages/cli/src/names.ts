function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split("-");
}

export function kebab(name: string): string {
  return wordsOf(name).join("-");
}

/** What two names have in common, whatever their number. */
function stem(word: string): string {
  return word.replace(/ies$/, "y").replace(/(?<=ss|x|ch)es$|(?<!s)s$/, "");
}

/** Operations as commands: kebab-case without the group's own noun, `projects list` for `listProjects`; whole names where two would be called alike. */
export function commandNames(group: string, functions: readonly string[]): ReadonlyMap<string, string> {
  const nouns = wordsOf(group).map(stem);
  const short = functions.map((name) => {
    const [verb = "", ...others] = wordsOf(name);
    return [verb, ...others.filter((word) => !nouns.includes(stem(word)))].join("-");
  });
  const isTaken = (name: string): boolean => short.indexOf(name) !== short.lastIndexOf(name);
  return new Map(
    functions.map((name, index) => [name, isTaken(short[index] ?? "") ? kebab(name) : (short[index] ?? "")]),
  );
}

/** Of the names that are meant the nearest one, as the end of a sentence; nothing where none is near. */
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
