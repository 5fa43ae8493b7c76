import { once } from "node:events";
import { openAsBlob } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { newFolder } from "../../../test/new-folder.ts";
import { createRegistry, type UploadState } from "../src/index.ts";
import { contentOf, streamOf } from "./content.ts";
import { runChild } from "./run-child.ts";
import { startRegistry } from "./scripted-registry.ts";

const size = 2_000_000;
const { bytes, digest } = contentOf(size, 11);

test.each(["a file", "a function", "a stream that is read once"])(
  "an upload whose process was killed goes on in another one, with %s and without its digest",
  async (source) => {
    const registry = await startRegistry();
    const folder = newFolder();
    const file = join(folder, "blob");
    await writeFile(file, bytes);

    const state = await killedAfter(500_000, registry.url, file);
    const sources = {
      "a file": await openAsBlob(file),
      "a function": () => streamOf(bytes),
      "a stream that is read once": streamOf(bytes),
    };
    const begun = registry.traffic.up;
    const { blobs } = createRegistry({ url: registry.url }).repository("acme/web");
    const content = sources[source as keyof typeof sources]; // a member of the table
    expect(await blobs.resume(state, content)).toMatchObject({ digest, size });
    expect(registry.blobs.get(digest)?.equals(bytes)).toBe(true);
    expect(registry.traffic.up).toBe(size);
    expect(begun).toBeGreaterThanOrEqual(500_000);
    expect(registry.requests.filter((each) => each.startsWith("POST"))).toHaveLength(1);
  },
);

test("an upload that was completed meanwhile is done, and one that is gone starts again", async () => {
  const registry = await startRegistry();
  const { blobs } = createRegistry({ url: registry.url }).repository("acme/web");
  const state: UploadState = {
    location: `${registry.url}/v2/acme/web/blobs/uploads/gone?state=a%2Fb%20c`,
    offset: 1000,
  };
  expect(await blobs.resume(state, bytes)).toMatchObject({ digest, size });
  expect(registry.traffic.up).toBe(size);
  expect(await blobs.resume(state, bytes)).toMatchObject({ digest, size });
  expect(registry.traffic.up).toBe(size);
  expect(await blobs.resume(state, () => streamOf(bytes), { digest })).toMatchObject({ digest, size });
  expect(registry.traffic.up).toBe(size);
});

/** Runs a process that pushes, kills it when the registry has so many bytes, and gives the last state that it said. */
async function killedAfter(offset: number, url: string, file: string): Promise<UploadState> {
  const child = await runChild("resume.child.ts", url, file);
  const gone = once(child, "exit");
  for await (const line of createInterface(child.stdout)) {
    const state: UploadState = JSON.parse(line);
    if (state.offset < offset) continue;
    child.kill("SIGKILL");
    await gone;
    return state;
  }
  throw new Error("the process ended before it was killed");
}
