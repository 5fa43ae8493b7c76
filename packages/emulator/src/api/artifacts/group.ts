import type { Operations } from "@slipway/artifacts/contract";
import {
  cacheStatus,
  contentsService,
  findArtifact,
  followArtifacts,
  requireCache,
} from "../../domain/artifacts/cache.ts";
import { type ArtifactRow, artifactId, artifactTable } from "../../domain/artifacts/tables.ts";
import { recordEvent } from "../../domain/events/record-event.ts";
import { eventTypesOf } from "../../engine/event-type.ts";
import { atMost } from "../../engine/http/whole.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { content, empty, type Handlers, waits } from "../../pipeline/handler.ts";

const eventTypes = eventTypesOf({
  team: {
    "team-remote-caching-purge": "All artifacts of the remote cache were deleted",
  },
});

/** A chosen bound, since none is published: above the size of builds, below what fills a disk by mistake. */
const maxArtifactBytes = 1024 ** 3;

const uploadArtifact: Handlers<Operations>["uploadArtifact"] = waits(async (input, waiting) => {
  const { hash, xArtifactDuration, xArtifactTag, xArtifactSha, xArtifactDirtyHash } = input;
  requireCache(waiting);
  const contents = waiting.service(contentsService);
  const arrived = await contents.receive(atMost(waiting.bytes, maxArtifactBytes, "The artifact"));
  try {
    return waiting.transact((context) => {
      requireCache(context);
      contents.keep(arrived);
      const { accountId } = context.scope;
      const metadata = {
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
        ...omitUndefined(metadata),
      });
      return { urls: [`${context.url.origin}/v8/artifacts/${encodeURIComponent(hash)}`] };
    });
  } finally {
    contents.discard(arrived);
  }
});

function headersOf({ duration, tag }: ArtifactRow): Record<string, string> {
  return omitUndefined({
    "x-artifact-duration": duration === undefined ? undefined : String(duration),
    "x-artifact-tag": tag,
  });
}

function presentArtifact({ size, duration = 0, tag, commit, dirtyHash }: ArtifactRow) {
  return { size, taskDurationMs: duration, ...omitUndefined({ tag, sha: commit, dirtyHash }) };
}

export const artifactGroup: Group = group<Operations>({
  handlers: {
    // No operation reads these events.
    recordArtifactEvents: () => undefined,

    getArtifactsStatus: (_, context) => ({ status: cacheStatus(context) }),

    downloadArtifact({ hash }, context) {
      const artifact = findArtifact(context, hash);
      const open = () => context.service(contentsService).read(artifact.content);
      const contentType = "application/octet-stream";
      return content(200, { contentType, length: artifact.size, open }, headersOf(artifact));
    },

    uploadArtifact,

    hasArtifact: ({ hash }, context) => empty(200, headersOf(findArtifact(context, hash))),

    queryArtifacts({ hashes }, context) {
      requireCache(context);
      const { accountId } = context.scope;
      const entries = hashes.map((hash) => {
        const artifact = context.rows(artifactTable).get(artifactId(accountId, hash));
        return [hash, artifact ? presentArtifact(artifact) : null] as const;
      });
      return Object.fromEntries(entries);
    },

    deleteAllArtifacts(_, context) {
      const { rows, scope } = context;
      const all = rows(artifactTable).by("account", scope.accountId);
      for (const { id } of all) rows(artifactTable).remove(id);
      recordEvent(context, eventTypes["team-remote-caching-purge"], {
        text: `${scope.user.username} deleted all artifacts of the remote cache`,
        payload: { deletedCount: all.length },
      });
      return { deletedCount: all.length };
    },
  },
  // A deployment fills the cache, so the right to deploy is the right to fill it.
  access: {
    recordArtifactEvents: "read",
    queryArtifacts: "read",
    uploadArtifact: "deploy",
    deleteAllArtifacts: "team.settings",
  },
  eventTypes,
  opened: followArtifacts,
});
