import { randomBytes } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import { gunzipSync } from "node:zlib";
import * as sandboxes from "@slipway/sandboxes";
import { packTar } from "modern-tar";
import { expect, test } from "vitest";
import { portOf } from "../../../../../test/port-of.ts";
import { archiveOf } from "../../../test/archive-of.ts";
import { sh, startAgents } from "../../../test/sandbox-shell.ts";

async function begin() {
  const started = await startAgents();
  const make = (url: string) => started.make({ name: "box", source: { type: "tarball", url } });
  const names = async () => (await sandboxes.listSandboxes(started.client).toArray()).map(({ name }) => name);
  return { ...started, make, names };
}

async function serve(answer: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await portOf(createServer(answer))}/source.tgz`;
}

test.each(["gzipped", "as it is"])("a sandbox begins with the files of a tarball of this machine, %s", async (form) => {
  const zipped = Buffer.from(await archiveOf({ "src/a.txt": "hello", "b.txt": "x".repeat(200_000) }));
  const { client, make } = await begin();
  const { session } = await make(
    await serve((_, answer) => answer.end(form === "gzipped" ? zipped : gunzipSync(zipped))),
  );
  expect(await sh(client, session.id, "cat src/a.txt; wc -c < b.txt")).toEqual({
    output: "hello200000\n",
    exitCode: 0,
  });
});

test.each([
  ["https://example.com/source.tgz", 422, /is not fetched/],
  ["http://10.0.0.1/source.tgz", 422, /is not fetched/],
  ["http://127.0.0.1.example.com/source.tgz", 422, /is not fetched/],
  ["file:///etc/passwd", 422, /is not fetched/],
  ["http://127.0.0.1:9/source.tgz", 400, /cannot be fetched/],
])("%s is refused, and no sandbox is there", async (url, status, message) => {
  const { make, names } = await begin();
  await expect(make(url)).rejects.toMatchObject({ status, message: expect.stringMatching(message) });
  expect(await names()).toEqual([]);
});

const gzipped = Buffer.from(await archiveOf({ "a.txt": randomBytes(5000).toString("hex") }));
const elsewhere: RequestListener = (_, answer) => answer.writeHead(302, { location: "http://example.com/" }).end();
test.each<[string, RequestListener, RegExp]>([
  ["leads elsewhere", elsewhere, /cannot be fetched/],
  ["is not there", (_, answer) => answer.writeHead(404).end(), /cannot be fetched: 404/],
  ["is none", (_, answer) => answer.end("x".repeat(2000)), /cannot be unpacked/],
  ["is empty", (_, answer) => answer.end(), /cannot be unpacked|is empty/],
  ["breaks off", (_, answer) => answer.end(gzipped.subarray(0, 3000)), /cannot be unpacked/],
])("a tarball that %s is refused, and no sandbox is there", async (_, answer, message) => {
  const { make, names } = await begin();
  const url = await serve(answer);
  await expect(make(url)).rejects.toMatchObject({ status: 400, message: expect.stringMatching(message) });
  expect(await names()).toEqual([]);
});

test("a tarball that leads out of the sandbox is refused", async () => {
  const { make, names } = await begin();
  const tar = await packTar([{ header: { name: "../../../escaped", size: 1, type: "file" }, body: "x" }]);
  const url = await serve((_, answer) => answer.end(tar));
  await expect(make(url)).rejects.toMatchObject({ status: 400, message: expect.stringMatching(/escaped/) });
  expect(await names()).toEqual([]);
});

test("a server that says nothing holds nobody up: closing ends it", async () => {
  const { emulator, make } = await begin();
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
  const failed = expect(make(await serve(() => isAsked()))).rejects.toThrow();
  await asked;
  await emulator.close();
  await failed;
});
