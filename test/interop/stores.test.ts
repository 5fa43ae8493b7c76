import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type CopyProgress,
  copy,
  createMemoryStore,
  createRegistry,
  pull,
  push,
  pushArtifact,
} from "@slipway/registry";
import { createLayoutTar, openLayoutFolder, openLayoutTar, pullFolder, pushFolder } from "@slipway/registry/node";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../new-folder.ts";
import { startDockerRegistry } from "./docker-registry.ts";
import { createLayout, layoutDigests } from "./layout.ts";
import { skopeo } from "./skopeo.ts";

const platforms = [
  { os: "linux", architecture: "amd64" },
  { os: "linux", architecture: "arm64" },
];
let folder: string;

beforeEach(() => {
  folder = newFolder();
});

test("skopeo reads the layout folder and the tar that we write", async () => {
  using source = createLayout();
  source.addIndex("v1", platforms);
  const images = join(folder, "images");
  await copy(openLayoutFolder(source.folder), openLayoutFolder(images), "v1");
  await skopeo("copy", "--all", `oci:${images}:v1`, `oci:${join(folder, "folder")}:v1`);
  expect(layoutDigests(join(folder, "folder"))).toEqual(source.digests());
  {
    await using tar = await createLayoutTar(join(folder, "image.tar"));
    await copy(openLayoutFolder(images), tar, "v1");
    await tar.close();
  }
  await skopeo("copy", "--all", `oci-archive:${join(folder, "image.tar")}`, `oci:${join(folder, "tar")}:v1`);
  expect(layoutDigests(join(folder, "tar"))).toEqual(source.digests());
});

test("we read the layout folder and the tar that skopeo writes", async () => {
  using source = createLayout();
  source.addIndex("v1", platforms);
  for (const [kind, place] of [
    ["oci", "folder"],
    ["oci-archive", "image.tar"],
  ]) {
    await skopeo("copy", "--all", `oci:${source.folder}:v1`, `${kind}:${join(folder, String(place))}:v1`);
  }
  await using tar = await openLayoutTar(join(folder, "image.tar"));
  for (const [index, store] of [openLayoutFolder(join(folder, "folder")), tar].entries()) {
    const target = join(folder, `target${index}`);
    await copy(store, openLayoutFolder(target), "v1");
    expect(layoutDigests(target)).toEqual(source.digests());
  }
});

test("an image goes from skopeo through two registries, a folder and a tar, all digests equal", async () => {
  await using first = await startDockerRegistry();
  await using second = await startDockerRegistry({ auth: "token" });
  using source = createLayout();
  source.addIndex("v1", platforms);
  const image = `docker://${first.host}/acme/web:v1`;
  await skopeo("copy", "--all", "--dest-tls-verify=false", `oci:${source.folder}:v1`, image);

  const from = createRegistry({ url: first.url }).repository("acme/web");
  const images = openLayoutFolder(join(folder, "images"));
  await pull(from, "v1", images, { platform: "all" });
  {
    await using tar = await createLayoutTar(join(folder, "image.tar"));
    await copy(images, tar, "v1");
    await tar.close();
  }
  const { url, host, username, password } = second;
  const to = createRegistry({ url, auth: { username, password } }).repository("acme/copy");
  await using tar = await openLayoutTar(join(folder, "image.tar"));
  await push(tar, "v1", to);

  const creds = ["--src-creds", `${username}:${password}`];
  const copied = join(folder, "copied");
  await skopeo(
    "copy",
    "--all",
    "--src-tls-verify=false",
    ...creds,
    `docker://${host}/acme/copy:v1`,
    `oci:${copied}:v1`,
  );
  expect(layoutDigests(copied)).toEqual(source.digests());

  const one = join(folder, "one");
  const { digest } = await copy(to, openLayoutFolder(one), "v1", { platform: "linux/arm64" });
  expect(layoutDigests(one)).toHaveLength(3);
  expect(await skopeo("inspect", "--format", "{{.Digest}} {{.Architecture}}", `oci:${one}:v1`)).toBe(
    `${digest} arm64\n`,
  );
});

test("between repositories of a registry blobs are mounted, signatures come along", async () => {
  await using registry = await startDockerRegistry({ auth: "htpasswd" });
  const { url, username, password } = registry;
  const client = createRegistry({ url, auth: { username, password } });
  const [from, to] = [client.repository("acme/web"), client.repository("acme/copy")];
  using source = createLayout();
  source.addImage({ tag: "v1", size: 200_000 });
  await push(openLayoutFolder(source.folder), "v1", from);
  const subject = await from.manifests.head("v1");
  const signature = await from.blobs.push("signed", { mediaType: "application/vnd.test.signature" });
  await pushArtifact(from, { artifactType: "application/vnd.test.signature", layers: [signature], subject });

  const states: string[] = [];
  const onProgress = ({ state }: CopyProgress): void => void states.push(state);
  await push(from, "v1", to, { onProgress });
  expect(states.filter((state) => state === "mounted")).toHaveLength(4);
  expect(states).not.toContain("copying");
  const found = [];
  for await (const referrer of to.referrers.list(subject?.digest ?? "")) found.push(referrer.artifactType);
  expect(found).toEqual(["application/vnd.test.signature"]);
});

test("a folder goes through a registry as an artifact", async () => {
  await using registry = await startDockerRegistry();
  const repository = createRegistry({ url: registry.url }).repository("acme/site");
  const site = join(folder, "site");
  await mkdir(join(site, "assets"), { recursive: true });
  await writeFile(join(site, "index.html"), "<h1>Hello</h1>");
  await writeFile(join(site, "assets", "app.js"), "run()");
  for (const archive of [false, true]) {
    const reference = `archive-${archive}`;
    await pushFolder(repository, site, { artifactType: "application/vnd.test.site", reference, archive });
    await pullFolder(repository, reference, join(folder, reference));
    expect(await readFile(join(folder, reference, "assets", "app.js"), "utf8")).toBe("run()");
  }
});

test("a pull that the registry's death cuts is completed by another one", async () => {
  await using registry = await startDockerRegistry();
  const repository = createRegistry({ url: registry.url }).repository("acme/web");
  const memory = createMemoryStore();
  using source = createLayout();
  source.addImage({ tag: "v1", size: 30_000_000 });
  await push(openLayoutFolder(source.folder), "v1", repository);
  let restarted: Promise<void> | undefined;
  const onProgress = ({ sent }: CopyProgress): void => {
    if (sent > 5_000_000) restarted ??= registry.restart();
  };
  await copy(repository, memory, "v1", { onProgress }).catch(() => copy(repository, memory, "v1"));
  await restarted;
  const again = join(folder, "again");
  await copy(memory, openLayoutFolder(again), "v1");
  expect(layoutDigests(again)).toEqual(source.digests());
});
