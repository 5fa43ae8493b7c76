import type { Operations } from "@slipway/edge-cache/contract";
import type { BaseFixture, GroupChecks } from "../../../../test/checks.ts";
import type { Operations as Unlisted } from "../../../generated/unlisted/edge-cache/contract.ts";

async function makeFixture({ project: projectIdOrName }: BaseFixture) {
  return { tagged: { projectIdOrName, tags: ["a"] }, images: { projectIdOrName, srcImages: ["/a.png"] } };
}

export const checks: GroupChecks<Operations & Unlisted, Awaited<ReturnType<typeof makeFixture>>> = {
  level: "behaviour",
  fixture: {
    make: makeFixture,
    namesIn: ({ tagged: { projectIdOrName, tags } }) => ({ projectIdOrName: [projectIdOrName], tags }),
  },
  inputs: {
    invalidateCacheByTags: ({ fixture: { tagged } }) => tagged,
    dangerouslyDeleteCacheByTags: ({ fixture: { tagged } }) => tagged,
    purgeEdgeCache: ({ project: projectIdOrName }) => ({ projectIdOrName }),
    purgeDataCache: ({ project: projectIdOrName }) => ({ projectIdOrName }),
    invalidateCacheBySrcImages: ({ fixture: { images } }) => images,
    dangerouslyDeleteCacheBySrcImages: ({ fixture: { images } }) => images,
  },
};
