import { createProject, createProjectTransferRequest } from "@slipway/projects";
import { expect, test } from "vitest";
import { type Started, start, visit } from "../../test/start.ts";
import type { EmulatorEvent } from "./feed.ts";

function listen({ emulator }: Started, signal?: AbortSignal): Promise<Response> {
  const headers = { authorization: `Bearer ${emulator.token}` };
  return fetch(`${emulator.url}/_emulator/events`, signal ? { headers, signal } : { headers });
}

async function readUntil(reader: ReadableStreamDefaultReader<Uint8Array>, wanted: string): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  while (!text.includes(wanted)) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`It ended after: ${text}`);
    text += decoder.decode(value, { stream: true });
  }
  return text;
}

test("the feed has what happens from the call on: rows, the account's events, requests of both kinds", async () => {
  const { emulator, client } = await start();
  await createProject(client, { name: "before" });
  const events = emulator.events();
  const { id } = await createProject(client, { name: "site" });
  await visit(emulator, "site.localhost");
  const told: EmulatorEvent[] = [];
  for await (const event of events) {
    told.push(event);
    if (event.kind === "served") break;
  }
  expect(told).toContainEqual({ kind: "row", change: "added", table: "projects", id });
  expect(told).toContainEqual(expect.objectContaining({ kind: "happened", projectId: id }));
  expect(told).toContainEqual({ kind: "request", request: emulator.requests.at(-1) });
  expect(told.at(-1)).toEqual({ kind: "served", served: emulator.served[0] });
  expect(JSON.stringify(told)).not.toContain(emulator.token);
});

test("a code that lets somebody in is not shown, though it is a row's id", async () => {
  const { emulator, client } = await start();
  await createProject(client, { name: "site" });
  const events = emulator.events();
  const { code } = await createProjectTransferRequest(client, { idOrName: "site" });
  const told = [];
  for await (const event of events) {
    told.push(event);
    if (event.kind === "request") break;
  }
  expect(told).toContainEqual({ kind: "row", change: "added", table: "transfers", id: "*" });
  expect(JSON.stringify(told)).not.toContain(code);
});

test("over HTTP they are server-sent events, until the caller goes", async () => {
  const started = await start();
  const gone = new AbortController();
  const response = await listen(started, gone.signal);
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  const reader = response.body?.getReader();
  if (!reader) throw new Error("There is no body");
  await createProject(started.client, { name: "site" });
  const text = await readUntil(reader, "event: request");
  expect(text).toMatch(/^: from now on\n\n/);
  expect(text).toMatch(/event: row\ndata: \{"kind":"row","change":"added","table":"projects",/);
  gone.abort();
  await expect(reader.read()).rejects.toThrow();
});

test("the emulator's end ends them, over HTTP and in process", async () => {
  const started = await start();
  const reader = (await listen(started)).body?.getReader();
  await reader?.read();
  const next = started.emulator.events().next();
  const over = reader?.read().catch(() => ({ done: true }));
  await started.emulator.close();
  expect((await next).done).toBe(true);
  expect((await over)?.done).toBe(true);
  expect((await started.emulator.events().next()).done).toBe(true);
});

test("a signal ends them, and nothing more comes", async () => {
  const { emulator, client } = await start();
  const gone = new AbortController();
  const events = emulator.events(gone.signal);
  gone.abort();
  await createProject(client, { name: "site" });
  expect(await events.next()).toEqual({ done: true, value: undefined });
});

test("a reader that does not keep up learns how much it lost, and then the newest", async () => {
  const { emulator } = await start({ listen: false });
  const events = emulator.events();
  for (let count = 0; count < 1200; count++) await visit(emulator, "site.localhost", `/${count}`);
  const [first, second] = [(await events.next()).value, (await events.next()).value];
  expect(first).toEqual({ kind: "lost", count: 500 });
  expect(second).toMatchObject({ kind: "served", served: { path: "/500" } });
});

test("a hundred may listen, and the next one is refused until one has gone", async () => {
  const { emulator } = await start({ listen: false });
  const all = Array.from({ length: 100 }, () => emulator.events());
  expect(() => emulator.events()).toThrow("100 listeners are connected already");
  const headers = { authorization: `Bearer ${emulator.token}` };
  const answer = await emulator.fetch(`${emulator.url}/_emulator/events`, { headers });
  expect([answer.status, await answer.json()]).toEqual([
    429,
    { error: { code: "rate_limited", message: "100 listeners are connected already, the maximum" } },
  ]);
  await all[0]?.return?.();
  await emulator.events().return?.();
});
