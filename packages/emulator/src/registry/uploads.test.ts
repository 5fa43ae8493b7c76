import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { digest } from "../../test/push-image.ts";
import { failure, type StartedRegistry, startRegistry } from "../../test/start-registry.ts";

const text = "0123456789";

/** What an upload says about itself. */
async function received({ call }: StartedRegistry, uuid: string): Promise<[number, string | null]> {
  const response = await call("GET", `/blobs/uploads/${uuid}`);
  return [response.status, response.headers.get("range")];
}

function patch({ call }: StartedRegistry, uuid: string, body: string, range?: string): Promise<Response> {
  const headers = range === undefined ? {} : { "content-range": range };
  return call("PATCH", `/blobs/uploads/${uuid}`, { body, headers });
}

test("an upload tells where it is, what it is called and that nothing has come", async () => {
  const registry = await startRegistry();
  const response = await registry.call("POST", "/blobs/uploads/");
  const uuid = response.headers.get("docker-upload-uuid");
  expect([response.status, response.headers.get("range")]).toEqual([202, "0-0"]);
  expect(response.headers.get("location")).toBe(`/v2/${registry.name}/blobs/uploads/${uuid}`);
  expect(response.headers.get("oci-chunk-min-length")).toBeNull();
  expect(await received(registry, uuid ?? "")).toEqual([204, "0-0"]);
});

test.each([
  ["monolithic", []],
  ["streamed and then completed", [[text.slice(0, 6)]]],
  [
    "in chunks",
    [
      [text.slice(0, 3), "0-2"],
      [text.slice(3, 6), "3-5"],
    ],
  ],
] as [string, [string, string?][]][])("%s", async (_, chunks) => {
  const registry = await startRegistry();
  const uuid = await registry.startUpload();
  let sent = 0;
  for (const [body, range] of chunks) {
    const response = await patch(registry, uuid, body, range);
    sent += body.length;
    expect([response.status, response.headers.get("range")]).toEqual([202, `0-${sent - 1}`]);
    expect(await received(registry, uuid)).toEqual([204, `0-${sent - 1}`]);
  }
  const path = `/blobs/uploads/${uuid}?digest=${digest(text)}`;
  const done = await registry.call("PUT", path, { body: text.slice(sent) });
  expect([done.status, done.headers.get("docker-content-digest")]).toEqual([201, digest(text)]);
  expect(done.headers.get("location")).toBe(`/v2/${registry.name}/blobs/${digest(text)}`);
  expect(await (await registry.call("GET", `/blobs/${digest(text)}`)).text()).toBe(text);
  expect(await failure(await registry.call("GET", `/blobs/uploads/${uuid}`))).toEqual([404, "BLOB_UPLOAD_UNKNOWN"]);
});

test("one POST with the digest is enough, with sha512 too", async () => {
  const { call } = await startRegistry();
  const expected = digest(text, "sha512");
  const response = await call("POST", `/blobs/uploads/?digest=${expected}`, { body: text });
  expect([response.status, response.headers.get("docker-content-digest")]).toEqual([201, expected]);
  expect(await (await call("GET", `/blobs/${expected}`)).text()).toBe(text);
});

test.each([
  ["before what has come", "0-2"],
  ["behind a gap", "7-9"],
  ["that is none", "three"],
  ["that ends before it begins", "9-4"],
])("a chunk with a range %s is answered with 416, and nothing is written", async (_, range) => {
  const registry = await startRegistry();
  const uuid = await registry.startUpload();
  await patch(registry, uuid, "01234", "0-4");
  const response = await patch(registry, uuid, "567", range);
  expect((await failure(response))[0]).toBe(416);
  expect(await received(registry, uuid)).toEqual([204, "0-4"]);
});

test("an out-of-order chunk is told where to go on", async () => {
  const registry = await startRegistry();
  const uuid = await registry.startUpload();
  await patch(registry, uuid, "01234", "0-4");
  const response = await patch(registry, uuid, "9", "9-9");
  expect(response.headers.get("range")).toBe("0-4");
  expect(response.headers.get("location")).toContain(uuid);
});

test("a chunk that is longer or shorter than its range is refused and taken back", async () => {
  const registry = await startRegistry();
  const uuid = await registry.startUpload();
  for (const body of ["0123", "012345"]) {
    expect(await failure(await patch(registry, uuid, body, "0-4"))).toEqual([400, "SIZE_INVALID"]);
    expect(await received(registry, uuid)).toEqual([204, "0-0"]);
  }
  expect((await patch(registry, uuid, "01234", "0-4")).status).toBe(202);
});

test("only the last chunk may hold less than the least length", async () => {
  const registry = await startRegistry({ registry: { chunkMinLength: 4 } });
  const started = await registry.call("POST", "/blobs/uploads/");
  expect(started.headers.get("oci-chunk-min-length")).toBe("4");
  const uuid = started.headers.get("docker-upload-uuid") ?? "";
  expect((await patch(registry, uuid, "0123", "0-3")).status).toBe(202);
  expect((await patch(registry, uuid, "45", "4-5")).status).toBe(202);
  expect(await failure(await patch(registry, uuid, "6789", "6-9"))).toEqual([400, "SIZE_INVALID"]);
  const done = await registry.call("PUT", `/blobs/uploads/${uuid}?digest=${digest("012345")}`);
  expect(done.status).toBe(201);
});

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

test("without a digest, or with none, an upload is not completed", async () => {
  const { call, startUpload } = await startRegistry();
  const uuid = await startUpload();
  for (const query of ["", "?digest=", "?digest=sha256:12", `?digest=md5:${"0".repeat(32)}`]) {
    const response = await call("PUT", `/blobs/uploads/${uuid}${query}`, { body: text });
    expect(await failure(response), query).toEqual([400, "DIGEST_INVALID"]);
  }
  expect(await failure(await call("POST", "/blobs/uploads/?digest=1", { body: text }))).toEqual([
    400,
    "DIGEST_INVALID",
  ]);
});

test("a cancelled upload is unknown, as any other made-up one", async () => {
  const registry = await startRegistry();
  const uuid = await registry.startUpload();
  expect((await registry.call("DELETE", `/blobs/uploads/${uuid}`)).status).toBe(204);
  for (const method of ["GET", "PATCH", "PUT", "DELETE"]) {
    const body = method === "GET" || method === "DELETE" ? null : text;
    const response = await registry.call(method, `/blobs/uploads/${uuid}?digest=${digest(text)}`, { body });
    expect(await failure(response), method).toEqual([404, "BLOB_UPLOAD_UNKNOWN"]);
  }
});

test("an upload belongs to its repository", async () => {
  const { startUpload, emulator } = await startRegistry();
  const uuid = await startUpload();
  const headers = { authorization: `Bearer ${emulator.token}` };
  const other = `${emulator.url}/v2/acme/site/other/blobs/uploads/`;
  await fetch(other, { method: "POST", headers });
  expect(await failure(await fetch(other + uuid, { headers }))).toEqual([404, "BLOB_UPLOAD_UNKNOWN"]);
});

test("what has arrived before the connection was cut stays, and the upload goes on from there", async () => {
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

test("a blob is mounted from a named repository, or from any one that has it", async () => {
  const { push, emulator, name } = await startRegistry();
  const headers = { authorization: `Bearer ${emulator.token}` };
  const mount = `mount=${await push(text)}`;
  for (const [into, query] of [
    ["one", `${mount}&from=${name}`],
    ["two", mount],
  ] as const) {
    const base = `${emulator.url}/v2/acme/shop/${into}/blobs`;
    const response = await fetch(`${base}/uploads/?${query}`, { method: "POST", headers });
    expect([response.status, response.headers.get("location")]).toEqual([
      201,
      `/v2/acme/shop/${into}/blobs/${digest(text)}`,
    ]);
    expect(await (await fetch(`${base}/${digest(text)}`, { headers })).text()).toBe(text);
  }
});

test("what cannot be mounted is uploaded: unknown, unreadable or misspelt", async () => {
  const { call, emulator, push } = await startRegistry();
  await push(text);
  const asBen = { headers: { authorization: "Bearer ben" } };
  for (const query of [
    `mount=${digest("nobody has this")}`,
    `mount=${digest(text)}&from=acme/site/nowhere`,
    `mount=${digest(text)}&from=UPPER//case`,
    "mount=nonsense",
  ]) {
    const response = await call("POST", `/blobs/uploads/?${query}`);
    expect([response.status, response.headers.has("docker-upload-uuid")], query).toEqual([202, true]);
  }
  // Somebody else's digest is no key to the content.
  emulator.seed({ projects: [{ name: "mine", team: "other" }] });
  for (const query of [`mount=${digest(text)}`, `mount=${digest(text)}&from=acme/site/web`]) {
    const url = `${emulator.url}/v2/other/mine/web/blobs/uploads/?${query}`;
    expect((await fetch(url, { method: "POST", ...asBen })).status, query).toBe(202);
  }
});
