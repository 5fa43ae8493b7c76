import type { ServerResponse } from "node:http";
import { type Client, createClient } from "@slipway/core";
import { systemClock } from "@slipway/core/raw";
import { unpackTar } from "modern-tar";
import { expect, test } from "vitest";
import { type Received, type Reply, serve } from "../../../core/test/server.ts";
import { isSandboxClosedError, openSandbox } from "../index.ts";

const session = { id: "sbx_1", cwd: "/vercel/sandbox", status: "running" };
const opened = {
  sandbox: { name: "box" },
  session,
  routes: [{ port: 3000, subdomain: "a", url: "https://a.example.com" }],
};
const command = { id: "cmd_1", name: "node", args: [], cwd: "/", sessionId: "sbx_1", startedAt: 1, exitCode: null };
const over = { ...command, exitCode: 0 };
const gone = { status: 410, body: { error: { code: "gone", message: "The session is over" } } };
const lines = (...records: readonly unknown[]) => records.map((each) => `${JSON.stringify(each)}\n`).join("");
const ndjson = { "content-type": "application/x-ndjson" };
const records = (...given: readonly unknown[]) => ({ headers: ndjson, body: lines(...given) });
const out = (data: string) => ({ stream: "stdout", data });
const done = { body: { command: over } };
const lastOf = (received: readonly Received[]) => JSON.parse(String(received.at(-1)?.body));

type Answer = Reply | string | ((response: ServerResponse) => void);

/**
 * A platform that answers by route, the last answer of a route again and again; a text is an answer whose connection breaks off after it,
 * a function does with the answer what it likes.
 */
async function platform(
  routes: Readonly<Record<string, readonly Answer[]>>,
): Promise<{ client: Client; asked: string[]; received: Received[] }> {
  const asked: string[] = [];
  const counts = new Map<string, number>();
  const { url, received } = await serve((request, response) => {
    const route = `${request.method} ${request.url.replace(/\?.*/, "")}`;
    asked.push(route);
    const count = counts.get(route) ?? 0;
    counts.set(route, count + 1);
    const all: typeof routes = { "POST /v4/sandboxes": [{ body: opened }], ...routes };
    const replies = all[route] ?? [];
    const reply = replies[Math.min(count, replies.length - 1)] ?? { status: 404 };
    if (typeof reply === "object") return reply;
    response.writeHead(200, ndjson);
    if (typeof reply === "string") response.write(reply, () => response.destroy());
    else reply(response);
    return undefined;
  });
  const clock = { ...systemClock, sleep: async () => {} };
  return { client: createClient({ baseUrl: url, token: "t", clock }), asked, received };
}

const cmd = "POST /v2/sandboxes/sessions/sbx_1/cmd";
const logs = "GET /v2/sandboxes/sessions/sbx_1/cmd/cmd_1/logs";
const one = "GET /v2/sandboxes/sessions/sbx_1/cmd/cmd_1";
const kill = "POST /v2/sandboxes/sessions/sbx_1/cmd/cmd_1/kill";
const stop = "POST /v2/sandboxes/sessions/sbx_1/stop";

test("a command runs to its end, and its output arrives as it is written and at the end", async () => {
  const all = records({ command }, out("a"), { stream: "stderr", data: "b" }, { command: { ...over, exitCode: 3 } });
  const { client, received } = await platform({ [cmd]: [all] });
  const sandbox = await openSandbox(client);
  const heard: string[] = [];
  const result = await sandbox.run("node", ["x.mjs"], { onOutput: ({ data }) => heard.push(data) });
  expect(result).toEqual({ exitCode: 3, stdout: "a", stderr: "b", truncated: false });
  expect(heard).toEqual(["a", "b"]);
  // Without `logs` the platform leaves the output out.
  expect(lastOf(received)).toEqual({ command: "node", args: ["x.mjs"], wait: true, logs: true });
});

test("the output of a command is whole after connections that broke off anywhere", async () => {
  const said = Array.from({ length: 20 }, (_, index) => ({
    stream: index % 3 ? "stdout" : "stderr",
    data: `line ${index} ü\n`,
  }));
  const all = lines({ command }, ...said);
  const later = lines(...said);
  const cuts = [0, 40, 90, 200, 333, 480, 600].map((length) => later.slice(0, length));
  const { client } = await platform({
    [cmd]: [all.slice(0, 260)],
    [logs]: [...cuts, { headers: ndjson, body: later }],
    [one]: [done],
  });
  const { stdout, stderr, exitCode } = await (await openSandbox(client)).run("node");
  const of = (stream: string) =>
    said
      .filter((each) => each.stream === stream)
      .map(({ data }) => data)
      .join("");
  expect({ stdout, stderr, exitCode }).toEqual({ stdout: of("stdout"), stderr: of("stderr"), exitCode: 0 });
});

test("output that comes in other pieces the next time is delivered once", async () => {
  const { client } = await platform({
    [cmd]: [lines({ command }, out("one tw"))],
    [logs]: [records(out("one"), out(" two three"))],
    [one]: [done],
  });
  const heard: string[] = [];
  await (await openSandbox(client)).run("node", [], { onOutput: ({ data }) => heard.push(data) });
  expect(heard).toEqual(["one tw", "o three"]);
});

test("a connection that ends by itself just before the command does loses nothing", async () => {
  const { client } = await platform({
    [cmd]: [lines({ command })],
    [logs]: [records(out("begin")), records(out("begin"), out("end"))],
    [one]: [done],
  });
  expect(await (await openSandbox(client)).run("node")).toMatchObject({ stdout: "beginend" });
});

test.each([
  [
    143,
    { requestedStopAt: 1000 },
    /reached its timeout of 1000 ms while its command cmd_1 ran, which was ended \(exit code 143\)/,
  ],
  [137, { requestedStopAt: 600 }, /was stopped while its command cmd_1 ran/],
])(
  "a command that its session's end has ended, with %i, is an error that says so, for who runs it and who waits",
  async (exitCode, stop, message) => {
    const late = { ...command, exitCode, startedAt: 500, durationMs: 501 };
    const ended = { ...session, status: "stopping", startedAt: 0, timeout: 1000, ...stop };
    const { client } = await platform({
      [cmd]: [records({ command }, out("a"), { command: late })],
      [one]: [{ body: { command: late } }],
      "GET /v2/sandboxes/sessions/sbx_1": [{ body: { session: ended, routes: [] } }],
    });
    const sandbox = await openSandbox(client);
    const error = { name: "SandboxClosedError", commandId: "cmd_1", message: expect.stringMatching(message) };
    await expect(sandbox.run("node")).rejects.toMatchObject(error);
    await expect(sandbox.command("cmd_1").wait()).rejects.toMatchObject(error);
  },
);

test("a command that was ended before its session, or whose session goes on, is a result", async () => {
  const killed = { ...command, exitCode: 143, startedAt: 100, durationMs: 10 };
  for (const stop of [{}, { requestedStopAt: 1000 }]) {
    const { client } = await platform({
      [cmd]: [records({ command }, { command: killed })],
      "GET /v2/sandboxes/sessions/sbx_1": [{ body: { session: { ...session, timeout: 1000, ...stop }, routes: [] } }],
    });
    expect(await (await openSandbox(client)).run("node")).toMatchObject({ exitCode: 143 });
  }
});

test("a command that was perhaps begun is not begun again", async () => {
  const { client, asked } = await platform({ [cmd]: ['{"comm'] });
  await expect((await openSandbox(client)).run("node")).rejects.toThrow();
  expect(asked.filter((route) => route === cmd)).toHaveLength(1);
});

test("a caller that leaves a command early ends it", async () => {
  const body = lines({ command }, out("a"), { command: over });
  const { client, asked, received } = await platform({
    [cmd]: [{ headers: ndjson, body }],
    [kill]: [done],
  });
  const sandbox = await openSandbox(client);
  const full = () => {
    throw new RangeError("The disk is full");
  };
  await expect(sandbox.run("node", [], { onOutput: full })).rejects.toThrow("The disk is full");
  expect(asked.at(-1)).toBe(kill);
  expect(lastOf(received)).toEqual({ signal: 9 });
});

test("a caller that leaves before the command has its name waits for the name, and ends it", async () => {
  const leaving = new AbortController();
  const { client, asked } = await platform({
    [cmd]: [
      (response) => {
        leaving.abort();
        response.write(lines({ command }));
      },
    ],
    [kill]: [done],
  });
  const sandbox = await openSandbox(client);
  const left = sandbox.run("node", [], { signal: leaving.signal });
  await expect(left).rejects.toMatchObject({ name: "AbortedError" });
  expect(asked.at(-1)).toBe(kill);
});

test("a command may be silent for longer than a connection may be", async () => {
  const silent = (response: ServerResponse) => void response.flushHeaders();
  const { client } = await platform({
    [cmd]: [(response) => void response.write(lines({ command }))],
    [logs]: [silent, silent, records(out("at last"))],
    [one]: [{ body: { command } }, { body: { command } }, done],
  });
  const sandbox = await openSandbox(client, {}, { timeout: { idle: 50, total: 75 } });
  expect(await sandbox.run("node")).toMatchObject({ exitCode: 0, stdout: "at last" });
});

test("a caller that has left before begins no command", async () => {
  const { client, asked } = await platform({});
  const sandbox = await openSandbox(client);
  await expect(sandbox.run("node", [], { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: "AbortedError",
  });
  expect(asked).not.toContain(cmd);
});

test("a session that ends under a command is an error that names the command", async () => {
  const body = lines({ command }, { stream: "error", data: { code: "sandbox_stream_closed", message: "closed" } });
  const { client } = await platform({ [cmd]: [{ headers: ndjson, body }], [logs]: [gone], [kill]: [gone] });
  const error: unknown = await (await openSandbox(client)).run("node").catch((caught: unknown) => caught);
  if (!isSandboxClosedError(error)) throw error;
  expect([error.commandId, error.sideEffect]).toEqual(["cmd_1", "possible"]);
});

test.each([
  ["and says that there was more", ["12345", "678"], 6, "123456"],
  ["without half of a character", ["12\u{1F600}", "3"], 3, "12"],
])("an output is kept up to a bound, %s", async (_, written, maxOutput, stdout) => {
  const { client } = await platform({ [cmd]: [records({ command }, ...written.map(out), { command: over })] });
  const result = await (await openSandbox(client)).run("node", [], { maxOutput });
  expect(result).toEqual({ exitCode: 0, stdout, stderr: "", truncated: true });
});

test("an ended session is resumed once for all concurrent callers, if requested", async () => {
  const { client, asked } = await platform({
    "POST /v2/sandboxes/sessions/sbx_1/fs/read": [gone],
    "GET /v2/sandboxes/box": [{ body: { ...opened, resumed: true, session: { ...session, id: "sbx_2" } } }],
    "POST /v2/sandboxes/sessions/sbx_2/fs/read": [
      { headers: { "content-type": "application/octet-stream" }, body: "text" },
    ],
  });
  const sandbox = await openSandbox(client, { name: "box", resume: true });
  const texts = await Promise.all(["a", "b"].map(async (path) => new Response(await sandbox.read(path)).text()));
  expect(texts).toEqual(["text", "text"]);
  expect(asked.filter((route) => route === "GET /v2/sandboxes/box")).toHaveLength(1);
  expect(sandbox.session.id).toBe("sbx_2");
  const strict = await openSandbox(client, { name: "box" });
  await expect(strict.read("a")).rejects.toMatchObject({ status: 410 });
});

test("a session that is just ending is waited for, and resumed then", async () => {
  const at = (status: string) => ({ body: { ...opened, session: { ...session, status } } });
  const { client, asked } = await platform({
    "POST /v4/sandboxes": [{ status: 409, body: { error: { code: "conflict", message: "The name is taken" } } }],
    "GET /v2/sandboxes/box": [at("stopping"), at("snapshotting"), at("running")],
  });
  const sandbox = await openSandbox(client, { name: "box" });
  expect([sandbox.session.status, sandbox.isNew]).toEqual(["running", false]);
  expect(asked.filter((route) => route === "GET /v2/sandboxes/box")).toHaveLength(3);
});

test("a conflict that is none of names is thrown as it is", async () => {
  const message = "The drive data is mounted in the sandbox other; stop that first";
  const { client } = await platform({
    "POST /v4/sandboxes": [{ status: 409, body: { error: { code: "conflict", message } } }],
  });
  await expect(openSandbox(client, { name: "box" })).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/drive data/),
  });
});

test("a manner to end that is none is refused before anything is sent", async () => {
  const { client, asked } = await platform({});
  // A caller without types may pass it.
  const atEnd = "remove" as "delete";
  await expect(openSandbox(client, { atEnd })).rejects.toThrow(/`atEnd` is one of stop, delete, keep, not remove/);
  expect(asked).toEqual([]);
});

test.each([
  [false, "true"],
  [true, "false"],
])("snapshots are deleted with a sandbox, unless one was taken (%s)", async (isTaken, expected) => {
  const { client, received } = await platform({
    [stop]: [{ status: 500 }],
    "POST /v3/sandboxes/sessions/sbx_1/snapshot": [{ body: { snapshot: { id: "snap_1" }, session } }],
    "DELETE /v2/sandboxes/box": [{ body: { sandbox: { name: "box" } } }],
  });
  {
    await using sandbox = await openSandbox(client, { atEnd: "delete" });
    if (isTaken) await sandbox.snapshot();
  }
  const deleted = received.find(({ method }) => method === "DELETE");
  expect(new URL(deleted?.url ?? "", "http://x").searchParams.get("deleteOrphanSnapshots")).toBe(expected);
});

test("waiting ends with the total clock where the platform never answers", async () => {
  const { client } = await platform({ [one]: [() => {}] });
  const sandbox = await openSandbox(client, {}, { timeout: { idle: 20, total: 40 } });
  await expect(sandbox.command("cmd_1").wait()).rejects.toMatchObject({ name: "TimeoutError" });
});

test("waiting outlasts an outage, as reading does", async () => {
  const cut = (response: ServerResponse) => void response.destroy();
  const { client } = await platform({ [one]: [...Array(12).fill(cut), done] });
  const waited = (await openSandbox(client)).command("cmd_1").wait();
  expect((await waited).exitCode).toBe(0);
});

test("a command of another session is found by that session's ID", async () => {
  const { client } = await platform({
    "GET /v2/sandboxes/sessions/sbx_0/cmd/cmd_1": [{ body: { command: { ...over, sessionId: "sbx_0" } } }],
  });
  expect((await (await openSandbox(client)).command("cmd_1", "sbx_0").wait()).sessionId).toBe("sbx_0");
});

test("a command that is not there any more was deleted, where it was begun by the same handle", async () => {
  const { client } = await platform({ [cmd]: [{ body: { command } }] });
  const sandbox = await openSandbox(client);
  const started = await sandbox.start("node");
  await expect(started.wait()).rejects.toMatchObject({ name: "SandboxClosedError" });
  await expect(sandbox.command("cmd_2").wait()).rejects.toMatchObject({ name: "ApiError", status: 404 });
});

test("a caller that leaves is not held up by a reader of the output", async () => {
  const leaving = new AbortController();
  const { client, asked } = await platform({
    [cmd]: [(response) => void response.write(lines({ command }, out("a")))],
    [kill]: [{ body: { command } }],
  });
  const onOutput = () => {
    leaving.abort();
    return new Promise(() => {});
  };
  const left = (await openSandbox(client)).run("node", [], { onOutput, signal: leaving.signal });
  await expect(left).rejects.toMatchObject({ name: "AbortedError" });
  expect(asked.at(-1)).toBe(kill);
});

test.each([-1, Number.NaN])("a bound of %s for an output is refused before a command is begun", async (maxOutput) => {
  const { client, asked } = await platform({});
  const sandbox = await openSandbox(client);
  await expect(sandbox.run("node", [], { maxOutput })).rejects.toThrow(/`maxOutput` is a number from 0 on/);
  expect(asked).not.toContain(cmd);
});

test("files go as one gzipped tar, absolute ones from the root", async () => {
  const { client, received } = await platform({ "POST /v2/sandboxes/sessions/sbx_1/fs/write": [{ body: {} }] });
  const sandbox = await openSandbox(client);
  const long = `${"folder/".repeat(40)}ä.txt`;
  await sandbox.write([
    { path: "run.sh", data: "echo hi", mode: 0o755 },
    { path: long, data: new Blob(["long"]) },
    { path: "/etc/x", data: new Uint8Array([1, 2]) },
  ]);
  const archives = received.filter(({ url }) => url.endsWith("/fs/write"));
  expect(archives.map(({ headers }) => headers["x-cwd"])).toEqual(["/", undefined]);
  const entries = await Promise.all(
    archives.map(({ body }) =>
      unpackTar(new Blob([new Uint8Array(body)]).stream().pipeThrough(new DecompressionStream("gzip"))),
    ),
  );
  expect(entries.flat().map(({ header, data }) => [header.name, header.mode, String(Buffer.from(data ?? []))])).toEqual(
    [
      ["etc/x", 0o644, "\u0001\u0002"],
      ["run.sh", 0o755, "echo hi"],
      [long, 0o644, "long"],
    ],
  );
});

test.each([
  [{}, /no file/],
  [{ "": "x" }, /no name/],
  [{ "a/": "x" }, /no name/],
  [{ "a\0b": "x" }, /NUL/],
  [[{ path: "a", data: 5 }], /neither/],
])("an invalid file is refused before anything is sent: %j", async (files, message) => {
  const { client, asked } = await platform({});
  const sandbox = await openSandbox(client);
  // The input is wrong on purpose.
  await expect(sandbox.write(files as Parameters<typeof sandbox.write>[0])).rejects.toThrow(message);
  expect(asked).toEqual(["POST /v4/sandboxes"]);
});

test("a name that is taken opens the sandbox that has it", async () => {
  const { client, asked } = await platform({
    "POST /v4/sandboxes": [{ status: 409, body: { error: { code: "conflict", message: "taken" } } }],
    "GET /v2/sandboxes/box": [{ body: { ...opened, resumed: true } }],
  });
  const sandbox = await openSandbox(client, { name: "box", projectId: "prj_1" });
  expect([sandbox.isNew, sandbox.name]).toEqual([false, "box"]);
  expect(asked).toEqual(["POST /v4/sandboxes", "GET /v2/sandboxes/box"]);
  await expect(openSandbox(client)).rejects.toMatchObject({ status: 409 });
});

test.each([
  ["stop", [stop]],
  ["delete", [stop, "DELETE /v2/sandboxes/box"]],
  ["keep", []],
] as const)("the sandbox is left at the end of the block as the option says: %s", async (atEnd, routes) => {
  const { client, asked } = await platform({ [stop]: [gone], "DELETE /v2/sandboxes/box": [{ body: { sandbox: {} } }] });
  {
    await using sandbox = await openSandbox(client, { atEnd });
    expect(sandbox.url(3000)).toBe("https://a.example.com");
    expect(() => sandbox.url(3001)).toThrow(/its ports are: 3000/);
  }
  expect(asked.slice(1)).toEqual(routes);
});

test("a command that was started is waited for, read and killed by whoever knows its ID", async () => {
  const { client, asked, received } = await platform({
    [cmd]: [{ body: { command } }],
    [one]: [done],
    [logs]: [records(out("hi"))],
    [kill]: [done],
  });
  const sandbox = await openSandbox(client);
  const { id } = await sandbox.start("node", ["server.mjs"], { cwd: "/app" });
  expect(lastOf(received)).toMatchObject({ command: "node", args: ["server.mjs"], cwd: "/app" });
  const found = sandbox.command(id);
  const heard: string[] = [];
  for await (const { data } of found.output()) heard.push(data);
  expect(heard).toEqual(["hi"]);
  expect((await found.wait()).exitCode).toBe(0);
  await found.kill("SIGINT");
  expect([asked.at(-1), lastOf(received)]).toEqual([kill, { signal: 2 }]);
  // A name that is none is refused by the types, too.
  await expect(found.kill("SIGNONE" as "SIGINT")).rejects.toThrow(/there are SIGHUP/);
});
