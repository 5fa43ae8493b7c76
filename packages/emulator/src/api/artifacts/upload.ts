import type { Operations } from "@slipway/artifacts/contract";
import { demandCache } from "../../domain/artifacts/cache.ts";
import { contentsPart } from "../../domain/artifacts/contents.ts";
import { artifactId, artifactTable } from "../../domain/artifacts/tables.ts";
import { atMost } from "../../engine/http/at-most.ts";
import { given } from "../../engine/omit-undefined.ts";
import { type Handlers, waits } from "../../pipeline/handler.ts";

/** Nobody publishes how large an artifact may be: more than builds have, and less than fills a disk by mistake. */
const largest = 1024 ** 3;

/** Takes an artifact in as it comes, and in the place of one with its hash when all of it is on disk. */
export const uploadArtifact: Handlers<Operations>["uploadArtifact"] = waits(async (input, waiting) => {
  const { hash, xArtifactDuration, xArtifactTag, xArtifactSha, xArtifactDirtyHash } = input;
  demandCache(waiting);
  const contents = waiting.part(contentsPart);
  const arrived = await contents.receive(atMost(waiting.bytes, largest, "The artifact"));
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
