import { expect, test } from "vitest";
import { closeAll, type Opened, settleAll } from "./plug-in.ts";

test("a plug-in that cannot be closed keeps none of the others open, and its error is thrown at the end", async () => {
  const closed: string[] = [];
  const opened: Opened[] = [
    { close: async () => Promise.reject(new Error("stuck")) },
    {},
    {
      async close(ended) {
        await ended;
        closed.push("behind what is under way");
      },
    },
    { close: async () => void closed.push("at once") },
  ];
  let end = (): void => {};
  const closing = closeAll(opened, new Promise<void>((resolve) => (end = resolve)));
  expect(closed).toEqual(["at once"]);
  end();
  await expect(closing).rejects.toThrow("stuck");
  expect(closed).toEqual(["at once", "behind what is under way"]);
});

test("plug-ins are settled when each of them is", async () => {
  const settled: number[] = [];
  const one = (index: number): Opened => ({ settled: async () => void settled.push(index) });
  await settleAll([one(1), {}, one(2)]);
  expect(settled).toEqual([1, 2]);
});
