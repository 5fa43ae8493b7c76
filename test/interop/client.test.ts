import { createHash, randomBytes } from "node:crypto";
import { createRegistry, digestOf, OCI, type Repository, type UploadMethod, type UploadState } from "@slipway/registry";
import { expect, test } from "vitest";
import { streamOf } from "../../packages/registry/test/content.ts";
import { type DockerRegistry, startDockerRegistry } from "./docker-registry.ts";

const bytes = randomBytes(3_000_000);
const digest = `sha256:${createHash("sha256").update(bytes).digest("hex")}`;

function repositoryOf(
  registry: DockerRegistry,
  auth: "none" | "htpasswd" | "token",
  name = "acme/site/web",
): Repository {
  const { url, username, password } = registry;
  return createRegistry({ url, ...(auth !== "none" && { auth: { username, password } }) }).repository(name);
}

async function tagsOf(repository: Repository, options = {}): Promise<string[]> {
  return Array.fromAsync(repository.tags.list(options));
}

test("the tags after one are all of them, though docker-registry lists tags in any order", async () => {
  await using registry = await startDockerRegistry();
  const web = repositoryOf(registry, "none");
  const config = await web.blobs.push("{}", { mediaType: OCI.empty });
  const all = Array.from({ length: 30 }, (_, index) => `t${index}`);
  for (const tag of all) {
    await web.manifests.push({ schemaVersion: 2, mediaType: OCI.manifest, config, layers: [] }, { reference: tag });
  }
  expect((await tagsOf(web)).toSorted()).toEqual(all.toSorted());
  for (const last of all) {
    expect((await tagsOf(web, { last })).toSorted()).toEqual(all.filter((tag) => tag > last).toSorted());
  }
});

test.each(["none", "htpasswd", "token"] as const)(
  "an image is pushed, pulled, mounted, listed and deleted (auth: %s)",
  async (auth) => {
    await using registry = await startDockerRegistry({ auth });
    const web = repositoryOf(registry, auth);

    const layer = await web.blobs.push(bytes, { mediaType: OCI.layer });
    const config = await web.blobs.push("{}", { mediaType: OCI.empty });
    expect(layer).toEqual({ mediaType: OCI.layer, digest, size: bytes.length });
    expect(await web.blobs.head(digest)).toMatchObject({ digest, size: bytes.length });
    expect(Buffer.from(await web.blobs.get(digest)).equals(bytes)).toBe(true);

    const pushed = await web.manifests.push(
      { schemaVersion: 2, mediaType: OCI.manifest, config, layers: [layer] },
      { reference: "v1" },
    );
    for (const tag of ["v2", "v3"]) await web.manifests.push(pushed.bytes, { reference: tag });
    const pulled = await web.manifests.get("v1");
    expect(pulled).toEqual(pushed);
    expect(await web.manifests.head("v1")).toEqual(pushed.descriptor);
    expect(await web.manifests.head("nope")).toBeUndefined();
    expect(await tagsOf(web)).toEqual(["v1", "v2", "v3"]);
    expect(await tagsOf(web, { pageSize: 1 })).toEqual(["v1", "v2", "v3"]);
    expect(await tagsOf(web, { last: "v1" })).toEqual(["v2", "v3"]);

    const other = repositoryOf(registry, auth, "acme/other");
    expect(await other.blobs.mount(digest, "acme/site/web")).toBe(true);
    expect(await other.blobs.head(digest)).toMatchObject({ size: bytes.length });
    expect(await other.blobs.mount(`sha256:${"0".repeat(64)}`, "acme/site/web")).toBe(false);

    const signature = await web.manifests.push({
      schemaVersion: 2,
      mediaType: OCI.manifest,
      artifactType: "application/x-signature",
      config,
      layers: [config],
      subject: pushed.descriptor,
    });
    expect(await Array.fromAsync(web.referrers.list(pushed.descriptor.digest))).toEqual([
      expect.objectContaining({ digest: signature.descriptor.digest, artifactType: "application/x-signature" }),
    ]);
    expect(await web.manifests.delete(signature.descriptor.digest)).toBe(true);
    expect(await Array.fromAsync(web.referrers.list(pushed.descriptor.digest))).toEqual([]);

    expect(await web.manifests.delete(pushed.descriptor.digest)).toBe(true);
    expect(await web.manifests.delete(pushed.descriptor.digest)).toBe(false);
    await expect(web.manifests.get("v1")).rejects.toMatchObject({ name: "NotFoundError", reference: "v1" });
    expect(await other.blobs.delete(digest)).toBe(true);
    expect(await other.blobs.head(digest)).toBeUndefined();
    await expect(other.blobs.get(digest)).rejects.toMatchObject({ name: "NotFoundError", reference: digest });
  },
);

test.each<UploadMethod>(["put", "post", "stream", "chunks"])("a blob is pushed by %s", async (by) => {
  await using registry = await startDockerRegistry();
  const web = repositoryOf(registry, "none");
  const pushed = await web.blobs.push(() => streamOf(bytes), {
    digest,
    size: bytes.length,
    by,
    chunkLength: 1_000_000,
  });
  expect(pushed).toMatchObject({ digest, size: bytes.length });
  expect(Buffer.from(await web.blobs.get(digest)).equals(bytes)).toBe(true);
});

test("a stream that can be read once is pushed in chunks, and its digest computed", async () => {
  await using registry = await startDockerRegistry();
  const web = repositoryOf(registry, "none");
  const sent: number[] = [];
  const pushed = await web.blobs.push(streamOf(bytes), {
    chunkLength: 2_000_000,
    onState: ({ offset }) => sent.push(offset),
  });
  expect(pushed).toMatchObject({ digest, size: bytes.length });
  expect(sent).toEqual([0, 2_000_000, bytes.length]);
});

test("an upload goes on in another client where the registry was restarted", async () => {
  await using registry = await startDockerRegistry();
  const states: UploadState[] = [];
  const enough = new AbortController();
  const cut = repositoryOf(registry, "none").blobs.push(() => streamOf(bytes), {
    chunkLength: 1_000_000,
    by: "chunks",
    signal: enough.signal,
    onState(state) {
      states.push(state);
      if (state.offset === 2_000_000) enough.abort();
    },
  });
  await expect(cut).rejects.toMatchObject({ name: "AbortedError" });
  await registry.restart();
  const state: UploadState = JSON.parse(JSON.stringify(states.at(-1)));
  const offsets: number[] = [];
  const pushed = await repositoryOf(registry, "none").blobs.resume(state, () => streamOf(bytes), {
    onState: ({ offset }) => offsets.push(offset),
  });
  expect(pushed).toMatchObject({ digest, size: bytes.length });
  expect(offsets[0]).toBe(2_000_000);
  expect(await digestOf(await repositoryOf(registry, "none").blobs.get(digest))).toBe(digest);
});

test("tokens are asked for once a scope, and shared by what they allow", async () => {
  await using registry = await startDockerRegistry({ auth: "token" });
  const web = repositoryOf(registry, "token");
  await Promise.all(["a", "b", "c"].map((text) => web.blobs.push(text)));
  expect(registry.tokenRequests.length).toBeLessThanOrEqual(2);
});

test("wrong credentials are an error that says so, without them", async () => {
  await using registry = await startDockerRegistry({ auth: "token" });
  const auth = { username: "developer", password: "not the password" };
  const web = createRegistry({ url: registry.url, auth }).repository("acme/web");
  const error = await web.manifests.get("v1").catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    name: "AuthError",
    status: 401,
    message: expect.stringMatching(/check the credentials/),
  });
  expect(JSON.stringify(error)).not.toContain(auth.password);
});
