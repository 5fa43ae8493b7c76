import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../test/new-folder.ts";
import { buildIndex, createManifest, createMemoryStore, createRegistry, OCI, pull, push } from "../src/index.ts";
import { buildImage } from "../src/node/index.ts";
import { startRegistry } from "./scripted-registry.ts";

// What is made here, and goes to a registry.

test("a registry gets what createManifest made, byte for byte, and gives it back to be pushed again", async () => {
  const { url, manifests } = await startRegistry();
  const web = createRegistry({ url }).repository("acme/web");
  const made = await createManifest({ schemaVersion: 2, mediaType: OCI.index, manifests: [] });
  expect((await web.manifests.push(made, { reference: "v1" })).descriptor).toEqual(made.descriptor);
  expect(manifests.get("v1")?.bytes).toEqual(Buffer.from(made.bytes));
  await web.manifests.push(await web.manifests.get("v1"), { reference: "v2" });
  expect(manifests.get("v2")).toEqual(manifests.get("v1"));
});

test("an image is made of one in a registry, goes there for two platforms in one go, and is pulled for one", async () => {
  const folder = newFolder();
  await writeFile(join(folder, "server.js"), "run()");
  const { url } = await startRegistry();
  const [base, web] = ["acme/base", "acme/web"].map((name) => createRegistry({ url }).repository(name));
  if (!base || !web) throw new Error("there are two");
  const platforms = ["linux/amd64", "linux/arm64"] as const;
  const bases = platforms.map((platform) => buildImage({ layers: [{ folder, at: "/base" }], platform }));
  const first = await buildIndex({ images: await Promise.all(bases) });
  await push(first.store, first.reference, base, { as: "v1" });
  const images = platforms.map((platform) =>
    buildImage({
      layers: [{ folder, at: "/app" }],
      base: { store: base, reference: "v1" },
      config: { cmd: ["/app/server.js"] },
      platform,
    }),
  );
  const [amd64, arm64] = await Promise.all(images);
  if (!amd64 || !arm64) throw new Error("there are two");
  const index = await buildIndex({ images: [amd64, arm64] });
  await push(index.store, index.reference, web, { as: "v1" });
  const target = createMemoryStore();
  const { digest } = await pull(web, "v1", target, { platform: "linux/arm64" });
  expect(digest).toBe(arm64.descriptor.digest);
  expect((await target.manifests.get("v1")).content.layers).toHaveLength(2);
});
