import { createProject } from "@slipway/projects";
import { deleteManifest, getManifest } from "@slipway/registry";
import { listUserEvents } from "@slipway/user";
import * as vcr from "@slipway/vcr";
import { expect, test } from "vitest";
import { indexType, pushImage, pushManifest } from "../../../test/push-image.ts";
import { type StartedRegistry, startRegistry } from "../../../test/start-registry.ts";
import { startTestTeam } from "../../../test/start-test-team.ts";

const where = { projectId: "site", idOrName: "web" };

test("a repository is made by a push, or beforehand, and not twice", async () => {
  const { client } = await startRegistry();
  await pushImage(client, "acme/site/pushed");
  const { repository } = await vcr.createRepository(client, { projectId: "site", name: "made" });
  expect(repository).toMatchObject({ name: "made", public: false, createdAt: expect.stringMatching(/^\d{4}-.*Z$/) });
  const { repositories } = await vcr.listRepositories(client, { projectId: "site" });
  expect(repositories.map(({ name }) => name)).toEqual(["made", "pushed"]);
  expect(await vcr.getRepository(client, { ...where, idOrName: repository.id })).toEqual({ repository });
  await expect(vcr.createRepository(client, { projectId: "site", name: "made" })).rejects.toMatchObject({
    status: 409,
  });
  await expect(vcr.createRepository(client, { projectId: "site", name: "Made/It" })).rejects.toMatchObject({
    status: 400,
  });
  await expect(vcr.getRepository(client, { ...where, idOrName: "none" })).rejects.toMatchObject({ status: 404 });
});

test("an image shows what was pushed: its platform, its size and its tags", async () => {
  const { client, name } = await startRegistry();
  const image = await pushImage(client, name, {
    tag: "v1",
    config: { os: "linux", architecture: "arm64", variant: "v8" },
  });
  const size = image.descriptor.size + image.config.size + image.layer.size;
  const manifests = [{ ...image.descriptor, platform: { os: "linux", architecture: "arm64" } }];
  const index = await pushManifest(client, name, { schemaVersion: 2, mediaType: indexType, manifests }, "all");
  const { images } = await vcr.listRepositoryImages(client, where);
  expect(images).toMatchObject([
    { kind: "index", manifestDigest: index.digest, sizeInBytes: size + index.size, tags: ["all"] },
    {
      kind: "manifest",
      manifestDigest: image.descriptor.digest,
      sizeInBytes: size,
      arch: "arm64",
      platform: "linux/arm64/v8",
      status: "ready",
      pushedBy: "ann",
      tags: ["v1"],
    },
  ]);
  const { tag } = await vcr.getRepositoryTag(client, { ...where, tag: "v1" });
  expect(tag).toMatchObject({ tag: "v1", imageId: images[1]?.id, manifestDigest: image.descriptor.digest });
});

test("the content of an image counts once, however often it is named", async () => {
  const { client, name } = await startRegistry();
  const { descriptor, config, layer } = await pushImage(client, name);
  let top = descriptor;
  let size = descriptor.size + config.size + layer.size;
  for (let height = 0; height < 40; height++) {
    top = await pushManifest(client, name, { schemaVersion: 2, mediaType: indexType, manifests: [top, top] });
    size += top.size;
  }
  const { image } = await vcr.getRepositoryImage(client, { ...where, imageIdOrDigest: top.digest });
  expect(image.sizeInBytes).toBe(size);
});

test("an image's layers are listed with the steps that made them", async () => {
  const { client, name } = await startRegistry();
  const history = [
    { created_by: "/bin/sh -c #(nop)  ENV A=1", empty_layer: true },
    { created_by: "RUN /bin/sh -c make all # buildkit" },
    { created_by: '/bin/sh -c #(nop)  CMD ["sh"]', empty_layer: true },
    { created_by: "something else", empty_layer: true },
  ];
  const { descriptor, layer } = await pushImage(client, name, {
    config: { os: "linux", architecture: "amd64", history },
  });
  const { image } = await vcr.getRepositoryImage(client, { ...where, imageIdOrDigest: descriptor.digest });
  expect(image.layers).toMatchObject([
    { type: "ENV", env: "A=1", digest: null },
    { type: "RUN", command: "make all", digest: layer.digest, sizeBytes: layer.size },
    { type: "CMD", value: '["sh"]', sizeBytes: null },
    { type: "UNKNOWN", value: "something else" },
  ]);
  expect(await vcr.getRepositoryImage(client, { ...where, imageIdOrDigest: image.id })).toEqual({ image });
});

test("a step of millions of spaces takes no longer than any other", async () => {
  const { client, name } = await startRegistry();
  const history = [{ created_by: `RUN${" ".repeat(3_000_000)}make` }];
  const { descriptor } = await pushImage(client, name, { config: { os: "linux", architecture: "amd64", history } });
  const { image } = await vcr.getRepositoryImage(client, { ...where, imageIdOrDigest: descriptor.digest });
  expect(image.layers).toMatchObject([{ type: "RUN", command: "make" }]);
});

test("an artifact without history has the layers that it has", async () => {
  const { client, name } = await startRegistry();
  const { descriptor, layer } = await pushImage(client, name, { config: {} });
  const { image } = await vcr.getRepositoryImage(client, { ...where, imageIdOrDigest: descriptor.digest });
  expect(image.layers).toMatchObject([{ type: "UNKNOWN", createdBy: null, digest: layer.digest }]);
  expect(image.platform).toBeUndefined();
});

test("an image that is deleted on one side is gone on the other", async () => {
  const { client, name } = await startRegistry();
  const one = await pushImage(client, name, { tag: "one" });
  const two = await pushImage(client, name, { tag: "two" });
  const { images } = await vcr.listRepositoryImages(client, where);
  await vcr.deleteRepositoryImage(client, { ...where, imageId: images[0]?.id ?? "" });
  await expect(getManifest(client, { name, reference: two.descriptor.digest })).rejects.toMatchObject({ status: 404 });
  await deleteManifest(client, { name, reference: "one" });
  const { images: untagged } = await vcr.listRepositoryImages(client, { ...where, untagged: true });
  expect(untagged).toMatchObject([{ manifestDigest: one.descriptor.digest, tags: [] }]);
  expect((await vcr.listRepositoryTags(client, where)).tags).toEqual([]);
  await vcr.deleteRepository(client, where);
  await expect(getManifest(client, { name, reference: one.descriptor.digest })).rejects.toMatchObject({ status: 404 });
});

async function withTags(...tags: string[]): Promise<StartedRegistry> {
  const started = await startRegistry();
  for (const tag of tags) await pushImage(started.client, started.name, { tag });
  return started;
}

test.each([
  [{}, ["c", "a", "b"]],
  [{ sortOrder: "asc" }, ["b", "a", "c"]],
  [{ sortBy: "tag" }, ["c", "b", "a"]],
  [{ sortBy: "tag", sortOrder: "asc" }, ["a", "b", "c"]],
] as const)("tags are listed by %j", async (order, expected) => {
  const { tags } = await vcr.listRepositoryTags((await withTags("b", "a", "c")).client, { ...where, ...order });
  expect(tags.map(({ tag }) => tag)).toEqual(expected);
});

test("lists come page by page, and a cursor of nobody's is refused", async () => {
  const { client } = await withTags("1", "2", "3", "4", "5");
  const walked = await vcr.listRepositoryTags(client, { ...where, limit: 2, sortOrder: "asc" }).toArray();
  expect(walked.map(({ tag }) => tag)).toEqual(["1", "2", "3", "4", "5"]);
  const strange = vcr.listRepositoryTags(client, { ...where, cursor: "nobody's" });
  await expect(Promise.resolve(strange)).rejects.toMatchObject({ status: 400 });
});

test("permissions name teams by id or slug, and end with all of them", async () => {
  const { client, name } = await startRegistry();
  await pushImage(client, name);
  const { permission } = await vcr.addRepositoryPermission(client, { ...where, teamSlug: "other" });
  expect(await vcr.addRepositoryPermission(client, { ...where, teamId: permission.teamId })).toEqual({ permission });
  expect((await vcr.listRepositoryPermissions(client, where)).permissions).toEqual([permission]);
  for (const [target, status] of [
    [{}, 400],
    [{ teamSlug: "nobody" }, 404],
  ] as const) {
    const added = vcr.addRepositoryPermission(client, { ...where, ...target });
    await expect(Promise.resolve(added)).rejects.toMatchObject({ status });
  }
  await vcr.removeRepositoryPermission(client, { ...where, teamSlug: "other" });
  const again = vcr.removeRepositoryPermission(client, { ...where, teamSlug: "other" });
  await expect(Promise.resolve(again)).rejects.toMatchObject({ status: 404 });
});

test("a repository is its project's: another one's name does not find it", async () => {
  const { client, name } = await startRegistry();
  await pushImage(client, name);
  await createProject(client, { name: "empty" });
  const elsewhere = vcr.getRepository(client, { projectId: "empty", idOrName: "web" });
  await expect(Promise.resolve(elsewhere)).rejects.toMatchObject({ status: 404 });
});

test("changes to a repository are in the account's list of events", async () => {
  const { owner } = await startTestTeam({});
  const { id: projectId } = await createProject(owner, { name: "site" });
  const about = { projectId, idOrName: "web" };
  await vcr.createRepository(owner, { projectId, name: "web" });
  await vcr.addRepositoryPermission(owner, { ...about, teamSlug: "other" });
  await vcr.addRepositoryPermission(owner, { ...about, teamSlug: "other" });
  await vcr.removeRepositoryPermission(owner, { ...about, teamSlug: "other" });
  await vcr.deleteRepository(owner, about);
  const events = await listUserEvents(owner, { withPayload: true }).toArray();
  expect(events.map(({ type }) => type)).toEqual([
    "vcr-repository-deleted",
    "vcr-repository-permission-removed",
    "vcr-repository-permission-added",
    "vcr-repository-created",
    "project-created",
  ]);
  expect(events[0]?.payload).toEqual({ projectId, projectName: "site", repositoryName: "web" });
});
