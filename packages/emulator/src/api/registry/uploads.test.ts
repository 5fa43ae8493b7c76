import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { digest } from "../../../test/push-image.ts";
import { failure, type StartedRegistry, startRegistry } from "../../../test/start-registry.ts";

const text = "0123456789";

async function received({ call }: StartedRegistry, uuid: string): Promise<[number, string | null]> {
  const response = await call("GET", `/blobs/uploads/${uuid}`);
  return [response.status, response.headers.get("range")];
}

function patch({ call }: StartedRegistry, uuid: string, body: string, range?: string): Promise<Response> {
  const headers = range === undefined ? {} : { "content-range": range };
  return call("PATCH", `/blobs/uploads/${uuid}`, { body, headers });
}

test("a wrong digest stores nothing, and the upload goes on", async () => {
  const registry = await startRegistry();
  const uuid = await registry.startUpload();
  await patch(registry, uuid, "01234");
  const wrong = await registry.call("PUT", `/blobs/uploads/${uuid}?digest=${digest("other")}`, { body: "x" });
  expect(await failure(wrong)).toEqual([400, "DIGEST_INVALID"]);
  expect((await registry.call("HEAD", `/blobs/${digest("other")}`)).status).toBe(404);
  expect((await registry.call("HEAD", `/blobs/${digest("01234x")}`)).status).toBe(404);
  const right = await registry.call("PUT", `/blobs/uploads/${uuid}?digest=${digest(text)}`, { body: "56789" });
  expect(right.status).toBe(201);
});

test("an upload belongs to its repository", async () => {
  const { startUpload, emulator } = await startRegistry();
  const uuid = await startUpload();
  const headers = { authorization: `Bearer ${emulator.token}` };
  const other = `${emulator.url}/v2/acme/site/other/blobs/uploads/`;
  await fetch(other, { method: "POST", headers });
  expect(await failure(await fetch(other + uuid, { headers }))).toEqual([404, "BLOB_UPLOAD_UNKNOWN"]);
});

test("bytes that arrived before the connection was cut stay, and the upload goes on from there", async () => {
  const registry = await startRegistry();
  const uuid = await registry.startUpload();
  const { port, pathname } = new URL(`${registry.emulator.url}/v2/${registry.name}/blobs/uploads/${uuid}`);
  const socket = connect(Number(port), "127.0.0.1");
  await once(socket, "connect");
  const head = `PATCH ${pathname} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${registry.emulator.token}\r\n`;
  socket.end(`${head}Content-Length: 10\r\n\r\n0123456`);
  await once(socket.resume(), "close");
  expect(await received(registry, uuid)).toEqual([204, "0-6"]);
  const done = await registry.call("PUT", `/blobs/uploads/${uuid}?digest=${digest(text)}`, { body: "789" });
  expect(done.status).toBe(201);
});

test("somebody else's digest is not a key to the content", async () => {
  const { emulator, push } = await startRegistry();
  await push(text);
  await emulator.seed({ projects: [{ name: "mine", team: "other" }] });
  for (const query of [`mount=${digest(text)}`, `mount=${digest(text)}&from=acme/site/web`]) {
    const url = `${emulator.url}/v2/other/mine/web/blobs/uploads/?${query}`;
    expect((await fetch(url, { method: "POST", headers: { authorization: "Bearer ben" } })).status, query).toBe(202);
  }
});
