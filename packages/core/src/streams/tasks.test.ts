import { expect, test } from "vitest";
import { caught } from "../../test/caught.ts";
import { ApiError } from "../errors/api-error.ts";
import { withTasks } from "./tasks.ts";

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve());
  });

test("the first part that fails ends the others, and its error comes when all have ended", async () => {
  const seen: string[] = [];
  const work = withTasks(2, undefined, async ({ run, signal }) => {
    const parts = [
      run(async () => {
        await aborted(signal);
        seen.push("told");
      }),
      run(async () => {
        throw new Error("it failed");
      }),
      run(async () => void seen.push("never")),
    ];
    await Promise.all(parts);
  });
  expect(await caught(work)).toHaveProperty("message", "it failed");
  expect(seen).toEqual(["told"]);
});

test("a part that nobody waits for is waited for, and its failure is thrown", async () => {
  const seen: string[] = [];
  await withTasks(1, undefined, async ({ run }) => {
    void run(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      seen.push("done");
    });
  });
  expect(seen).toEqual(["done"]);
  const failing = withTasks(1, undefined, async ({ run }) => {
    run(async () => {
      throw new Error("it failed");
    }).catch(() => {});
  });
  expect(await caught(failing)).toHaveProperty("message", "it failed");
});

test("an abort is an AbortedError with its reason, whatever the parts make of it", async () => {
  const controller = new AbortController();
  const work = withTasks(1, controller.signal, ({ run, signal }) =>
    run(async () => {
      controller.abort(new Error("enough"));
      // Errors of Node's own functions.
      if (signal.aborted) throw new DOMException("The operation was aborted", "AbortError");
    }),
  );
  expect(await caught(work)).toMatchObject({ name: "AbortedError", cause: { message: "enough" } });
});

test("a failure before the abort stays what it is", async () => {
  const controller = new AbortController();
  const work = withTasks(2, controller.signal, async ({ run, signal }) => {
    const slow = run(async () => {
      await aborted(signal);
      controller.abort();
      throw new Error("it came later");
    });
    await Promise.all([slow, run(() => Promise.reject(new Error("it failed")))]);
  });
  expect(await caught(work)).toHaveProperty("message", "it failed");
});

test.each([
  { allowed: 3, attempts: 4, outcome: { status: "fulfilled" } },
  { allowed: 0, attempts: 4, outcome: { status: "rejected", reason: { status: 429 } } },
  // Retries are off, or the wait would have been too long.
  { allowed: 7, attempts: 1, outcome: { status: "rejected", reason: { status: 429 } } },
])("a part begins again among half as many after a 429, unless it ran alone: %j", async ({ allowed, ...row }) => {
  let running = 0;
  const part = async (): Promise<void> => {
    const now = ++running;
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    if (now > allowed) throw new ApiError("429", { status: 429, attempts: row.attempts });
  };
  const work = withTasks(8, undefined, ({ run }) => Promise.all(Array.from({ length: 60 }, () => run(part))));
  expect(await Promise.allSettled([work])).toMatchObject([row.outcome]);
});
