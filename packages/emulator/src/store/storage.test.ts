import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createClient } from "@slipway/core";
import { createDeployment, getDeployment } from "@slipway/deployments";
import { createProject, createProjectEnvs, getProjectEnv, listProjectEnvs, listProjects } from "@slipway/projects";
import { expect, onTestFinished, test } from "vitest";
import { filesIn, newFolder } from "../../test/folder-state.ts";
import { smokeSandboxes, smokeSeed, smokeTest } from "../../test/smoke.ts";
import { clientOf, sha1, wholeBuild } from "../../test/start.ts";
import type { Emulator } from "../index.ts";
import { createEmulator, startEmulator } from "../start/emulator.ts";
import { openState } from "../start/open-state.ts";

async function startOnDisk() {
  const dataFolder = newFolder();
  const state = await openState({ dataFolder, clock: "manual" });
  const emulator = await startEmulator(
    { clock: "manual", validateAnswers: true, seed: smokeSeed, sandboxes: smokeSandboxes },
    state,
  );
  onTestFinished(() => emulator.close());
  return { emulator, state, dataFolder };
}

/** Does work while another connection keeps the emulator from writing. */
async function whileLocked<Result>(dataFolder: string, work: () => Promise<Result>): Promise<Result> {
  const database = new DatabaseSync(join(dataFolder, "state.sqlite"));
  database.exec("BEGIN EXCLUSIVE");
  try {
    return await work();
  } finally {
    database.close();
  }
}

const full = { status: 500, code: "storage_failed", message: expect.stringContaining("database or disk is full") };

// Uploaded bytes are in a file, and not in a record.
const takingBytes = new Set(["uploadBlobChunk"]);

test("every operation that cannot be written is refused and has changed nothing; what only reads goes on", {
  tags: "endurance",
}, async () => {
  const { emulator, state, dataFolder } = await startOnDisk();
  const outcomes = new Map<string, string>();
  // A command of a sandbox ends when it does, and not by a request.
  const rows = () => state.store.dump().replaceAll(/^sandboxCommands .*$/gm, "");
  const kept = () => ({ rows: rows(), files: filesIn(dataFolder) });

  const twice: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const body = request.body ? await request.arrayBuffer() : undefined;
    const send = () => {
      const { method, headers } = request;
      return emulator.fetch(request.url, { method, headers, ...(body === undefined ? {} : { body }) });
    };
    const before = kept();
    const first = await whileLocked(dataFolder, send);
    const what = emulator.requests.at(-1)?.operation ?? "";
    // A followed stream does not end.
    const said = first.ok ? "" : await first.text();
    if (first.ok) await first.body?.cancel();
    const after = kept();
    expect(after.rows, what).toBe(before.rows);
    if (!takingBytes.has(what)) expect(after.files, what).toEqual(before.files);
    if (first.ok) outcomes.set(what, request.method);
    else expect([first.status, said], what).toEqual([500, expect.stringContaining("database is locked")]);
    return send();
  };
  await smokeTest(emulator, (token, team) => {
    const options = { baseUrl: emulator.url, token, retry: false, fetch: twice } as const;
    return createClient(team === undefined ? options : { ...options, team });
  });
  // These writing operations found no row to change.
  const idle = [...outcomes].filter(([, method]) => method !== "GET" && method !== "HEAD").map(([name]) => name);
  expect(idle.sort()).toEqual([
    "createFormerDirectory",
    // Files and processes of a sandbox are not records.
    "createSessionDirectory",
    "createTraceSession",
    "generateFirewallRule",
    "generateProjectRoute",
    "killFormerCommand",
    "killSessionCommand",
    "openSessionTerminal",
    "queryArtifacts",
    "queryEvents",
    "queryMetrics",
    "queryObservability",
    "readFormerFile",
    "readSessionFile",
    "recordArtifactEvents",
    // It calls a site, and the other one an end point.
    "runProjectCron",
    // Its snapshot stopped it.
    "stopFormerSandbox",
    "testDrain",
    ...[...takingBytes].sort(),
    "verifyProjectDomain",
    "writeFormerFiles",
    "writeSessionFiles",
  ]);
});

test("a full disk refuses what it cannot take with its own words, and nothing that was acknowledged is lost", async () => {
  const { emulator, state, dataFolder } = await startOnDisk();
  const client = clientOf(emulator);
  // The least that SQLite takes is what the file has.
  state.journal?.limitPages(1);
  const comment = "x".repeat(2000);
  const environmentVariables = [{ key: "A", value: comment, target: "preview" as const }];
  const acknowledged: string[] = [];
  let refusal: unknown;
  for (let count = 0; refusal === undefined; count++) {
    const name = `site-${count}`;
    await createProject(client, { name, environmentVariables }).then(
      () => acknowledged.push(name),
      (error: unknown) => {
        refusal = error;
      },
    );
  }
  expect(refusal).toMatchObject(full);
  const names = async (of: Emulator) => (await listProjects(clientOf(of)).toArray()).map(({ name }) => name).reverse();
  expect(await names(emulator)).toEqual(acknowledged);
  await expect(createProject(client, { name: "another", environmentVariables })).rejects.toMatchObject(full);

  // There is room again.
  state.journal?.limitPages(1_000_000);
  await createProject(client, { name: "last", environmentVariables });
  const before = state.store.dump();
  await emulator.close();
  const after = await openState({ dataFolder, clock: "manual" });
  expect(after.store.dump()).toBe(before);
  const restarted = await startEmulator({ clock: "manual" }, after);
  onTestFinished(() => restarted.close());
  expect(await names(restarted)).toEqual([...acknowledged, "last"]);
});

test("a read whose note cannot be written is answered without it", async () => {
  const { emulator, state, dataFolder } = await startOnDisk();
  const client = clientOf(emulator);
  await createProject(client, { name: "site" });
  const body = { key: "TOKEN", value: "hush", type: "encrypted" as const, target: ["production" as const] };
  await createProjectEnvs(client, { idOrName: "site", body });
  const [env] = (await listProjectEnvs(client, { idOrName: "site" })).envs;
  const before = state.store.dump();
  await whileLocked(dataFolder, async () => {
    expect(await getProjectEnv(client, { idOrName: "site", id: env?.id ?? "" })).toMatchObject({ value: "hush" });
  });
  expect(state.store.dump()).toBe(before);
});

test("a step of a deployment that cannot be written is reported, and taken when it can be", async () => {
  const { emulator, dataFolder } = await startOnDisk();
  const client = clientOf(emulator);
  const { id } = await createDeployment(client, { name: "site", files: [{ file: "index.html", data: "x" }] });
  const warned = once(process, "warning");
  await whileLocked(dataFolder, async () => {
    await expect(emulator.clock.advance(wholeBuild)).rejects.toThrow(/database is locked/);
    expect((await warned)[0]).toMatchObject({ message: expect.stringContaining("database is locked") });
    expect(await getDeployment(client, { idOrUrl: id })).toMatchObject({ readyState: "QUEUED" });
  });
  await emulator.clock.advance(wholeBuild);
  expect(await getDeployment(client, { idOrUrl: id })).toMatchObject({ readyState: "READY", aliasAssigned: true });
});

test("time that moved while the disk refused is reported, and kept with the next written change", async () => {
  const { emulator, state, dataFolder } = await startOnDisk();
  const client = clientOf(emulator);
  const before = emulator.clock.now();
  await whileLocked(dataFolder, async () =>
    expect(emulator.clock.advance("1 hour")).rejects.toThrow(/database is locked\. Time has moved all the same/),
  );
  expect(emulator.clock.now()).toBe(before + 3_600_000);
  const { createdAt } = await createProject(client, { name: "late" });
  expect(createdAt).toBe(before + 3_600_000);
  const dump = state.store.dump();
  await emulator.close();
  const after = await openState({ dataFolder, clock: "manual" });
  onTestFinished(() => after.close());
  expect([after.clock.now(), after.store.dump()]).toEqual([createdAt, dump]);
});

test("time that moved with a step that could not be written is reported, too", async () => {
  const { emulator, dataFolder } = await startOnDisk();
  await createDeployment(clientOf(emulator), { name: "site", files: [{ file: "index.html", data: "x" }] });
  const headers = { authorization: `Bearer ${emulator.token}` };
  const body = JSON.stringify({ duration: wholeBuild });
  const advance = () => fetch(`${emulator.url}/_emulator/clock/advance`, { method: "POST", headers, body });
  const response = await whileLocked(dataFolder, advance);
  expect([response.status, await response.json()]).toEqual([
    500,
    { error: { code: "storage_failed", message: expect.stringContaining("Time has moved all the same") } },
  ]);
});

test("a seed that contradicts itself or cannot be written adds nothing", async () => {
  const { emulator, state, dataFolder } = await startOnDisk();
  const before = state.store.dump();
  const half = { users: [{ username: "cid" }], teams: [{ slug: "fleet" }] };
  await expect(emulator.seed(half)).rejects.toThrow(/the team fleet exists/);
  expect(state.store.dump()).toBe(before);
  await whileLocked(dataFolder, async () => {
    await expect(emulator.seed({ users: [{ username: "cid" }] })).rejects.toThrow(/database is locked/);
    expect(state.store.dump()).toBe(before);
  });
});

test("a reset that cannot be written leaves everything, and everything goes on", async () => {
  const { emulator, state, dataFolder } = await startOnDisk();
  const client = clientOf(emulator);
  const { id } = await createDeployment(client, { name: "site", files: [{ file: "index.html", data: "x" }] });
  const before = [state.store.dump(), filesIn(dataFolder)];
  await whileLocked(dataFolder, async () => expect(emulator.reset()).rejects.toThrow(/database is locked/));
  expect([state.store.dump(), filesIn(dataFolder)]).toEqual(before);
  await emulator.clock.advance(wholeBuild);
  expect(await getDeployment(client, { idOrUrl: id })).toMatchObject({ readyState: "READY" });
  await emulator.reset();
  expect([await listProjects(client).toArray(), filesIn(dataFolder)]).toEqual([[], {}]);
});

test("a request that reaches a closed emulator is refused, and changes nothing", async () => {
  const { emulator, state, dataFolder } = await startOnDisk();
  state.store.dump();
  await emulator.close();
  const headers = { authorization: `Bearer ${emulator.token}`, "content-type": "application/json" };
  const before = state.store.dump();
  const requests: [string, RequestInit][] = [
    ["/v11/projects", { method: "POST", headers, body: '{"name":"late"}' }],
    [
      "/v2/files",
      {
        method: "POST",
        headers: { ...headers, "content-type": "application/octet-stream", "x-vercel-digest": sha1("late") },
        body: "late",
      },
    ],
    ["/v2/user", { headers }],
  ];
  for (const [path, init] of requests) {
    await expect(emulator.fetch(emulator.url + path, init)).rejects.toThrow("fetch failed");
  }
  await expect(emulator.seed({ users: [{ username: "late" }] })).rejects.toThrow("closed");
  expect([state.store.dump(), filesIn(dataFolder)]).toEqual([before, {}]);
  const after = await createEmulator({ dataFolder });
  onTestFinished(() => after.close());
  expect(await listProjects(clientOf(after)).toArray()).toEqual([]);
});

test("a token of the registry is given out while the disk takes nothing: it is kept nowhere", async () => {
  const { emulator, dataFolder } = await startOnDisk();
  const headers = { authorization: `Basic ${Buffer.from(`me:${emulator.token}`).toString("base64")}` };
  const response = await whileLocked(dataFolder, () => fetch(`${emulator.url}/v2/_token`, { headers }));
  expect(response.status).toBe(200);
});
