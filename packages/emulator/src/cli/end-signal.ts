/** Resolves with the signal that ends the process, heard from the call on: a container's first gets no other. A second ends it at once. */
export function endSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, resolve);
  });
}
