import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { createStore } from "../../../test/create-services.ts";
import type { Store } from "../../store/store.ts";
import { Clock } from "./clock.ts";
import { type JobRow, Jobs, jobTable } from "./jobs.ts";

interface Started {
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly store: Store;
  plan(kind: string, at: number, subject?: string): void;
  readonly again: Map<string, number>;
}

function start(
  work: (job: JobRow, started: Started) => void,
  clock = new Clock({ manual: true, start: 1000 }),
): Started {
  const store = createStore(clock.now);
  const jobs = new Jobs({
    store,
    clock,
    handlerOf: async () => (job) => {
      work(job, started);
      const at = started.again.get(job.kind);
      started.again.delete(job.kind);
      return at;
    },
  });
  onTestFinished(() => jobs.stop());
  const started: Started = {
    clock,
    jobs,
    store,
    again: new Map(),
    plan: (kind, at, subject = "") => store.transact(() => jobs.schedule({ kind, at, subject })),
  };
  return started;
}

test("jobs are done in the order of their time, each at the moment at which it is due", async () => {
  const seen: [string, number][] = [];
  const { clock, jobs, plan } = start(({ kind }, started) => {
    seen.push([kind, started.clock.now()]);
    if (kind === "second") started.jobs.schedule({ kind: "between", at: 1250, subject: "" });
  });
  plan("third", 1300);
  plan("first", 1100);
  plan("second", 1200);
  plan("never", 2000);
  await jobs.advance(500);
  expect(seen).toEqual([
    ["first", 1100],
    ["second", 1200],
    ["between", 1250],
    ["third", 1300],
  ]);
  expect(clock.now()).toBe(1500);
});

test("a job that is due again stays planned, with what it is about", async () => {
  const seen: [string, number][] = [];
  const { clock, jobs, plan, again, store } = start(({ id }, { clock }) => seen.push([id, clock.now()]));
  plan("about", 9999, "");
  const [about] = store.rows(jobTable).all();
  plan("twice", 1100, about?.id);
  again.set("twice", 1200);
  await jobs.advance(150);
  const [, twice] = store.rows(jobTable).all();
  expect(twice).toMatchObject({ at: 1200, subject: about?.id });
  await jobs.advance(100);
  expect(seen).toEqual([
    [twice?.id, 1100],
    [twice?.id, 1200],
  ]);
  expect([clock.now(), store.rows(jobTable).size]).toEqual([1250, 1]);
});

test("a job whose subject goes while it is done is not due again", async () => {
  const { jobs, plan, again, store } = start(({ subject }, { store }) => store.rows(jobTable).remove(subject));
  plan("about", 9999);
  plan("again", 1100, store.rows(jobTable).all()[0]?.id);
  again.set("again", 1200);
  await jobs.advance(150);
  expect(store.rows(jobTable).size).toBe(0);
});

test("jobs of one moment are done in the order in which they were planned", async () => {
  const seen: string[] = [];
  const { jobs, plan } = start(({ kind }) => seen.push(kind));
  const kinds = Array.from({ length: 50 }, (_, index) => String(index));
  for (const kind of kinds) plan(kind, 1001);
  await jobs.advance(1);
  expect(seen).toEqual(kinds);
});

test("a job goes with what it is about, and one that was taken back was never planned", async () => {
  const seen: string[] = [];
  const { jobs, plan, store } = start(({ kind }) => seen.push(kind));
  store.transact(() => store.rows(jobTable).add({ id: "about", kind: "subject", at: 9999, subject: "" }));
  plan("gone", 1001, "about");
  store.transact(() => store.rows(jobTable).remove("about"));
  expect(() =>
    store.transact(() => {
      jobs.schedule({ kind: "undone", at: 1001, subject: "" });
      throw new Error("no");
    }),
  ).toThrow("no");
  await jobs.advance(10);
  expect(seen).toEqual([]);
});

test("a clock that follows real time can still be moved ahead", async () => {
  const { clock, jobs, plan } = start(() => {}, new Clock());
  const before = clock.now();
  plan("due", before + 60_000);
  await jobs.advance("1 minute");
  expect(clock.now()).toBeGreaterThanOrEqual(before + 60_000);
});

test("a job that fails is tried again when the clock moves on, and the others are not held up", async () => {
  const ran: string[] = [];
  let works = false;
  const { clock, jobs, plan } = start(({ kind }) => {
    if (kind === "first" && !works) throw new Error("not now");
    ran.push(kind);
  });
  plan("first", 1010);
  plan("second", 1020);
  await expect(jobs.advance(30)).rejects.toThrow("not now");
  expect([ran, clock.now()]).toEqual([["second"], 1030]);
  works = true;
  await jobs.advance(0);
  await jobs.advance(1000);
  expect(ran).toEqual(["second", "first"]);
});

test("a job that fails in real time is a warning, and is tried again by itself", async () => {
  const warned = once(process, "warning");
  let tries = 0;
  await new Promise<void>((resolve) => {
    const { clock, plan } = start(() => {
      tries += 1;
      if (tries === 1) throw new Error("the disk is full");
      resolve();
    }, new Clock());
    plan("due", clock.now());
  });
  expect((await warned)[0]).toMatchObject({ message: "the disk is full" });
  expect(tries).toBe(2);
});

test.each<[number | string, number]>([
  ["3 days", 259_200_000],
  ["90 s", 90_000],
  ["1.5 hours", 5_400_000],
  [250, 250],
  [0.4, 0],
])("the clock advances by %s", async (duration, milliseconds) => {
  const { clock, jobs } = start(() => {});
  await jobs.advance(duration);
  expect(clock.now()).toBe(1000 + milliseconds);
});

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 9e15, "3000000 weeks", "soon", "3 constructors", ""])(
  "%s is not a span of time",
  (duration) => {
    const { jobs } = start(() => {});
    expect(() => jobs.advance(duration)).toThrow(RangeError);
  },
);

test("a failed job takes back none of the others that are due together, and it alone is tried again", async () => {
  const ran: string[] = [];
  let works = false;
  const { jobs, plan, store } = start(({ kind }, started) => {
    started.jobs.schedule({ kind: `after ${kind}`, at: 5000, subject: "" });
    if (kind === "second" && !works) throw new Error("not now");
    ran.push(kind);
  });
  for (const kind of ["first", "second", "third"]) plan(kind, 1001);
  await expect(jobs.advance(1)).rejects.toThrow("not now");
  const kinds = () =>
    store
      .rows(jobTable)
      .all()
      .map(({ kind }) => kind);
  expect([ran, kinds()]).toEqual([
    ["first", "third"],
    ["second", "after first", "after third"],
  ]);
  works = true;
  await jobs.advance(0);
  expect([ran.at(-1), kinds().at(-1)]).toEqual(["second", "after second"]);
});
