import type { Operations } from "@slipway/vcr/contract";
import { teamNamed } from "../../domain/accounts/account-names.ts";
import type { Context } from "../../domain/accounts/scope.ts";
import { type TeamRow, teamTable } from "../../domain/accounts/tables.ts";
import { recordEvent } from "../../domain/events/record-event.ts";
import { layersOf, removeManifest } from "../../domain/images/layers.ts";
import { isNamePart } from "../../domain/images/names.ts";
import { findImage, findRepository, repositoryNamed } from "../../domain/images/place.ts";
import {
  manifestTable,
  type RepositoryPermissionRow,
  type RepositoryRow,
  repositoryPermissionTable,
  repositoryTable,
  type TagRow,
  tagId,
  tagTable,
} from "../../domain/images/tables.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { type ProjectRow, projectTable } from "../../domain/projects/tables.ts";
import { eventTypesOf } from "../../engine/event-type.ts";
import { byCursor, pageByCursor } from "../../engine/page.ts";
import { conflict, invalid, requireFound } from "../../engine/platform-error.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/vcr/contract.ts";
import { bearerProtocol, type Group, group } from "../../pipeline/group.ts";
import { answer, waits } from "../../pipeline/handler.ts";
import { actOn, noContent, ofOwner, ofProject, resource } from "../../pipeline/resource.ts";
import { having } from "../../store/rows.ts";
import { presentImage, presentRepository, presentTag } from "./present.ts";

const eventTypes = eventTypesOf({
  storage: {
    "vcr-image-deleted": "An image was deleted",
    "vcr-repository-created": "A repository of images was created",
    "vcr-repository-deleted": "A repository of images was deleted",
    "vcr-repository-permission-added": "A team was let into a repository of images",
    "vcr-repository-permission-removed": "A team is not let into a repository of images any more",
    "vcr-repository-permissions-cleared": "No team is let into a repository of images any more",
    "vcr-repository-visibility-changed": "Whether everybody may pull from a repository of images was changed",
  },
});

interface Naming {
  readonly projectId: string;
  readonly idOrName: string;
}
const findOwner = ({ projectId, idOrName }: Naming, context: Context) => findRepository(context, projectId, idOrName);
const onRepository = actOn(findOwner);

const repositories = resource(ofProject(repositoryTable, "projectId", "idOrName", "name"), {
  present: presentRepository,
  events: { created: eventTypes["vcr-repository-created"], deleted: eventTypes["vcr-repository-deleted"] },
  details: aboutRepository,
});
const images = resource(
  ofOwner(manifestTable, "repository", findOwner, (input: Naming & { readonly imageIdOrDigest: string }, context) =>
    findImage(context, findOwner(input, context), input.imageIdOrDigest),
  ),
  { present: (image, context) => presentImage(context, image) },
);
const tags = resource(
  ofOwner(tagTable, "repository", findOwner, (input: Naming & { readonly tag: string }, context) => {
    const row = context.rows(tagTable).get(tagId(findOwner(input, context).id, input.tag));
    return requireFound(row, tagTable.called);
  }),
  { present: (tag, context) => presentTag(context, tag) },
);
const permissions = resource(ofOwner(repositoryPermissionTable, "repository", findOwner), {
  present: presentPermission,
});

function checkName(context: Context, project: ProjectRow, name: string): void {
  if (!isNamePart(name)) {
    const rule = "lowercase letters and digits, with single . _ or any number of - between them";
    throw invalid(`\`name\`: "${name}" is not a repository name; use ${rule}`);
  }
  if (repositoryNamed(context, project.id, name))
    throw conflict(`The project ${project.name} has a repository ${name} already`);
}

function targetOf(context: Context, idOrSlug: string | undefined): TeamRow {
  if (idOrSlug === undefined) throw invalid("give the team's `teamId` or `teamSlug`");
  return requireFound(teamNamed(context, idOrSlug), "Team");
}

function permissionId(repository: RepositoryRow, team: TeamRow): string {
  return `${repository.id}/${team.id}`;
}

function presentPermission(
  { repositoryId, teamId, createdAt }: RepositoryPermissionRow,
  { rows }: Context,
): Operations["addRepositoryPermission"]["output"]["permission"] {
  const teamSlug = rows(teamTable).get(teamId)?.slug ?? teamId;
  return { repositoryId, teamId, teamSlug, createdAt: new Date(createdAt).toISOString() };
}

function aboutRepository({ name, projectId }: RepositoryRow, { rows }: Context) {
  const projectName = rows(projectTable).get(projectId)?.name ?? "";
  return {
    text: `the repository ${name} of ${projectName}`,
    payload: { projectId, projectName, repositoryName: name },
  };
}

function recordRepositoryEvent(context: Context, event: keyof typeof eventTypes, repository: RepositoryRow): void {
  const { text, payload } = aboutRepository(repository, context);
  const { projectId, id: entityId } = repository;
  const accountId = context.rows(projectTable).get(projectId)?.accountId ?? context.scope.accountId;
  const place = { accountId, projectId, entityId };
  recordEvent(context, eventTypes[event], { text: `${context.scope.user.username}: ${text}`, ...place, payload });
}

export const vcrGroup: Group = group<Operations & Unlisted>({
  handlers: {
    listRepositories: repositories.list(byCursor, (views, page) => ({ repositories: views, ...page })),
    createRepository: repositories.create(
      ({ name }, context, project) => {
        checkName(context, project, name);
        return { projectId: project.id, name };
      },
      (repository) => ({ repository }),
    ),
    getRepository: repositories.get((repository) => ({ repository })),
    updateRepository: onRepository((repository, { name, public: isPublic }, context) => {
      const project = findProject(context, repository.projectId);
      if (name !== undefined && name !== repository.name) checkName(context, project, name);
      if (isPublic !== undefined && isPublic !== (repository.public ?? false))
        recordRepositoryEvent(context, "vcr-repository-visibility-changed", repository);
      const changed = context.rows(repositoryTable).change(repository.id, { name, public: isPublic });
      return { repository: presentRepository(changed) };
    }),
    deleteRepository: repositories.remove(() => answer(202, {})),

    listRepositoryImages: images.list(byCursor, (views, page) => ({ images: views, ...page }), {
      filter({ untagged = false }, { rows }) {
        return ({ id }) => !untagged || rows(tagTable).count("manifest", id) === 0;
      },
    }),
    getRepositoryImage: waits(async ({ imageIdOrDigest, ...input }, context) => {
      const image = findImage(context, findOwner(input, context), imageIdOrDigest);
      return { image: { ...presentImage(context, image), layers: await layersOf(context, image) } };
    }),
    deleteRepositoryImage: onRepository((repository, { imageId }, context) => {
      removeManifest(context, findImage(context, repository, imageId));
      recordRepositoryEvent(context, "vcr-image-deleted", repository);
      return answer(202, {});
    }),

    listRepositoryTags: onRepository(({ id }, { sortBy = "updatedAt", sortOrder = "desc", cursor, limit }, context) => {
      const index = sortBy === "tag" ? "byTag" : "byUpdate";
      const by = (tag: TagRow) => tagTable.sortKey(index, tag);
      const matches = context.rows(tagTable).where(having(index, id));
      const order = sortOrder === "asc" ? "asc" : "desc";
      const { items, ...rest } = pageByCursor(matches, { order, by }, { cursor, limit });
      return { tags: items.map((tag) => presentTag(context, tag)), ...rest };
    }),
    getRepositoryTag: tags.get((tag) => ({ tag })),

    listRepositoryPermissions: permissions.list(byCursor, (views, page) => ({ permissions: views, ...page })),
    addRepositoryPermission: onRepository((repository, { teamId, teamSlug }, context) => {
      const rows = context.rows(repositoryPermissionTable);
      const team = targetOf(context, teamId ?? teamSlug);
      const id = permissionId(repository, team);
      const existing = rows.get(id);
      if (!existing) recordRepositoryEvent(context, "vcr-repository-permission-added", repository);
      const permission = existing ?? rows.put({ id, repositoryId: repository.id, teamId: team.id });
      return { permission: presentPermission(permission, context) };
    }),
    removeRepositoryPermission: onRepository((repository, { teamId, teamSlug }, context) => {
      const id = permissionId(repository, targetOf(context, teamId ?? teamSlug));
      requireFound(context.rows(repositoryPermissionTable).remove(id), "Permission");
      recordRepositoryEvent(context, "vcr-repository-permission-removed", repository);
      return noContent();
    }),
    clearRepositoryPermissions: onRepository((repository, _, context) => {
      const rows = context.rows(repositoryPermissionTable);
      const all = rows.by("repository", repository.id);
      for (const { id } of all) rows.remove(id);
      if (all.length > 0) recordRepositoryEvent(context, "vcr-repository-permissions-cleared", repository);
      return noContent();
    }),
  },
  // A push creates repositories, so the right to deploy is enough; sharing and deletion are settings of the project.
  access: {
    createRepository: "deploy",
    deleteRepositoryImage: "deploy",
  },
  protocol: bearerProtocol("images"),
  eventTypes,
});
