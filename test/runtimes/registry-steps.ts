import { createProject } from "@slipway/projects";
import { copy, createMemoryStore, digestOf, platformRegistry, pushArtifact, type Repository } from "@slipway/registry";
import { getUser } from "@slipway/user";
import { flow, whole } from "./bytes.ts";
import { clientOf, type Given, type Step, same } from "./given.ts";

const size = 2 ** 20;
const artifactType = "application/vnd.acme.report";

/** The client of registries, against the platform's own as the emulator has it. */
export const registrySteps: Readonly<Record<string, Step>> = {
  "registry: pushes, finds and pulls an artifact": async (given) => {
    const repository = await repositoryOf(given, "reports");
    const local = createMemoryStore();
    const layer = await local.blobs.push(() => flow(size));
    const { descriptor } = await pushArtifact(local, { artifactType, layers: [layer], reference: "v1" });
    await copy(local, repository, "v1");
    const tags: string[] = [];
    for await (const tag of repository.tags.list()) tags.push(tag);
    same(tags, ["v1"]);
    const pulled = createMemoryStore();
    same((await copy(repository, pulled, "v1")).digest, descriptor.digest);
    same((await pulled.blobs.get(layer.digest)).length, size);
  },

  "registry: uploads a stream in chunks, and reads a part of it": async (given) => {
    const { blobs } = await repositoryOf(given, "chunks");
    const { digest } = await blobs.push(flow(size), { by: "chunks", chunkLength: 300_000 });
    same(digest, await digestOf(whole(size)));
    const part = await blobs.open(digest, { range: { first: 100_000, last: 299_999 } });
    const read = new Uint8Array(await new Response(part).arrayBuffer());
    same(await digestOf(read), await digestOf(whole(size).subarray(100_000, 300_000)));
  },

  "registry: pushes in one request, and pulls what it verifies by sha512": async (given) => {
    const repository = await repositoryOf(given, "digests");
    // The empty config of an artifact.
    await repository.blobs.push("{}", { by: "post" });
    const digest = await digestOf(whole(size), "sha512");
    const layer = await repository.blobs.push(whole(size), { by: "post", digest });
    await pushArtifact(repository, { artifactType, layers: [layer], reference: "v1" });
    const pulled = createMemoryStore();
    await copy(repository, pulled, "v1");
    same((await pulled.blobs.get(digest)).length, size);
  },
};

async function repositoryOf(given: Given, name: string): Promise<Repository> {
  const client = clientOf(given);
  const project = `${name}-${given.transport}`;
  await createProject(client, { name: project });
  const { username } = (await getUser(client)).user;
  return platformRegistry(client).repository(`${username}/${project}/${name}`);
}
