import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AbsentError } from "../../scripts/peers/install-peer.ts";
import { newFolder } from "../../test/new-folder.ts";
import { listening } from "../../test/port-of.ts";
import { fetchFile } from "./check.ts";

const folder = newFolder(afterAll);
// The hash by `git hash-object`.
const hello = { text: "hello\n", blob: "ce013625030ba8dba906f756967f9e9ca394464a" };
let asked = 0;
let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    response.statusCode = request.url === "/hello" ? 200 : 404;
    response.end(hello.text);
  });
  address = `http://127.0.0.1:${await listening(server)}`;
});

afterAll(() => void server.close());

test("a file is fetched once, and kept", async () => {
  const path = join(folder, "kept/hello.txt");
  const file = { address: `${address}/hello`, blob: hello.blob };
  const before = asked;
  expect(await fetchFile(file, path)).toBe(hello.text);
  expect(await fetchFile(file, path)).toBe(hello.text);
  expect(asked - before).toBe(1);
});

test("a stored file that has changed by now is fetched again", async () => {
  const path = join(folder, "changed.txt");
  writeFileSync(path, "hell");
  expect(await fetchFile({ address: `${address}/hello`, blob: hello.blob }, path)).toBe(hello.text);
  expect(readFileSync(path, "utf8")).toBe(hello.text);
});

test("another file than the pinned one is an error, and is not kept", async () => {
  const path = join(folder, "other.txt");
  const file = { address: `${address}/hello`, blob: "0".repeat(40) };
  await expect(fetchFile(file, path)).rejects.toThrow(`another file: its Git ID is ${hello.blob}`);
  await expect(fetchFile(file, path)).rejects.not.toBeInstanceOf(AbsentError);
});

test.each(["/gone", undefined])("a file that cannot be fetched is absent, by its address: %s", async (path) => {
  const gone = path ? `${address}${path}` : "http://127.0.0.1:1/hello";
  const file = { address: gone, blob: hello.blob };
  await expect(fetchFile(file, join(folder, "gone.txt"))).rejects.toThrow(AbsentError);
  await expect(fetchFile(file, join(folder, "gone.txt"))).rejects.toThrow(`${gone} cannot be had: `);
});
