import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request as send } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { createDeployment, listDeployments } from "@slipway/deployments";
import { createProject, listProjects } from "@slipway/projects";
import { expect, test } from "vitest";
import { start } from "../../test/start.ts";
import { startRegistry } from "../../test/start-registry.ts";

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

test.each([
  ["a project", "POST", "/v11/projects", (value: string) => `{"name":"site","resourceConfig":${value}}`],
  ["a deployment", "POST", "/v13/deployments", (value: string) => `{"name":"site","gitSource":${value},"files":[]}`],
  ["a team", "POST", "/v1/teams", (value: string) => `{"slug":"fleet","attribution":${value}}`],
  ["nothing that is known", "POST", "/v10/projects/site/env", (value: string) => value],
])("one request with deep JSON for %s is refused, and all others are answered", async (_, method, path, body) => {
  const { emulator, client } = await start();
  const headers = { authorization: `Bearer ${emulator.token}`, "content-type": "application/json" };
  for (const levels of [101, 1700, 5000, 200_000]) {
    const answer = await fetch(emulator.url + path, { method, headers, body: body(deep(levels)) });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: { code: "bad_request", message: expect.stringMatching(/nested deeper than 100 levels/) } },
    ]);
  }
  await createProject(client, { name: "after" });
  expect((await listProjects(client).toArray()).map(({ name }) => name)).toEqual(["after"]);
});

function answerTo(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve) => {
    request.once("response", resolve);
  });
}

async function begin(url: string, method: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const outgoing = send(url, { method, headers });
  outgoing.on("error", () => {});
  outgoing.write("[".repeat(1000));
  return answerTo(outgoing);
}

test.each([
  ["an operation", "POST", "/v11/projects"],
  ["operations that share a route and differ in the body", "POST", "/v2/sandboxes/sessions/ses_1/cmd"],
  ["an upload", "POST", "/v2/files"],
  ["a manifest", "PUT", "/v2/acme/site/web/manifests/v1"],
])("%s is refused without a token before any of its body has to come", async (_, method, path) => {
  const { emulator } = await start();
  for (const headers of [{}, { authorization: "Bearer wrong" }]) {
    const answer = await begin(emulator.url + path, method, headers);
    expect([401, 403]).toContain(answer.statusCode);
    answer.destroy();
  }
});

test("a body that goes on for ever after it was refused ends with its connection", async () => {
  const socket = connect(Number(new URL((await start()).emulator.url).port), "127.0.0.1");
  socket.on("error", () => {});
  const ended = new Promise((resolve) => socket.once("close", resolve));
  socket.write("POST /v11/projects HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
  const piece = `100000\r\n${"[".repeat(0x100000)}\r\n`;
  const [first] = await Promise.all([once(socket, "data"), socket.write(piece)]);
  expect(String(first)).toMatch(/^HTTP\/1\.1 403 /);
  socket.resume();
  const feed = () => {
    while (socket.writable && socket.write(piece));
    if (socket.writable) socket.once("drain", feed);
  };
  feed();
  await ended;
  expect(socket.bytesWritten).toBeLessThan(200 * 1024 * 1024);
});

test.each([
  ["says how long it is", { "content-length": "100000000" }],
  ["does not say how long it is", { "transfer-encoding": "chunked" }],
])("a token form that %s is read up to its bound", async (_, headers) => {
  const { emulator } = await startRegistry();
  const outgoing = send(`${emulator.url}/v2/_token`, { method: "POST", headers });
  outgoing.on("error", () => {});
  outgoing.write("scope=".padEnd(70_000, "x"));
  const answer = await answerTo(outgoing);
  expect([answer.statusCode, JSON.parse(await text(answer))]).toEqual([
    413,
    { errors: [{ code: "SIZE_INVALID", message: "The request's body exceeds 64 KiB" }] },
  ]);
  outgoing.destroy();
});

test.each([
  ["an address of many characters", `/v2/user?${"x".repeat(20_000)}`, {}, 414, "uri_too_long"],
  ["a path of many segments", `/v1/${"a/".repeat(300)}`, {}, 414, "uri_too_long"],
  ["large headers", "/v2/user", { "x-more": "x".repeat(20_000) }, 431, "headers_too_large"],
])("%s are refused in-process, too", async (_, path, headers: Record<string, string>, status, code) => {
  const { emulator } = await start({ listen: false });
  const response = await emulator.fetch(emulator.url + path, { headers });
  expect([response.status, await response.json()]).toMatchObject([status, { error: { code } }]);
  expect(emulator.requests).toEqual([]);
});

test("the request log keeps the beginning of what is long", async () => {
  const { emulator } = await start();
  const members = Array.from({ length: 500 }, (_, index) => `m${index}=1`).join("&");
  await fetch(`${emulator.url}/${"p".repeat(3000)}?long=${"q".repeat(3000)}&${members}`);
  const [record] = emulator.requests;
  expect(record?.path).toBe(`/${"p".repeat(1023)}…`);
  expect(record?.query.long).toBe(`${"q".repeat(1024)}…`);
  expect(Object.keys(record?.query ?? {})).toHaveLength(100);
});

test.each([
  ["long", "a".repeat(5000), /has 5000 characters/],
  ["broken", "a\0b", /not a relative path/],
  ["deep", "a/".repeat(150).concat("b"), /more than 100 folders/],
])("a deployment's file with a %s path is refused", async (_, file, message) => {
  const { client } = await start();
  const deploying = createDeployment(client, { name: "site", files: [{ file, data: "" }] });
  await expect(deploying).rejects.toMatchObject({ status: 400, message: expect.stringMatching(message) });
  expect(await listDeployments(client).toArray()).toEqual([]);
});

test("a manifest of nothing but brackets is refused before it is parsed", async () => {
  const { call } = await startRegistry();
  const headers = { "content-type": "application/vnd.oci.image.manifest.v1+json" };
  const answer = await call("PUT", "/manifests/v1", { headers, body: "[".repeat(4_000_000) });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { errors: [{ code: "MANIFEST_INVALID", message: expect.stringMatching(/nested deeper/) }] },
  ]);
});
