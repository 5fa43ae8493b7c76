import { createDeployment } from "@slipway/deployments";
import { createProject, getProject } from "@slipway/projects";
import { expect, test } from "vitest";
import { start, visit } from "../../test/start.ts";

const timeout = 3_600_000;

test("a request that is there already is found, the oldest first, and the n-th by its number", async () => {
  const { emulator, client } = await start();
  for (const name of ["one", "two"]) await createProject(client, { name });
  await getProject(client, { idOrName: "two" });
  const [first, second, third] = emulator.requests;
  expect(await emulator.waitFor({ operation: "createProject" }, { timeout: 0 })).toBe(first);
  expect(await emulator.waitFor({ operation: "createProject", nth: 2 }, { timeout: 0 })).toBe(second);
  expect(await emulator.waitFor({ method: "get", path: "/v9/*" })).toBe(third);
});

test("a later request is waited for, by its parameters and its result, also while the clock stands still", async () => {
  const { emulator, client } = await start({ clock: "manual" });
  const [refused, made] = [404, 200].map((status) => emulator.waitFor({ path: "/v9/*", status }, { timeout }));
  const counted = emulator.waitFor({ query: { withPayload: "1" } }, { timeout });
  await getProject(client, { idOrName: "site" }).catch(() => {});
  expect(await refused).toMatchObject({ status: 404, code: "not_found" });
  await createProject(client, { name: "site" });
  await getProject(client, { idOrName: "site" });
  expect(await made).toMatchObject({ operation: "getProject", status: 200 });
  await fetch(`${emulator.url}/v2/user?withPayload=1&from=2`);
  expect(await counted).toMatchObject({ operation: "getUser" });
});

test("a visit of a deployed site is waited for, too", async () => {
  const { emulator, client } = await start();
  const files = [{ file: "index.html", data: "ahoy" }];
  await createDeployment(client, { name: "site", target: "production", files });
  await emulator.clock.advance("10 seconds");
  const found = emulator.waitFor(
    { scope: "served", host: "Site.localhost", path: "/a/*", step: "not-found" },
    { timeout },
  );
  for (const path of ["/", "/a/b"]) await visit(emulator, "site.localhost", path);
  expect(await found).toBe(emulator.served[1]);
});

test("the error after the timeout names the three nearest requests, and how each differs", async () => {
  const { emulator, client } = await start();
  const none = 'No request like {"scope":"api","nth":1,"status":200} came within 5 ms.\nNo request came at all.';
  await expect(emulator.waitFor({ status: 200 }, { timeout: 5 })).rejects.toThrow(none);
  await createProject(client, { name: "site" });
  for (const idOrName of ["lost", "gone", "site"]) await getProject(client, { idOrName }).catch(() => {});
  const wanted = { operation: "getProject", path: "/v9/projects/shop", status: 200 };
  await expect(emulator.waitFor(wanted, { timeout: 5 })).rejects.toThrow(
    `The nearest of 4:
  GET /v9/projects/site → 200 (getProject): path is "/v9/projects/site", not "/v9/projects/shop"
  GET /v9/projects/gone → 404 not_found (getProject): path is "/v9/projects/gone", not "/v9/projects/shop"; status is 404, not 200
  GET /v9/projects/lost → 404 not_found (getProject): path is "/v9/projects/lost", not "/v9/projects/shop"; status is 404, not 200`,
  );
});

test("from outside, too, where what nobody asked for is a 404 that names the nearest", async () => {
  const { emulator, client } = await start();
  const headers = { authorization: `Bearer ${emulator.token}` };
  const wait = async (request: object | null) => {
    const body = JSON.stringify(request && { timeout: 1, ...request });
    const response = await fetch(`${emulator.url}/_emulator/wait-for`, { method: "POST", headers, body });
    return { status: response.status, ...(await response.json()) };
  };
  const awaited = wait({ operation: "createProject", status: 200, timeout });
  await createProject(client, { name: "site" });
  expect((await awaited).id).toBe(emulator.requests[0]?.id);
  const missed = await wait({ path: "/v9/*" });
  expect(missed.error).toMatchObject({ code: "not_found", message: expect.stringContaining("The nearest of 1:\n") });
  for (const [wrong, says] of [
    [{ match: {} }, "`match`: no record has it"],
    [{ scope: "sites" }, "`scope`"],
    [{ timeout: "soon" }, "`timeout`"],
    [null, "Expected Object"],
  ] as const)
    expect(await wait(wrong)).toMatchObject({ status: 400, error: { message: expect.stringContaining(says) } });
});

test("a wait ends with its signal and with the emulator, and leaves no listener behind", async () => {
  const { emulator } = await start();
  const stop = new AbortController();
  const given = emulator.waitFor({ status: 200 }, { timeout: Number.POSITIVE_INFINITY, signal: stop.signal });
  stop.abort(new Error("enough"));
  await expect(given).rejects.toThrow("enough");
  await expect(emulator.waitFor({ status: 200 }, { signal: stop.signal })).rejects.toThrow("enough");
  for (let count = 0; count < 120; count++) await emulator.waitFor({ status: 1 }, { timeout: 0 }).catch(() => {});
  const ended = expect(emulator.waitFor({ scope: "served" }, { timeout })).rejects.toThrow(
    "before the emulator was closed",
  );
  await emulator.close();
  await ended;
});

test.each([
  [
    { match: {} },
    "`match`: no record has it. Wait for a request by method, path, query, status, operation, code; with",
  ],
  [
    { host: "site.localhost" },
    '`host`: no record has it. Wait for a request by method, path, query, status, operation, code; with `scope: "served"`',
  ],
  [{ scope: "served", code: "x" }, "`code`: no record has it"],
  [{ scope: "deliveries" }, "`scope`: no record has it"],
  [{ operation: "createProjekt" }, "`operation`: there is no operation createProjekt"],
  [{ nth: 0 }, "`nth` counts from 1"],
])("%j is refused at once: %s", async (wanted, sentence) => {
  const { emulator } = await start({ listen: false });
  // A caller without types may pass it.
  await expect(emulator.waitFor(wanted as object)).rejects.toThrow(sentence);
});
