/** Result of a fixture. */
export interface Outcome {
  readonly name: string;
  passed: number;
  readonly failed: string[];
  /** Why questions were not asked, once for each. */
  readonly notApplicable: string[];
}

export function emptyOutcome(name: string): Outcome {
  return { name, passed: 0, failed: [], notApplicable: [] };
}

export function record(outcome: Outcome, question: string, problem: string | undefined): void {
  if (problem === undefined) outcome.passed++;
  else outcome.failed.push(oneLine(`${question}: ${problem}`));
}

/** Ports and IDs of deployments differ from run to run. */
export function oneLine(text: string): string {
  const stable = text.replaceAll(/localhost:\d+/g, "localhost").replaceAll(/dpl_\w+/g, "dpl_…");
  return stable
    .replaceAll(/[\s\p{Cc}\p{Cf}\uFFFD]+/gu, " ")
    .slice(0, 240)
    .trim();
}
