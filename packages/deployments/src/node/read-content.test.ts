import { appendFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../../../../test/new-folder.ts";
import type { DeployProgress } from "../deploy/deploy-sources.ts";
import { readContent } from "./deploy.ts";
import type { FoundEntry } from "./found-file.ts";
import { walk } from "./walk.ts";

let folder: string;
let found: FoundEntry[];

beforeEach(async () => {
  folder = newFolder();
  await mkdir(join(folder, "empty"));
  await writeFile(join(folder, "a.txt"), "12345");
  await writeFile(join(folder, "b.txt"), "123");
  found = [];
  for await (const each of walk({ path: "" }, folder)) found.push(each);
});

test("files are read in their order, and folders are none of them", async () => {
  const { sources, folders } = await readContent(found, {}, undefined);
  expect(sources.map(({ path, size }) => [path, size])).toEqual([
    ["a.txt", 5],
    ["b.txt", 3],
  ]);
  expect(folders).toMatchObject([{ path: "empty", mode: expect.any(Number) }]);
});

test("the progress ends at the total, also for a file that has grown meanwhile", async () => {
  await appendFile(join(folder, "a.txt"), "6789");
  const told: DeployProgress[] = [];
  await readContent(found, { onProgress: (progress) => told.push(progress) }, undefined);
  expect(told.at(-1)).toEqual({ step: "hash", files: 2, filesDone: 2, bytes: 8, bytesDone: 8 });
});
