import type { Operations } from "@slipway/vcr/contract";
import { answer } from "../../engine/answer.ts";
import type { SomeHandlers } from "../../engine/operation.ts";
import { pageByCursor } from "../../engine/page.ts";
import { badRequest, conflict } from "../../engine/platform-error.ts";
import { findProject } from "../projects/find-project.ts";
import { repositoryNamed } from "../registry/access.ts";
import { isNamePart } from "../registry/names.ts";
import { createRepository, removeRepository } from "../registry/repositories.ts";
import { findRepository } from "./find-repository.ts";
import { presentRepository } from "./present.ts";

type RepositoryOperation = "listRepositories" | "createRepository" | "getRepository" | "deleteRepository";

export const repositoryHandlers: SomeHandlers<Operations, RepositoryOperation> = {
  listRepositories({ projectId, cursor, limit }, context) {
    const project = findProject(context, projectId);
    const newest = context.state.repositories.by("project", project.id).reverse();
    const { items, ...rest } = pageByCursor(newest, { cursor, limit });
    return { repositories: items.map(presentRepository), ...rest };
  },

  createRepository({ projectId, name }, context) {
    const project = findProject(context, projectId);
    if (!isNamePart(name)) {
      const rule = "lowercase letters and digits, with single . _ or any number of - between them";
      throw badRequest(`Invalid request: \`name\`: "${name}" is no repository name; use ${rule}`);
    }
    if (repositoryNamed(context.state, project.id, name)) {
      throw conflict(`The project ${project.name} has a repository ${name} already`);
    }
    return { repository: presentRepository(createRepository(context, project.id, name)) };
  },

  getRepository({ projectId, idOrName }, context) {
    return { repository: presentRepository(findRepository(context, projectId, idOrName)) };
  },

  deleteRepository({ projectId, idOrName }, context) {
    removeRepository(context, findRepository(context, projectId, idOrName));
    return answer(202, {});
  },
};
