import type { Operations } from "@slipway/edge-cache/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import { deploymentTable } from "../../domain/deployments/tables.ts";
import { recordEvent, subjectOf } from "../../domain/events/record-event.ts";
import { functionsService } from "../../domain/functions/functions.ts";
import { everything, imageTag, pageCache, type TagInvalidation } from "../../domain/functions/page-cache.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { projectTable } from "../../domain/projects/tables.ts";
import { type EventTypesOf, eventTypesOf } from "../../engine/event-type.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/edge-cache/contract.ts";
import { type Group, group } from "../../pipeline/group.ts";

const declared = {
  edge: {
    "edge-cache-invalidate-by-tags": "What was cached under tags was called stale",
    "edge-cache-dangerously-delete-by-tags": "What was cached under tags was deleted",
    "edge-cache-invalidate-by-src-images": "What was made of images was called stale",
    "edge-cache-dangerously-delete-by-src-images": "What was made of images was deleted",
    "edge-cache-purge-all": "All that was cached was deleted",
    "runtime-cache-purge-all": "All data that functions had cached was deleted",
  },
} as const;
const events: EventTypesOf<typeof declared> = eventTypesOf(declared);

type Cache = (context: Context, deploymentId: string, invalidation: TagInvalidation) => void;

const pages: Cache = (context, id, tags) => context.service(pageCache).invalidateTags(id, tags, context.clock.now());
const data: Cache = (context, id, tags) => context.service(functionsService)?.invalidateTags(id, tags);
const all: TagInvalidation = { tags: [everything], expire: 0 };

export const edgeCacheGroup: Group = group<Operations & Unlisted>({
  handlers: {
    invalidateCacheByTags: (input, context) =>
      invalidate(context, input, "edge-cache-invalidate-by-tags", { tags: parseTags(input.tags) }),
    dangerouslyDeleteCacheByTags: (input, context) => {
      const { tags, revalidationDeadlineSeconds: expire = 0 } = input;
      invalidate(context, input, "edge-cache-dangerously-delete-by-tags", { tags: parseTags(tags), expire });
    },
    purgeEdgeCache: (input, context) => invalidate(context, input, "edge-cache-purge-all", all, [pages]),
    purgeDataCache: (input, context) => invalidate(context, input, "runtime-cache-purge-all", all, [data]),
    invalidateCacheBySrcImages: ({ projectIdOrName, srcImages }, context) => {
      const images = { tags: srcImages.map(imageTag) };
      invalidate(context, { projectIdOrName }, "edge-cache-invalidate-by-src-images", images, [pages]);
    },
    dangerouslyDeleteCacheBySrcImages: (input, context) => {
      const { projectIdOrName, srcImages, revalidationDeadlineSeconds: expire = 0 } = input;
      const images = { tags: srcImages.map(imageTag), expire };
      invalidate(context, { projectIdOrName }, "edge-cache-dangerously-delete-by-src-images", images, [pages]);
    },
  },
  eventTypes: events,
});

/** The platform's command line joins tags by commas. */
function parseTags(tags: string | readonly string[]): string[] {
  return [tags].flat().flatMap((text) => text.split(",").flatMap((tag) => tag.trim() || []));
}

/** Invalidates tags of each deployment, since pages of its build may be in no cache yet, and records it. */
function invalidate(
  context: Context,
  { projectIdOrName, target }: { readonly projectIdOrName: string; readonly target?: string | undefined },
  type: keyof typeof declared.edge,
  invalidation: TagInvalidation,
  caches: readonly Cache[] = [pages, data],
): void {
  const project = findProject(context, projectIdOrName);
  for (const deployment of context.rows(deploymentTable).by("project", project.id)) {
    if (target !== undefined && target !== (deployment.target ?? "preview")) continue;
    for (const invalidateTags of caches) invalidateTags(context, deployment.id, invalidation);
  }
  const text = `${context.scope.user.username}, for ${project.name}: ${events[type].description.toLowerCase()}`;
  recordEvent(context, events[type], { text, ...subjectOf(projectTable, project) });
}
