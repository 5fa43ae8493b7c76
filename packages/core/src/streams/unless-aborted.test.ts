import { expect, test } from "vitest";
import { caught } from "../../test/caught.ts";
import { refuseAborted, unlessAborted } from "./unless-aborted.ts";

test("a shared promise is awaited until the signal aborts, and goes on for the others", async () => {
  const controller = new AbortController();
  const { promise: shared, resolve: arrive } = Promise.withResolvers<string>();
  const mine = unlessAborted(shared, controller.signal);
  const theirs = unlessAborted(shared, undefined);
  controller.abort(new Error("enough"));
  expect(await caught(mine)).toMatchObject({ name: "AbortedError", cause: { message: "enough" } });
  arrive("here");
  expect(await theirs).toBe("here");
});

test("a result or an error before the abort wins", async () => {
  const { signal } = new AbortController();
  expect(await unlessAborted(Promise.resolve(1), signal)).toBe(1);
  expect(await caught(unlessAborted(Promise.reject(new Error("it failed")), signal))).toHaveProperty(
    "message",
    "it failed",
  );
});

test("a controller in the place of its signal is refused", () => {
  // A caller without types may pass it.
  expect(() => refuseAborted(new AbortController() as unknown as AbortSignal)).toThrow(/must be an AbortSignal/);
});
