/** The state of a process with fixed durations, computed from its start, so that restarts and clock moves need no bookkeeping. */
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
