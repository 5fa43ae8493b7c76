import { once } from "node:events";
import { expect, test } from "vitest";
import { createClock } from "./clock.ts";

test("work runs in the order of its time, at the moment at which it is due", () => {
  const clock = createClock({ manual: true, start: 1000 });
  const seen: [string, number][] = [];
  const note = (name: string) => () => seen.push([name, clock.now()]);
  clock.at(1300, note("third"));
  clock.at(1100, note("first"));
  clock.at(1200, () => {
    note("second")();
    clock.at(1250, note("between"));
  });
  clock.at(2000, note("never"));
  clock.advance(500);
  expect(seen).toEqual([
    ["first", 1100],
    ["second", 1200],
    ["between", 1250],
    ["third", 1300],
  ]);
  expect(clock.now()).toBe(1500);
});

test("no two stamps are the same while time stands still", () => {
  const clock = createClock({ manual: true, start: 5 });
  expect([clock.stamp(), clock.stamp(), clock.stamp()]).toEqual([5, 6, 7]);
});

test("work that is taken back does not run, nor does any after a stop", () => {
  const clock = createClock({ manual: true });
  let runs = 0;
  clock.at(clock.now() + 1, () => runs++).cancel();
  clock.at(clock.now() + 1, () => runs++);
  clock.stop();
  clock.advance(10);
  expect(runs).toBe(0);
});

test("a clock that follows real time can still be moved ahead", async () => {
  const clock = createClock();
  const before = clock.now();
  const due = new Promise<void>((resolve) => clock.at(before + 60_000, resolve));
  clock.advance(60_000);
  await due;
  expect(clock.now()).toBeGreaterThanOrEqual(before + 60_000);
});

test("time does not go back", () => {
  expect(() => createClock().advance(-1)).toThrow(RangeError);
});

test("a job that fails is tried again when the clock moves on, and the others are not held up", () => {
  const clock = createClock({ manual: true, start: 0 });
  const ran: string[] = [];
  let works = false;
  clock.at(10, () => {
    if (!works) throw new Error("not now");
    ran.push("first");
  });
  clock.at(20, () => ran.push("second"));
  expect(() => clock.advance(30)).toThrow("not now");
  expect([ran, clock.now()]).toEqual([["second"], 30]);
  works = true;
  clock.advance(0);
  clock.advance(1000);
  expect(ran).toEqual(["second", "first"]);
});

test("a job that fails in real time is a warning, and is tried again by itself", async () => {
  const clock = createClock();
  const warned = once(process, "warning");
  let tries = 0;
  await new Promise<void>((resolve) => {
    clock.at(clock.now(), () => {
      tries += 1;
      if (tries === 1) throw new Error("the disk is full");
      resolve();
    });
  });
  expect((await warned)[0]).toMatchObject({ message: "the disk is full" });
  expect(tries).toBe(2);
  clock.stop();
});
