import type { Operations } from "@slipway/vcr/contract";
import { findRepository } from "../../domain/images/find-repository.ts";
import { isNamePart } from "../../domain/images/name-part.ts";
import { createRepository, repositoryNamed } from "../../domain/images/repositories.ts";
import { repositoryTable } from "../../domain/images/tables.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { pageByCursor } from "../../engine/page.ts";
import { conflict, invalid } from "../../engine/platform-error.ts";
import { answer } from "../../pipeline/answer.ts";
import type { SomeHandlers } from "../../pipeline/handler.ts";
import { having } from "../../store/rows.ts";
import { happenings } from "./event-types.ts";
import { note } from "./note.ts";
import { presentRepository } from "./present.ts";

type RepositoryOperation = "listRepositories" | "createRepository" | "getRepository" | "deleteRepository";

export const repositoryHandlers: SomeHandlers<Operations, RepositoryOperation> = {
  listRepositories({ projectId, cursor, limit }, context) {
    const project = findProject(context, projectId);
    const rows = context.rows(repositoryTable);
    const { items, ...rest } = pageByCursor(
      rows.where(having("project", project.id)),
      { order: "desc" },
      { cursor, limit },
    );
    return { repositories: items.map(presentRepository), ...rest };
  },

  createRepository({ projectId, name }, context) {
    const project = findProject(context, projectId);
    if (!isNamePart(name)) {
      const rule = "lowercase letters and digits, with single . _ or any number of - between them";
      throw invalid(`\`name\`: "${name}" is no repository name; use ${rule}`);
    }
    if (repositoryNamed(context, project.id, name))
      throw conflict(`The project ${project.name} has a repository ${name} already`);
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
