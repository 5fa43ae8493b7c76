/** One way in which an answer is not what its schema says, wherever in the answer it occurs. */
export interface Problem {
  /** Names that the schema states; `*` for an element of a list, a key of a record, and whatever is not stated. */
  readonly path: readonly string[];
  readonly expected: string;
  readonly got: string;
  /** How far below the judged value it is. What breaks a rule is deeper by one than what is of another type. */
  readonly depth: number;
  readonly times: number;
}

/** Distinct problems reported of one answer at most. */
const MAX_PROBLEMS = 1000;

export function below(step: string, problems: readonly Problem[]): readonly Problem[] {
  if (problems.length === 0) return problems;
  return problems.map((problem) => ({ ...problem, path: [step, ...problem.path], depth: problem.depth + 1 }));
}

/** Each problem once, however many elements of a list or keys of a record have it. */
export function distinct(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length < 2) return problems;
  const unique = new Map<string, Problem>();
  for (const problem of problems) {
    const { path, expected, got } = problem;
    const key = JSON.stringify([path, expected, got]);
    const same = unique.get(key);
    if (same) unique.set(key, { ...same, times: same.times + problem.times });
    else if (unique.size < MAX_PROBLEMS) unique.set(key, problem);
  }
  return [...unique.values()];
}

export function typeWord(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
