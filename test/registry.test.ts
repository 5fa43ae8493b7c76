import { createHash, randomBytes } from "node:crypto";
import { createClient } from "@slipway/core";
import { createEmulator, type Emulator } from "@slipway/emulator";
import { createProjectToken } from "@slipway/projects";
import {
  copy,
  createManifest,
  createMemoryStore,
  createRegistry,
  digestOf,
  OCI,
  platformRegistry,
  pushArtifact,
  type Repository,
} from "@slipway/registry";
import { afterAll, beforeAll, expect, test } from "vitest";
import { streamOf } from "../packages/registry/test/content.ts";

// The registry client against the platform's registry, as the emulator has it: by the platform's client, and by URL.
const bytes = randomBytes(2_000_000);
const digest = `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
let emulator: Emulator;

beforeAll(async () => {
  emulator = await createEmulator({
    validateAnswers: true,
    seed: { users: [{ username: "me" }], teams: [{ slug: "acme" }], projects: [{ name: "site", team: "acme" }] },
  });
});
afterAll(() => emulator.close());

const ways: Readonly<Record<string, () => Repository | Promise<Repository>>> = {
  "a client of the platform": () => {
    const client = createClient({ baseUrl: emulator.url, token: emulator.token });
    return platformRegistry(client).repository("acme/site/by-client");
  },
  "a client with the project's OIDC token": async () => {
    const owner = createClient({ baseUrl: emulator.url, token: emulator.token, team: "acme" });
    const { token } = await createProjectToken(owner, { idOrName: "site" });
    return platformRegistry(createClient({ baseUrl: emulator.url, token })).repository("acme/site/by-project");
  },
  "its URL and the token as a password": () => {
    const auth = { username: "me", password: emulator.token };
    return createRegistry({ url: emulator.url, auth }).repository("acme/site/by-password");
  },
  "its URL and the token as it is": () => {
    const auth = { accessToken: emulator.token };
    return createRegistry({ url: emulator.url, auth }).repository("acme/site/by-token");
  },
  "no socket at all": () => {
    const client = createClient({ baseUrl: emulator.url, token: emulator.token, fetch: emulator.fetch });
    return platformRegistry(client).repository("acme/site/in-process");
  },
};

test.each(Object.keys(ways))("the platform's registry is used by %s", async (way) => {
  const repository = await ways[way]?.();
  if (!repository) throw new Error(`there is no way ${way}`);
  const { blobs, manifests, tags, referrers } = repository;
  const layer = await blobs.push(() => streamOf(bytes), { by: "chunks", chunkLength: 500_000, mediaType: OCI.layer });
  expect(layer).toEqual({ mediaType: OCI.layer, digest, size: bytes.length });
  const config = await blobs.push("{}", { mediaType: OCI.config });
  const image = await manifests.push(
    { schemaVersion: 2, mediaType: OCI.manifest, config, layers: [layer] },
    { reference: "v1" },
  );
  await manifests.push(image.bytes, { reference: "v2" });
  expect(await manifests.get("v1")).toEqual(image);
  expect(Buffer.from(await blobs.get(digest)).equals(bytes)).toBe(true);
  expect(await Array.fromAsync(tags.list({ pageSize: 1 }))).toEqual(["v1", "v2"]);

  const signature = await pushArtifact(repository, {
    artifactType: "application/x-signature",
    subject: image.descriptor,
  });
  expect(signature.subject).toBe(image.descriptor.digest);
  expect(
    await Array.fromAsync(referrers.list(image.descriptor.digest, { artifactType: "application/x-signature" })),
  ).toEqual([expect.objectContaining({ digest: signature.descriptor.digest })]);

  const memory = createMemoryStore();
  await copy(repository, memory, "v1", { referrers: true });
  expect(await memory.manifests.get("v1")).toMatchObject({ descriptor: image.descriptor });

  expect(await tags.delete("v2")).toBe(true);
  expect(await tags.delete("v2")).toBe(false);
  expect(await Array.fromAsync(tags.list())).toEqual(["v1"]);
});

test("a blob is mounted from another repository of the platform", async () => {
  const client = createClient({ baseUrl: emulator.url, token: emulator.token });
  const registry = platformRegistry(client);
  await registry.repository("acme/site/base").blobs.push(bytes);
  const web = registry.repository("acme/site/web");
  expect(await web.blobs.mount(digest, "acme/site/base")).toBe(true);
  expect(await web.blobs.head(digest)).toMatchObject({ size: bytes.length });
});

test("a manifest under a sha512 keeps that digest from registry to registry", async () => {
  const web = (await ways["a client of the platform"]?.()) ?? expect.unreachable();
  const config = await web.blobs.push("{}", { mediaType: OCI.config });
  const { bytes } = await createManifest({ schemaVersion: 2, mediaType: OCI.manifest, config, layers: [] });
  const root = await digestOf(bytes, "sha512");
  const { descriptor } = await web.manifests.push(bytes, { reference: root, tags: ["next", "nightly"] });
  expect(descriptor.digest).toBe(root);
  expect((await web.manifests.head("nightly"))?.digest).toBe(root);
  const mirror = (await ways["its URL and the token as a password"]?.()) ?? expect.unreachable();
  expect((await copy(web, mirror, "next")).digest).toBe(root);
  expect((await mirror.manifests.get("next")).descriptor).toEqual(descriptor);
});
