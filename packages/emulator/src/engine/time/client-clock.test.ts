import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type Client, type ClientOptions, createClient, type Middleware } from "@slipway/core";
import { limiter } from "@slipway/core/limiter";
import { chain } from "@slipway/core/middleware";
import { createDeployment, getDeployment, waitForDeployment } from "@slipway/deployments";
import { deploy } from "@slipway/deployments/node";
import { getUser } from "@slipway/user";
import { expect, test } from "vitest";
import { newFolder } from "../../../test/folder-state.ts";
import { start } from "../../../test/start.ts";
import type { Emulator, EmulatorOptions } from "../../index.ts";

const hour = 3_600_000;

async function together(
  options?: EmulatorOptions,
  clientOptions?: ClientOptions,
): Promise<{ emulator: Emulator; client: Client }> {
  const { emulator } = await start({ listen: false, ...options });
  const { fetch, token, url: baseUrl, clientClock: clock } = emulator;
  const way = options?.listen ? { baseUrl } : { fetch };
  return { emulator, client: createClient({ token, clock, ...way, ...clientOptions }) };
}

const site = { name: "site", files: [{ file: "index.html", data: "<h1>Ahoy</h1>" }] };

function since(now: () => number): { readonly seen: [string, number][]; note(what: string): void } {
  const began = now();
  const seen: [string, number][] = [];
  return { seen, note: (what) => seen.push([what, now() - began]) };
}

test.each([false, true])(
  "deploy() is finished without anybody who moves the clock (over a port: %s)",
  async (listen) => {
    const { emulator, client } = await together({ listen, buildTime: hour / 2 });
    const directory = newFolder();
    writeFileSync(join(directory, "index.html"), "<h1>Ahoy</h1>");
    const began = emulator.clock.now();
    const { readyState } = await deploy(client, { directory, name: "site" });
    expect(readyState).toBe("READY");
    expect(emulator.clock.now() - began).toBeGreaterThanOrEqual(hour / 2);
  },
);

test("a wait moves a manual clock by as much, and ends when what becomes due is done", async () => {
  const { emulator, client } = await together({ buildTime: 5000 });
  const { id } = await createDeployment(client, site);
  const began = emulator.clock.now();
  await emulator.clientClock.sleep(5000);
  expect(emulator.clock.now() - began).toBe(5000);
  expect(await getDeployment(client, { idOrUrl: id })).toMatchObject({ readyState: "READY" });
});

test("several who wait go on in the order of their time, each at its own", async () => {
  const { emulator } = await together();
  const { clientClock } = emulator;
  const { seen, note } = since(emulator.clock.now);
  const wait = async (what: string, ms: number): Promise<void> => {
    await clientClock.sleep(ms);
    note(what);
  };
  const often = async (): Promise<void> => {
    for (let times = 1; times <= 3; times++) await wait(`look ${times}`, 1000);
  };
  await Promise.all([wait("last", 3500), often(), wait("early", 1500)]);
  expect(seen).toEqual([
    ["look 1", 1000],
    ["early", 1500],
    ["look 2", 2000],
    ["look 3", 3000],
    ["last", 3500],
  ]);
});

test("a wait that is aborted ends at once, and time stands still", async () => {
  const { emulator } = await together();
  const { clientClock } = emulator;
  const { seen, note } = since(emulator.clock.now);
  const over = new AbortController();
  const waiting = clientClock.sleep(hour, over.signal);
  over.abort();
  await waiting;
  await clientClock.sleep(hour, over.signal);
  note("aborted");
  await clientClock.sleep(10);
  note("the next one");
  expect(seen).toEqual([
    ["aborted", 0],
    ["the next one", 10],
  ]);
});

test("a time limit runs out on the way to the end of a wait, unless it is lifted", async () => {
  const { emulator } = await together();
  const { clientClock } = emulator;
  const { seen, note } = since(emulator.clock.now);
  const limits = [20_000, 90_000].map((ms) => clientClock.after(ms, () => note(`a limit of ${ms}`)));
  clientClock.after(10_000, () => note("a lifted one"))();
  await clientClock.sleep(60_000);
  note("the wait");
  for (const lift of limits) lift();
  expect(seen).toEqual([
    ["a limit of 20000", 20_000],
    ["the wait", 60_000],
  ]);
});

test("a time limit alone moves nothing, and runs out in real time", async () => {
  const { emulator, client } = await together({}, { retry: false });
  const began = emulator.clock.now();
  emulator.faults.add({ operation: "getUser", delay: 60_000 });
  await expect(getUser(client, {}, { timeout: { attempt: 20 } })).rejects.toThrow("20 ms");
  expect(emulator.clock.now()).toBe(began);
});

test("a request under way is answered before time moves past its limit", async () => {
  const { emulator, client } = await together({}, { retry: false, timeout: { attempt: 5000 } });
  emulator.faults.add({ operation: "getUser", delay: 20 });
  const answer = getUser(client);
  await emulator.clientClock.sleep(hour);
  expect(await answer).toHaveProperty("user.username");
});

test("a request on its way to the emulator is waited for, too", async () => {
  const slowly: Middleware = async (request, next) => {
    for (let turn = 0; turn < 50; turn++) await nextTurn();
    return next(request);
  };
  const { emulator, client } = await together(
    {},
    { retry: false, timeout: { attempt: 5000 }, middleware: chain(slowly) },
  );
  const answer = getUser(client);
  await emulator.clientClock.sleep(hour);
  expect(await answer).toHaveProperty("user.username");
});

test("a request that does not end by itself holds no wait", async () => {
  const { emulator, client } = await together({}, { retry: false });
  emulator.faults.add({ operation: "getUser", delay: 60_000 });
  const over = new AbortController();
  const answer = getUser(client, {}, { signal: over.signal });
  await emulator.clientClock.sleep(1000);
  over.abort();
  await expect(answer).rejects.toThrow("aborted");
});

test.each([false, true])("the wait that a refusal asks for passes at once (over a port: %s)", async (listen) => {
  const { emulator, client } = await together({ listen });
  const began = emulator.clock.now();
  emulator.faults.add({ operation: "getUser", nth: 1, status: 429, limit: { resetIn: 60 } });
  expect(await getUser(client)).toHaveProperty("user.username");
  expect(emulator.requests.map(({ status }) => status)).toEqual([429, 200]);
  expect(emulator.clock.now() - began).toBeGreaterThanOrEqual(60_000);
});

test("the wait of a limiter passes at once, too", async () => {
  const { emulator, client } = await together({}, { limiter: limiter(), retry: false });
  emulator.faults.add({ operation: "getUser", nth: 1, status: 429, limit: { resetIn: 60 } });
  await expect(getUser(client)).rejects.toThrow("429");
  const began = emulator.clock.now();
  expect(await getUser(client)).toHaveProperty("user.username");
  expect(emulator.clock.now() - began).toBeGreaterThanOrEqual(59_000);
});

test("the clock returns whole milliseconds after a wait for a part of one", async () => {
  const { emulator } = await together();
  const { seen, note } = since(emulator.clock.now);
  await emulator.clientClock.sleep(0.25);
  note("a quarter");
  await emulator.clientClock.sleep(0);
  note("nothing");
  expect(seen).toEqual([
    ["a quarter", 1],
    ["nothing", 1],
  ]);
});

test("a wait is over when somebody else moves the clock past its end", async () => {
  const { emulator, client } = await together({ clock: "real", buildTime: hour / 2 });
  const { id } = await createDeployment(client, site);
  let ready: Promise<unknown> | undefined;
  await new Promise<void>((resolve) => {
    ready = waitForDeployment(client, {
      idOrUrl: id,
      schedule: () => hour,
      timeout: Infinity,
      onPoll: () => resolve(),
    });
  });
  await emulator.clock.advance("61 minutes");
  expect(await ready).toMatchObject({ readyState: "READY" });
});

test("a wait takes its time on a real clock, in the emulator's time", async () => {
  const { emulator } = await together({ clock: "real" });
  await emulator.clock.advance("3 days");
  const began = emulator.clock.now();
  expect(emulator.clientClock.now() - began).toBeLessThan(hour);
  const real = Date.now();
  await emulator.clientClock.sleep(30);
  expect(Date.now() - real).toBeGreaterThanOrEqual(30);
  expect(emulator.clock.now() - began).toBeGreaterThanOrEqual(30);
});

test("a client of an emulator that is closed meanwhile fails, and does not wait for ever", async () => {
  const { emulator, client } = await together();
  const waiting = emulator.clientClock.sleep(hour);
  await emulator.close();
  await waiting;
  await expect(getUser(client)).rejects.toThrow("failed on the network");
});
