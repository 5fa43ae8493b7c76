export interface PathShape {
  readonly length: number;
  readonly parts: number;
  readonly lengths: ReadonlyMap<number, number>;
  readonly longest: number;
  readonly names: ReadonlySet<string>;
}

export function pathShape(path: string): PathShape {
  const names = path.split("/");
  const lengths = new Map<number, number>();
  for (const { length } of names) lengths.set(length, (lengths.get(length) ?? 0) + 1);
  return {
    length: path.length,
    parts: names.length,
    lengths,
    longest: Math.max(...lengths.keys()),
    names: new Set(names.map((name) => name.toUpperCase())),
  };
}

/** Largest number of steps of a line for a path. */
export type LineCost = (path: PathShape) => number;

interface Piece {
  readonly isDeep: boolean;
  readonly runs: readonly number[];
  readonly name: string | undefined;
}

/**
 * Bounds the steps of a line's regular expression for a path. Each `*` may end anywhere, and all combinations are tried before a mismatch,
 * so they multiply. Unusual patterns are overestimated, none underestimated. Lines of equal cost share a function.
 */
export function lineCosts(): (line: string) => LineCost {
  const stepsByKey = new Map<string, LineCost>();
  return (line) => {
    const pieces = line.replace(/^!/, "").replace(/^\//, "").split("/").map(pieceOf);
    const isAnywhere = !/\/(?!$)/.test(line.replace(/^!/, ""));
    const cost = costOf(line, pieces, isAnywhere);
    const before = stepsByKey.get(cost.key) ?? cost.steps;
    stepsByKey.set(cost.key, before);
    return before;
  };
}

/** Cost of a line, with a key that equal costs share. */
function costOf(line: string, pieces: readonly Piece[], isAnywhere: boolean): { key: string; steps: LineCost } {
  const stars = line.split("*").length - 1;
  // Brackets may match a `/`, so their stars span parts of the path.
  if (line.includes("[")) {
    const key = `[ ${stars} ${line.length} ${isAnywhere}`;
    return {
      key,
      steps: ({ length, parts }) => (isAnywhere ? parts : 1) * inPiece(length, evenRuns(line.length, stars)),
    };
  }
  if (stars === 0 && isAnywhere) return { key: "name", steps: ({ length }) => length + 1 };
  if (stars === 0) return { key: `path ${line.length}`, steps: ({ length }) => Math.min(line.length, length) + 1 };
  if (isAnywhere) {
    const runs = pieces[0]?.runs ?? [];
    return {
      key: `anywhere ${runs.join()}`,
      steps: ({ length, lengths }) =>
        [...lengths].reduce((sum, [part, count]) => sum + count * inPiece(part, runs), length),
    };
  }
  return { key: JSON.stringify(pieces), steps: (path) => throughFolders(path, pieces) };
}

function pieceOf(text: string): Piece {
  const isDeep = text === "**";
  return {
    isDeep,
    runs: text.split("*").map(({ length }) => length),
    name: /^[\w.@-]+$/.test(text) ? text.toUpperCase() : undefined,
  };
}

function evenRuns(length: number, stars: number): number[] {
  return Array.from({ length: stars + 1 }, () => length);
}

/** Steps of a piece with stars for a part: for each end of the first stars, the rest is compared. */
function inPiece(part: number, runs: readonly number[]): number {
  let [steps, before] = [0, 1];
  for (const [stars, run] of runs.entries()) {
    steps += before * (Math.min(run, part) + 1);
    before = Math.min(before * ((part + 1 + stars) / (stars + 1)), Number.MAX_SAFE_INTEGER);
  }
  return steps;
}

function throughFolders({ length, parts, longest, names }: PathShape, pieces: readonly Piece[]): number {
  // Number of matches before a piece: through folders, and in names.
  let [deep, inNames, steps] = [0, 1, 0];
  for (const { isDeep, runs, name } of pieces) {
    const before = inNames * ways(parts + 1, deep);
    if (isDeep) {
      steps += before * (length + 1);
      deep += 1;
      continue;
    }
    steps += before * inPiece(longest, runs);
    if (name !== undefined && !names.has(name)) break;
    inNames *= ways(longest + 1, Math.max(runs.length - 2, 0));
    if (steps > Number.MAX_SAFE_INTEGER) break;
  }
  return steps;
}

function ways(places: number, stars: number): number {
  let result = 1;
  for (let star = 1; star <= stars && result < Number.MAX_SAFE_INTEGER; star++) result *= (places + star - 1) / star;
  return result;
}
