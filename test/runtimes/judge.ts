import type { Recorded } from "./recorded.ts";
import type { Run } from "./run-in.ts";
import type { Runtime } from "./runtimes.ts";

/** Problems of a run: a step that failed or should have failed, or a request that differs from others'. */
export function problemsOf(
  { told, requests }: Run,
  { name, gaps = {} }: Runtime,
  expected: readonly Recorded[],
): string[] {
  const steps = told.flatMap(({ step, transport, problem }) => {
    const isGap = step in gaps;
    if (problem && !isGap) return [`${name}, ${transport}: ${step}: ${problem}`];
    return isGap && !problem ? [`${name}, ${transport}: ${step} works, and is said not to.`] : [];
  });
  return [...steps, ...differences(name, requests, expected, Object.keys(gaps).length > 0)];
}

/** Every runtime sends the same, in the same order; one with gaps leaves some of it out. */
function differences(
  name: string,
  sent: readonly Recorded[],
  expected: readonly Recorded[],
  mayLack: boolean,
): string[] {
  const left = expected.map((each) => JSON.stringify(each));
  for (const request of sent) {
    const shown = JSON.stringify(request);
    const index = left.indexOf(shown);
    if (index === -1 || (index > 0 && !mayLack))
      return [`${name} sends ${shown}, expected was ${left[0] ?? "nothing more"}.`];
    left.splice(0, index + 1);
  }
  return left.length > 0 && !mayLack ? [`${name} does not send ${left[0]}.`] : [];
}
