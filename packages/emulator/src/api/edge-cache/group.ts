import type { Operations } from "@slipway/edge-cache/contract";
import type { Context } from "../../domain/accounts/context.ts";
import { deploymentTable } from "../../domain/deployments/tables.ts";
import { about, happened } from "../../domain/events/record-event.ts";
import { pageCache } from "../../domain/functions/page-cache.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import { type EventTypesOf, eventTypesOf, type PlainEventType } from "../../engine/event-type.ts";
import { type Group, group } from "../../pipeline/group.ts";

const declared = {
  edge: {
    "edge-cache-invalidate-by-tags": "What was cached under tags was called stale",
    "edge-cache-dangerously-delete-by-tags": "What was cached under tags was deleted",
    "edge-cache-invalidate-by-src-images": "What was made of images was called stale",
    "edge-cache-dangerously-delete-by-src-images": "What was made of images was deleted",
  },
} as const;
const events: EventTypesOf<typeof declared> = eventTypesOf(declared);

interface Tagged {
  readonly projectIdOrName: string;
  readonly tags: string | readonly string[];
  readonly target?: string | undefined;
}

export const edgeCacheGroup: Group = group<Operations>({
  handlers: {
    invalidateCacheByTags: (input, context) => callOld(context, input, events["edge-cache-invalidate-by-tags"]),
    dangerouslyDeleteCacheByTags: (input, context) =>
      callOld(context, input, events["edge-cache-dangerously-delete-by-tags"], input.revalidationDeadlineSeconds ?? 0),
    // Images are served in the size that they have: nothing is made of them.
    invalidateCacheBySrcImages: ({ projectIdOrName }, context) =>
      noted(context, findProject(context, projectIdOrName), events["edge-cache-invalidate-by-src-images"]),
    dangerouslyDeleteCacheBySrcImages: ({ projectIdOrName }, context) =>
      noted(context, findProject(context, projectIdOrName), events["edge-cache-dangerously-delete-by-src-images"]),
  },
  eventTypes: events,
});

/** @param expire in so many seconds it is gone; absent: it is served once more */
function callOld(context: Context, { projectIdOrName, tags, target }: Tagged, event: PlainEventType, expire?: number) {
  const project = findProject(context, projectIdOrName);
  const cache = context.part(pageCache);
  const { rows, clock } = context;
  for (const id of cache.deploymentIds()) {
    const deployment = rows(deploymentTable).get(id);
    const environment = deployment?.target ?? "preview";
    if (deployment?.projectId !== project.id || (target !== undefined && target !== environment)) continue;
    cache.callOld(id, { tags: [tags].flat().map((tag) => tag.trim()), expire }, clock.now());
  }
  noted(context, project, event);
}

function noted(context: Context, project: ProjectRow, event: PlainEventType): void {
  const text = `${context.scope.user.username}, for ${project.name}: ${event.description.toLowerCase()}`;
  happened(context, event, { text, ...about(projectTable, project) });
}
