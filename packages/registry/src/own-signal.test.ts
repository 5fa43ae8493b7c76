import { getEventListeners, once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { limiter } from "@slipway/core/limiter";
import { expect, test } from "vitest";
import { newFolder } from "../../../test/new-folder.ts";
import { pushImage, sampleBytes } from "../test/sample-images.ts";
import { startRegistry } from "../test/scripted-registry.ts";
import { copy, createMemoryStore, createRegistry, type Store, type StoreOptions } from "./index.ts";
import { pullFolder, pushFolder } from "./node/index.ts";
import { withOwnSignal } from "./own-signal.ts";

test("a part ends with all the work, for its reason", async () => {
  const all = new AbortController();
  const reason = withOwnSignal(all.signal, async (signal) => {
    const over = once(signal, "abort");
    all.abort("enough");
    await over;
    return signal.reason;
  });
  expect(await reason).toBe("enough");
});

function listening(store: Store, signals: Set<AbortSignal>): Store {
  const note = (options: StoreOptions | undefined): void => void (options?.signal && signals.add(options.signal));
  return {
    ...store,
    blobs: {
      ...store.blobs,
      open: (digest, options) => {
        note(options);
        return store.blobs.open(digest, options);
      },
      push: (content, options) => {
        note(options);
        return store.blobs.push(content, options);
      },
    },
  };
}

test("many layers at once put few listeners on each signal, copied and as files: runtimes warn of a leak from eleven on", async () => {
  const [from, to] = [await startRegistry(), await startRegistry()];
  const image = createMemoryStore();
  await pushImage(image, { layers: Array.from({ length: 24 }, (_, seed) => sampleBytes(200_000, seed)), tag: "v1" });
  const signals = new Set<AbortSignal>();
  const { signal } = new AbortController();
  signals.add(signal);
  let most = 0;
  const onProgress = (): void => {
    for (const each of signals) most = Math.max(most, getEventListeners(each, "abort").length);
  };
  const options = { signal, concurrency: 16, onProgress };
  const [source, target] = [from, to].map(({ url }) =>
    listening(createRegistry({ url, limiter: limiter({ concurrency: 20 }) }).repository("acme/web"), signals),
  );
  if (!source || !target) throw new Error("two registries were started");
  const bounded = async (work: () => Promise<unknown>): Promise<void> => {
    most = 0;
    await work();
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(10);
  };
  await bounded(() => copy(image, source, "v1", options));
  await bounded(() => copy(source, target, "v1", options));
  const folder = newFolder();
  for (let each = 0; each < 24; each++) await writeFile(join(folder, `${each}`), sampleBytes(200_000, 100 + each));
  await bounded(() => pushFolder(target, folder, { artifactType: "a/b", reference: "files", ...options }));
  await bounded(() => pullFolder(target, "files", join(folder, "again"), options));
});
