export interface PathShape {
  readonly length: number;
  readonly parts: number;
  readonly lengths: ReadonlyMap<number, number>;
  readonly longest: number;
  /** Its parts in upper case, as they are compared. */
  readonly names: ReadonlySet<string>;
}

export function shapeOf(path: string): PathShape {
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

/** Steps that a line takes for a path, at most. */
export type LineCost = (path: PathShape) => number;

interface Piece {
  /** It stands for any folders. */
  readonly isDeep: boolean;
  /** Lengths of what stands between its stars. */
  readonly runs: readonly number[];
  /** Where it is a name and nothing else: in upper case. */
  readonly name: string | undefined;
}

/**
 * Counts how many steps the regular expression of a line may take for a path. Each `*` may end anywhere, and all ways are tried before none
 * fits: those of one `*` multiply with those of the next. What no person writes is counted dearer, nothing cheaper. Lines that cost the
 * same share a function.
 */
export function lineCosts(): (line: string) => LineCost {
  const known = new Map<string, LineCost>();
  return (line) => {
    const pieces = line.replace(/^!/, "").replace(/^\//, "").split("/").map(pieceOf);
    const isAnywhere = !/\/(?!$)/.test(line.replace(/^!/, ""));
    const cost = costOf(line, pieces, isAnywhere);
    const before = known.get(cost.key) ?? cost.steps;
    known.set(cost.key, before);
    return before;
  };
}

/** How a line is counted, with a key that lines have in common which cost the same. */
function costOf(line: string, pieces: readonly Piece[], isAnywhere: boolean): { key: string; steps: LineCost } {
  const stars = line.split("*").length - 1;
  // What stands in brackets may match a `/`, too, so its stars are not kept to one part of the path.
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

/** The dearest way to put stars into a line of that length. */
function evenRuns(length: number, stars: number): number[] {
  return Array.from({ length: stars + 1 }, () => length);
}

/** A piece with stars is tried on a part of the path: for each way to end its first stars, what follows them is compared. */
function inPiece(part: number, runs: readonly number[]): number {
  let [steps, before] = [0, 1];
  for (const [stars, run] of runs.entries()) {
    steps += before * (Math.min(run, part) + 1);
    before = Math.min(before * ((part + 1 + stars) / (stars + 1)), Number.MAX_SAFE_INTEGER);
  }
  return steps;
}

function throughFolders({ length, parts, longest, names }: PathShape, pieces: readonly Piece[]): number {
  // In how many ways what is before a piece is matched: through folders, and in names.
  let [deep, inNames, steps] = [0, 1, 0];
  for (const { isDeep, runs, name } of pieces) {
    const before = inNames * ways(parts + 1, deep);
    if (isDeep) {
      steps += before * (length + 1);
      deep += 1;
      continue;
    }
    steps += before * inPiece(longest, runs);
    // Nobody gets beyond a name that the path has not.
    if (name !== undefined && !names.has(name)) break;
    // What follows the last star says where it ends.
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
