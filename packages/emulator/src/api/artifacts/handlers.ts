import type { Operations } from "@slipway/artifacts/contract";
import { demandCache, findArtifact, statusOf } from "../../domain/artifacts/cache.ts";
import { contentsPart } from "../../domain/artifacts/contents.ts";
import { type ArtifactRow, artifactId, artifactTable } from "../../domain/artifacts/tables.ts";
import { happened } from "../../domain/events/record-event.ts";
import { given } from "../../engine/omit-undefined.ts";
import { content, empty } from "../../pipeline/answer.ts";
import type { Handlers } from "../../pipeline/handler.ts";
import { happenings } from "./event-types.ts";
import { uploadArtifact } from "./upload.ts";

export const artifactHandlers: Handlers<Operations> = {
  // Nothing that the API shows is made of them.
  recordArtifactEvents: () => undefined,

  getArtifactsStatus: (_, context) => ({ status: statusOf(context) }),

  downloadArtifact({ hash }, context) {
    const artifact = findArtifact(context, hash);
    const open = () => context.part(contentsPart).read(artifact.content);
    const contentType = "application/octet-stream";
    return content(200, { contentType, length: artifact.size, open }, headersOf(artifact));
  },

  uploadArtifact,

  hasArtifact: ({ hash }, context) => empty(200, headersOf(findArtifact(context, hash))),

  queryArtifacts({ hashes }, context) {
    demandCache(context);
    const { accountId } = context.scope;
    const found = hashes.map((hash) => {
      const artifact = context.rows(artifactTable).get(artifactId(accountId, hash));
      return [hash, artifact ? presentArtifact(artifact) : null] as const;
    });
    return Object.fromEntries(found);
  },

  deleteAllArtifacts(_, context) {
    const { rows, scope } = context;
    const all = rows(artifactTable).by("account", scope.accountId);
    for (const { id } of all) rows(artifactTable).remove(id);
    happened(context, happenings["team-remote-caching-purge"], {
      text: `${scope.user.username} deleted all artifacts of the remote cache`,
      payload: { deletedCount: all.length },
    });
    return { deletedCount: all.length };
  },
};

function headersOf({ duration, tag }: ArtifactRow): Record<string, string> {
  return given({
    "x-artifact-duration": duration === undefined ? undefined : String(duration),
    "x-artifact-tag": tag,
  });
}

function presentArtifact({ size, duration = 0, tag, commit, dirtyHash }: ArtifactRow) {
  return { size, taskDurationMs: duration, ...given({ tag, sha: commit, dirtyHash }) };
}
