import type { Operations } from "@slipway/vcr/contract";
import { answer } from "../../engine/answer.ts";
import type { SomeHandlers } from "../../engine/operation.ts";
import { pageByCursor } from "../../engine/page.ts";
import { badRequest, conflict } from "../../engine/platform-error.ts";
import { findProject } from "../projects/ports/find-project.ts";
import { isNamePart } from "../registry/ports/name-part.ts";
import { createRepository, repositoryNamed } from "../registry/ports/repositories.ts";
import { repositoryTable } from "../registry/tables.ts";
import { findRepository } from "./find-repository.ts";
import { happenings } from "./happenings.ts";
import { note } from "./note.ts";
import { presentRepository } from "./present.ts";

type RepositoryOperation = "listRepositories" | "createRepository" | "getRepository" | "deleteRepository";

export const repositoryHandlers: SomeHandlers<Operations, RepositoryOperation> = {
  listRepositories({ projectId, cursor, limit }, context) {
    const project = findProject(context, projectId);
    const rows = context.rows(repositoryTable);
    const sorting = { order: "desc", position: rows.position } as const;
    const { items, ...rest } = pageByCursor(rows.by("project", project.id), sorting, { cursor, limit });
    return { repositories: items.map(presentRepository), ...rest };
  },

  createRepository({ projectId, name }, context) {
    const project = findProject(context, projectId);
    if (!isNamePart(name)) {
      const rule = "lowercase letters and digits, with single . _ or any number of - between them";
      throw badRequest(`Invalid request: \`name\`: "${name}" is no repository name; use ${rule}`);
    }
    if (repositoryNamed(context, project.id, name)) {
      throw conflict(`The project ${project.name} has a repository ${name} already`);
    }
    const repository = createRepository(context, project.id, name);
    note(context, happenings["vcr-repository-created"], repository);
    return { repository: presentRepository(repository) };
  },

  getRepository({ projectId, idOrName }, context) {
    return { repository: presentRepository(findRepository(context, projectId, idOrName)) };
  },

  deleteRepository({ projectId, idOrName }, context) {
    const repository = findRepository(context, projectId, idOrName);
    context.rows(repositoryTable).remove(repository.id);
    note(context, happenings["vcr-repository-deleted"], repository);
    return answer(202, {});
  },
};
