import { setImmediate } from "node:timers/promises";

let before: Promise<unknown> = Promise.resolve();

/** Beginning a program blocks the event loop: programs begin one at a time, and other work runs between them. */
export function spawnInTurn<T>(begin: () => Promise<T>): Promise<T> {
  const spawned = before.then(begin);
  before = spawned.catch(() => {}).then(() => setImmediate());
  return spawned;
}
