import { expect, test, vi } from "vitest";

test("a request waits for no turn where timers were fake before this package was loaded", async () => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["setImmediate"] });
  const { afterPause } = await import("./after-pause.ts");
  vi.useRealTimers();
  expect(afterPause(false)).toBeUndefined();
});
