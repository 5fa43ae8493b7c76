import { expect } from "vitest";

/** Fails where a law is broken: names each place, and says what to write, and in which file. */
export function expectNone(broken: Iterable<string>, advice: string): void {
  const places = [...broken];
  expect(places, `${places.join("\n")}\n${advice}`).toEqual([]);
}
