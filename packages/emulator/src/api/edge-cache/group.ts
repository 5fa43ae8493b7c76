import type { Operations } from "@slipway/edge-cache/contract";
import type { Context } from "../../domain/accounts/scope.ts";
import { deploymentTable } from "../../domain/deployments/tables.ts";
import { recordEvent, subjectOf } from "../../domain/events/record-event.ts";
import { functionsService } from "../../domain/functions/functions.ts";
import { everything, imageTag, pageCache, type TagInvalidation } from "../../domain/functions/page-cache.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import { type EventTypesOf, eventTypesOf, type PlainEventType } from "../../engine/event-type.ts";
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
      invalidateTags(context, input, { tags: parseTags(input.tags) }, events["edge-cache-invalidate-by-tags"]),
    dangerouslyDeleteCacheByTags: (input, context) => {
      const { tags, revalidationDeadlineSeconds: expire = 0 } = input;
      invalidateTags(
        context,
        input,
        { tags: parseTags(tags), expire },
        events["edge-cache-dangerously-delete-by-tags"],
      );
    },
    purgeEdgeCache: (input, context) => invalidateTags(context, input, all, events["edge-cache-purge-all"], [pages]),
    purgeDataCache: (input, context) => invalidateTags(context, input, all, events["runtime-cache-purge-all"], [data]),
    invalidateCacheBySrcImages: ({ projectIdOrName, srcImages }, context) => {
      const images = { tags: srcImages.map(imageTag) };
      invalidateTags(context, { projectIdOrName }, images, events["edge-cache-invalidate-by-src-images"], [pages]);
    },
    dangerouslyDeleteCacheBySrcImages: (input, context) => {
      const { projectIdOrName, srcImages, revalidationDeadlineSeconds: expire = 0 } = input;
      const images = { tags: srcImages.map(imageTag), expire };
      const event = events["edge-cache-dangerously-delete-by-src-images"];
      invalidateTags(context, { projectIdOrName }, images, event, [pages]);
    },
  },
  eventTypes: events,
});

/** The platform's command line joins tags by commas. */
function parseTags(tags: string | readonly string[]): string[] {
  return [tags].flat().flatMap((text) => text.split(",").flatMap((tag) => tag.trim() || []));
}

/** Invalidates tags of each deployment: pages of its build may be in no cache yet. */
function invalidateTags(
  context: Context,
  { projectIdOrName, target }: { readonly projectIdOrName: string; readonly target?: string | undefined },
  invalidation: TagInvalidation,
  event: PlainEventType,
  caches: readonly Cache[] = [pages, data],
): void {
  const project = findProject(context, projectIdOrName);
  for (const deployment of context.rows(deploymentTable).by("project", project.id)) {
    if (target !== undefined && target !== (deployment.target ?? "preview")) continue;
    for (const invalidate of caches) invalidate(context, deployment.id, invalidation);
  }
  recordPurge(context, project, event);
}

function recordPurge(context: Context, project: ProjectRow, event: PlainEventType): void {
  const text = `${context.scope.user.username}, for ${project.name}: ${event.description.toLowerCase()}`;
  recordEvent(context, event, { text, ...subjectOf(projectTable, project) });
}
