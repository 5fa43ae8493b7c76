/**
 * Resolves when the process is asked to end, with what asked for it. A second signal ends it at once, as the system does.
 *
 * It listens from its call on: the first process of a container gets no signal that nobody listens for.
 */
export function endSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, resolve);
  });
}
