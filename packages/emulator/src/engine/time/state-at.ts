/**
 * Which state something is in that goes on by itself, and since when: one after the other, each as long as it lasts, then the last.
 * Nothing is kept of it but when it began, so that it is the same after a restart and wherever the clock is moved to.
 */
export function stateAt<State extends string, Last extends string>(
  now: number,
  createdAt: number,
  lasts: Readonly<Record<State, number>>,
  last: Last,
): { readonly state: State | Last; readonly since: number } {
  let since = createdAt;
  // The keys of a record are its names, in their order.
  for (const state of Object.keys(lasts) as State[]) {
    if (now < since + lasts[state]) return { state, since };
    since += lasts[state];
  }
  return { state: last, since };
}
