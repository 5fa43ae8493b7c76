import { mkdir, readdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { newFolder } from "../../../../test/new-folder.ts";
import { pushImage } from "../../test/sample-images.ts";
import { watched } from "../../test/watched-store.ts";
import { copy, createMemoryStore, digestOf, isContentError, type Store } from "../index.ts";
import { openLayoutFolder } from "./index.ts";

const layer = new TextEncoder().encode("a layer of the image");
let folder: string;
let images: string;
let store: Store;

beforeEach(async () => {
  folder = newFolder();
  images = join(folder, "images");
  store = openLayoutFolder(images);
  await pushImage(store, { layers: [layer], tag: "v1" });
});

describe.skipIf(process.platform === "win32")("A layout with a link in it (Windows seldom has them)", () => {
  test("the target of the link is not read, and nothing of it is sent", async () => {
    const secret = join(folder, "secret");
    // The length of the layer, so that only the content differs.
    await writeFile(secret, "x".repeat(layer.length));
    const place = join(images, "blobs", ...(await digestOf(layer)).split(":"));
    await rm(place);
    await symlink(secret, place);
    const target = watched(createMemoryStore());
    const sent: string[] = [];
    const push = target.blobs.push.bind(target.blobs);
    const noting: Store = {
      ...target,
      blobs: {
        ...target.blobs,
        push: async (content, options) => {
          if (typeof content !== "function") return push(content, options);
          for await (const chunk of content()) sent.push(Buffer.from(chunk).toString());
          return push(content, options);
        },
      },
    };
    const error: unknown = await copy(store, noting, "v1").catch((error: unknown) => error);
    expect(error).toSatisfy(isContentError);
    expect(String(error)).toContain("a link is where blobs/sha256/");
    expect(sent.join()).not.toContain("xxx");
  });

  test.each(["index.json", "oci-layout", "blobs", "blobs/sha256"])("%s that is a link is refused", async (path) => {
    const elsewhere = join(folder, "elsewhere");
    await rename(join(images, path), elsewhere);
    await symlink(elsewhere, join(images, path));
    await expect(store.manifests.get("v1")).rejects.toThrow(`a link is where ${path} belongs`);
  });

  test("a folder that is a link is neither written through nor deleted through", async () => {
    const elsewhere = join(folder, "elsewhere");
    await mkdir(elsewhere);
    const digest = await digestOf(layer);
    const place = join(images, "blobs", ...digest.split(":"));
    await rename(dirname(place), join(elsewhere, "sha256"));
    await symlink(join(elsewhere, "sha256"), dirname(place));
    const before = await readdir(elsewhere, { recursive: true });
    await expect(store.blobs.push("another")).rejects.toThrow("a link is where blobs/sha256 belongs");
    await expect(store.blobs.delete(digest)).rejects.toThrow("a link is where blobs/sha256 belongs");
    expect(await readdir(elsewhere, { recursive: true })).toEqual(before);
    expect((await readdir(images)).filter((name) => name.startsWith(".partial"))).toEqual([]);
  });

  test("the layout itself may be where a link leads", async () => {
    await symlink(images, join(folder, "link"));
    const { descriptor } = await openLayoutFolder(join(folder, "link")).manifests.get("v1");
    expect(descriptor.size).toBeGreaterThan(0);
  });
});
