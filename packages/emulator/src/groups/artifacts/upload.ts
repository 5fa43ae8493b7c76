import type { Operations } from "@slipway/artifacts/contract";
import { given } from "../../engine/given.ts";
import { type Handlers, waits } from "../../engine/operation.ts";
import { atMost } from "./at-most.ts";
import { demandCache } from "./cache.ts";
import { contentsPart } from "./contents.ts";
import { artifactId, artifactTable } from "./tables.ts";

/** Nobody publishes how large an artifact may be: more than builds have, and less than fills a disk by mistake. */
const largest = 1024 ** 3;

/** Takes an artifact in as it comes, and in the place of one with its hash when all of it is on disk. */
export const uploadArtifact: Handlers<Operations>["uploadArtifact"] = waits(async (input, waiting) => {
  const { hash, xArtifactDuration, xArtifactTag, xArtifactSha, xArtifactDirtyHash } = input;
  demandCache(waiting);
  const contents = waiting.part(contentsPart);
  const arrived = await contents.receive(atMost(waiting.bytes, largest));
  try {
    return waiting.attempt((context) => {
      demandCache(context);
      contents.keep(arrived);
      const { accountId } = context.scope;
      const told = {
        duration: xArtifactDuration,
        tag: xArtifactTag,
        commit: xArtifactSha,
        dirtyHash: xArtifactDirtyHash,
      };
      context.rows(artifactTable).put({
        id: artifactId(accountId, hash),
        accountId,
        hash,
        content: arrived.sha,
        size: arrived.size,
        ...given(told),
      });
      return { urls: [`${context.url.origin}/v8/artifacts/${encodeURIComponent(hash)}`] };
    });
  } finally {
    contents.discard(arrived);
  }
});
