import { setImmediate } from "node:timers/promises";

let before: Promise<unknown> = Promise.resolve();

/** Beginning a program stops this one while it lasts: of many that are to begin at once one does, and then whoever asks something else has a turn. */
export function spawnInTurn<T>(begin: () => Promise<T>): Promise<T> {
  const done = before.then(begin);
  before = done.catch(() => {}).then(() => setImmediate());
  return done;
}
