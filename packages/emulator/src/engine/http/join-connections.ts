import type { Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Hands on what each of two connections says to the other. Each way ends by itself; what fails ends both. */
export function joinConnections(one: Duplex, other: Duplex): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    pipeline(from, to).catch(() => {
      one.destroy();
      other.destroy();
    });
  }
}
