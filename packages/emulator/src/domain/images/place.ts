import { notFound } from "../../engine/platform-error.ts";
import type { Services, WithRows } from "../../engine/services.ts";
import { newestOf } from "../../store/matches.ts";
import { having } from "../../store/rows.ts";
import type { Store } from "../../store/store.ts";
import { allows as mayWho } from "../accounts/access/allows.ts";
import { type Principal, rolesIn } from "../accounts/access/require-right.ts";
import type { Right } from "../accounts/access/rights.ts";
import { accountNamed } from "../accounts/account-names.ts";
import type { Context, Grant, Identity } from "../accounts/scope.ts";
import { findProject, projectNamed } from "../projects/find-project.ts";
import type { ProjectRow } from "../projects/tables.ts";
import { nameUnknown, RegistryError } from "./errors.ts";
import { parseName } from "./names.ts";
import {
  type ManifestRow,
  manifestTable,
  type RepositoryRow,
  repositoryPermissionTable,
  repositoryTable,
  withinRepository,
} from "./tables.ts";

export function repositoryNamed({ rows }: WithRows, projectId: string, name: string): RepositoryRow | undefined {
  const clauses = [...having("project", projectId), ...having("name", name)];
  return newestOf(rows(repositoryTable).where(clauses)).next().value ?? undefined;
}

export function createRepository({ rows }: Services, projectId: string, name: string): RepositoryRow {
  return rows(repositoryTable).add({ projectId, name });
}

export function findRepository(context: Context, projectId: string, idOrName: string): RepositoryRow {
  const project = findProject(context, projectId);
  const byId = context.rows(repositoryTable).get(idOrName);
  const repository = byId?.projectId === project.id ? byId : repositoryNamed(context, project.id, idOrName);
  if (!repository) throw notFound("Repository");
  return repository;
}

export function findImage({ rows }: Context, repository: RepositoryRow, imageIdOrDigest: string): ManifestRow {
  const byDigest = rows(manifestTable).get(withinRepository(repository.id, imageIdOrDigest));
  const image = byDigest ?? rows(manifestTable).by("image", imageIdOrDigest)[0];
  if (image?.repositoryId !== repository.id) throw notFound("Image");
  return image;
}

export type Action = "pull" | "push" | "delete";

export const allActions: readonly Action[] = ["pull", "push", "delete"];

const rightTo: Readonly<Record<Action, Right>> = { pull: "read", push: "deploy", delete: "deploy" };

export interface RepositoryScope {
  readonly name: string;
  readonly project: ProjectRow;
  readonly repositoryName: string;
  /** Absent before the first push. */
  readonly repository: RepositoryRow | undefined;
  readonly may: readonly Action[];
}

/** Resolves a repository name. Throws 400, 403 DENIED for unknown and foreign teams alike, and 404 NAME_UNKNOWN. */
export function findRepositoryScope(store: Store, principal: Principal, name: string): RepositoryScope {
  const parts = parseName(name);
  const account = accountNamed(store, parts.account);
  const project = account === undefined ? undefined : projectNamed(store, account, parts.project);
  const repository = project && repositoryNamed(store, project.id, parts.repository);
  const roles =
    account === undefined ? undefined : rolesIn(store, principal, { accountId: account, projectId: project?.id });
  const own = roles && project ? allActions.filter((action) => mayWho(rightTo[action], roles)) : [];
  const may = own.length > 0 ? own : sharedActions(store, principal, repository);
  if (!project || may.length === 0) {
    const isMember = roles?.isOwnAccount || roles?.teamRole !== undefined;
    if (isMember) throw nameUnknown(name, `the team ${parts.account} has no project ${parts.project}`);
    throw new RegistryError(403, "DENIED", `The team ${parts.account} does not exist or you are not its member`);
  }
  return { name, project, repositoryName: parts.repository, repository, may };
}

/** Resolves a repository name for one action. Throws 403 DENIED without the right to it. */
export function requireAction(store: Store, identity: Identity, name: string, action: Action): RepositoryScope {
  const place = findRepositoryScope(store, identity, name);
  if (place.may.includes(action) && isGranted(identity.grants, name, action)) return place;
  throw new RegistryError(403, "DENIED", `You may not ${action} in ${name}, only ${place.may.join(", ")}`);
}

export function canPull(store: Store, principal: Principal, name: string): boolean {
  try {
    return findRepositoryScope(store, principal, name).may.includes("pull");
  } catch (error) {
    if (error instanceof RegistryError) return false;
    throw error;
  }
}

export function isGranted(grants: readonly Grant[] | undefined, name: string, action: Action): boolean {
  return grants === undefined || grants.some((grant) => grant.name === name && grant.actions.includes(action));
}

function sharedActions(store: Store, principal: Principal, repository: RepositoryRow | undefined): readonly Action[] {
  if (!repository) return [];
  if (repository.public) return ["pull"];
  const shared = store.rows(repositoryPermissionTable).by("repository", repository.id);
  return shared.some(({ teamId }) => mayWho("read", rolesIn(store, principal, { accountId: teamId }))) ? ["pull"] : [];
}
