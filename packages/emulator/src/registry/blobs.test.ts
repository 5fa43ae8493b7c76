import { expect, test } from "vitest";
import { digest } from "../../test/push-image.ts";
import { failure, startRegistry } from "../../test/start-registry.ts";

const content = "0123456789";
const unknown = digest("nobody pushed this");

test("a blob comes back with its digest, its length, and nothing for HEAD", async () => {
  const { call, push } = await startRegistry();
  const path = `/blobs/${await push(content)}`;
  const got = await call("GET", path);
  expect(await got.text()).toBe(content);
  const headers = ["docker-content-digest", "content-length", "content-type", "docker-distribution-api-version"];
  const said = [digest(content), "10", "application/octet-stream", "registry/2.0"];
  expect(headers.map((name) => got.headers.get(name))).toEqual(said);
  const head = await call("HEAD", path);
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(headers.map((name) => head.headers.get(name))).toEqual(said);
});

test.each([
  ["bytes=2-4", 206, "234", "bytes 2-4/10"],
  ["bytes=7-", 206, "789", "bytes 7-9/10"],
  ["bytes=-3", 206, "789", "bytes 7-9/10"],
  ["bytes=5-500", 206, "56789", "bytes 5-9/10"],
  ["bytes=4-2", 200, content, null],
  ["bytes=a-b", 200, content, null],
  ["pages=1-2", 200, content, null],
])("of a blob, the range %s answers %s with %s", async (range, status, text, contentRange) => {
  const { call, push } = await startRegistry();
  const response = await call("GET", `/blobs/${await push(content)}`, { headers: { range } });
  expect([response.status, await response.text()]).toEqual([status, text]);
  expect(response.headers.get("content-range")).toBe(contentRange);
});

test.each(["bytes=10-", "bytes=10-12", "bytes=-0"])("the range %s is none of the blob's", async (range) => {
  const { call, push } = await startRegistry();
  const response = await call("GET", `/blobs/${await push(content)}`, { headers: { range } });
  expect(response.headers.get("content-range")).toBe("bytes */10");
  expect((await failure(response))[0]).toBe(416);
});

test.each(["GET", "DELETE"])("%s of a blob that is not there, or of no digest, says so", async (method) => {
  const { call, push } = await startRegistry();
  await push(content);
  expect(await failure(await call(method, `/blobs/${unknown}`))).toEqual([404, "BLOB_UNKNOWN"]);
  for (const bad of ["sha256:abc", digest(content).toUpperCase(), `md5:${"0".repeat(32)}`, "latest"]) {
    expect(await failure(await call(method, `/blobs/${bad}`)), bad).toEqual([400, "DIGEST_INVALID"]);
  }
});

test("an empty blob is a blob", async () => {
  const { call, push } = await startRegistry();
  const response = await call("GET", `/blobs/${await push("")}`);
  expect([response.status, await response.text()]).toEqual([200, ""]);
});

test("a blob is gone when it was deleted, and only from its repository", async () => {
  const { call, push, emulator, name } = await startRegistry();
  const path = `/blobs/${await push(content)}`;
  const other = `${emulator.url}/v2/acme/shop/web/blobs`;
  const headers = { authorization: `Bearer ${emulator.token}` };
  await fetch(`${other}/uploads/?mount=${digest(content)}&from=${name}`, { method: "POST", headers });
  expect((await call("DELETE", path)).status).toBe(202);
  expect((await call("HEAD", path)).status).toBe(404);
  expect(await (await fetch(`${other}/${digest(content)}`, { headers })).text()).toBe(content);
});

test("repositories do not show each other's blobs", async () => {
  const { push, emulator } = await startRegistry();
  const path = `/v2/acme/site/another/blobs/${await push(content)}`;
  const headers = { authorization: `Bearer ${emulator.token}` };
  const create = await fetch(`${emulator.url}/v2/acme/site/another/blobs/uploads/`, { method: "POST", headers });
  expect(create.status).toBe(202);
  expect(await failure(await fetch(emulator.url + path, { headers }))).toEqual([404, "BLOB_UNKNOWN"]);
});
