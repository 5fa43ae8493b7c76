import { setImmediate } from "node:timers/promises";

let before: Promise<unknown> = Promise.resolve();

/** Beginning a program blocks the event loop: programs begin one at a time, and other work runs between them. */
export function spawnInTurn<T>(begin: () => Promise<T>): Promise<T> {
  const done = before.then(begin);
  before = done.catch(() => {}).then(() => setImmediate());
  return done;
}
