/** A difference between an answer and its schema, with the number of its occurrences. */
export interface Problem {
  /** Declared names; `*` for elements, keys of records and undeclared names. */
  readonly path: readonly string[];
  readonly expected: string;
  readonly got: string;
  /** Depth below the judged value. A broken rule is one deeper than a wrong type. */
  readonly depth: number;
  readonly times: number;
}

const MAX_PROBLEMS = 1000;

export function below(step: string, problems: readonly Problem[]): readonly Problem[] {
  if (problems.length === 0) return problems;
  return problems.map((problem) => ({ ...problem, path: [step, ...problem.path], depth: problem.depth + 1 }));
}

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
