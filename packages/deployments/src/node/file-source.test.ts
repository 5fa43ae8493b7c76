import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { newFolder } from "../../../../test/new-folder.ts";
import { openFiles } from "../../../../test/open-files.ts";
import { fileSource } from "./file-source.ts";
import { findFile } from "./find-file.ts";

describe.skipIf(process.platform !== "linux")("on Linux, which says what is open and has files without a size,", () => {
  test("a file that holds more than the system says is refused: less than all of it would be sent", async () => {
    const file = await findFile(`/proc/${process.pid}`, { path: "status" });
    if (!file) throw new Error("is not found");
    expect(file.size).toBe(0);
    await expect(fileSource(file)).rejects.toThrow(/"status" was written to/);
  });

  test("a file that is sent again and again is open once at a time", async () => {
    const folder = newFolder();
    await writeFile(join(folder, "large.bin"), Buffer.alloc(5 * 1024 * 1024));
    const file = await findFile(folder, { path: "large.bin" });
    if (!file) throw new Error("is not found");
    const source = await fileSource(file);
    const body = await source.read(() => {});
    if (typeof body !== "function") throw new Error("is not streamed");
    let mostOpen = 0;
    for (let attempt = 0; attempt < 50; attempt++) {
      let isRead = false;
      const read = body()
        .getReader()
        .read()
        .then(() => {
          isRead = true;
        });
      while (!isRead) {
        mostOpen = Math.max(mostOpen, openFiles(file.location).length);
        await setImmediate();
      }
      await read;
    }
    expect(mostOpen).toBe(1);
    expect(source.fault?.()).toBeUndefined();
    while (openFiles(file.location).length > 0) await setImmediate();
  });
});

test("a streamed file that is no longer what it was is not sent once more, also when it is that again", async () => {
  const folder = newFolder();
  const [location, content] = [join(folder, "large.bin"), Buffer.alloc(5 * 1024 * 1024, "a")];
  await writeFile(location, content);
  const file = await findFile(folder, { path: "large.bin" });
  if (!file) throw new Error("is not found");
  const source = await fileSource(file);
  const body = await source.read(() => {});
  if (typeof body !== "function") throw new Error("is not streamed");
  await writeFile(location, Buffer.alloc(content.length, "b"));
  await expect(new Response(body()).bytes()).rejects.toThrow(/"large\.bin" was written to/);
  await writeFile(location, content);
  expect(body).toThrow(/"large\.bin" was written to/);
  expect(source.fault?.()).toMatchObject({ name: "InputError" });
});
