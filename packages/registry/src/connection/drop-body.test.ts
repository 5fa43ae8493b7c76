import { systemClock } from "@slipway/core/raw";
import { expect, test } from "vitest";
import { dropBody } from "./drop-body.ts";

/** A body that gives parts as long as it is read, and says when it is let go of. */
function endless(part: Uint8Array | undefined): { response: Response; freed: Promise<number> } {
  let free: (size: number) => void;
  const freed = new Promise<number>((resolve) => {
    free = resolve;
  });
  let size = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (part) controller.enqueue(part);
        size += part?.length ?? 0;
        return part ? undefined : new Promise<void>(() => {});
      },
      cancel: () => free(size),
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body), freed };
}

test("a short body is read to its end", async () => {
  const response = new Response("stored");
  await dropBody(response, systemClock);
  expect(response.bodyUsed).toBe(true);
  await dropBody(new Response(null), systemClock);
});

test("a body without an end is let go of after 64 KiB", async () => {
  const { response, freed } = endless(new Uint8Array(10_000));
  await dropBody(response, systemClock);
  expect(await freed).toBe(70_000);
});

test("a body that says nothing more is let go of after two seconds", async () => {
  const { response, freed } = endless(undefined);
  const waits: number[] = [];
  const after = (ms: number, run: () => void): (() => void) => {
    waits.push(ms);
    return systemClock.after(1, run);
  };
  const clock = { ...systemClock, after };
  await dropBody(response, clock);
  expect([await freed, waits]).toEqual([0, [2000]]);
});

test("a body that breaks off is no news", async () => {
  const broken = new Response(new ReadableStream({ pull: () => Promise.reject(new Error("cut")) }));
  await expect(dropBody(broken, systemClock)).resolves.toBeUndefined();
});
