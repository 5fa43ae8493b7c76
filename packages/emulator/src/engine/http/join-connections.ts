import type { Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Pipes two connections into each other. Each direction ends by itself; an error destroys both. */
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
