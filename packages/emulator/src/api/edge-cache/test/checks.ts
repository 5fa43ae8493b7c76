import * as cache from "@slipway/edge-cache";
import type { Operations } from "@slipway/edge-cache/contract";
import type { BaseFixture, GroupChecks, SmokeTest } from "../../../../test/checks.ts";

async function makeFixture({ project: projectIdOrName }: BaseFixture) {
  return { tagged: { projectIdOrName, tags: ["a"] }, images: { projectIdOrName, srcImages: ["/a.png"] } };
}

type Fixture = Awaited<ReturnType<typeof makeFixture>>;

const smoke: SmokeTest = async (base) => {
  const { tagged, images } = await makeFixture(base);
  await cache.invalidateCacheByTags(base.owner, tagged);
  await cache.dangerouslyDeleteCacheByTags(base.owner, tagged);
  await cache.invalidateCacheBySrcImages(base.owner, images);
  await cache.dangerouslyDeleteCacheBySrcImages(base.owner, images);
};

export const checks: GroupChecks<Operations, Fixture> = {
  level: "behaviour",
  fixture: {
    make: makeFixture,
    namesIn: ({ tagged: { projectIdOrName, tags } }) => ({ projectIdOrName: [projectIdOrName], tags }),
  },
  smoke,
  requests: {
    invalidateCacheByTags: (client, { fixture: { tagged } }) => cache.invalidateCacheByTags(client, tagged),
    dangerouslyDeleteCacheByTags: (client, { fixture: { tagged } }) =>
      cache.dangerouslyDeleteCacheByTags(client, tagged),
    invalidateCacheBySrcImages: (client, { fixture: { images } }) => cache.invalidateCacheBySrcImages(client, images),
    dangerouslyDeleteCacheBySrcImages: (client, { fixture: { images } }) =>
      cache.dangerouslyDeleteCacheBySrcImages(client, images),
  },
};
