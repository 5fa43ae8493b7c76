import type { Grant, Identity } from "../../engine/scope.ts";
import type { MembershipRecord, ProjectRecord, RepositoryRecord, UserRecord } from "../../store/records.ts";
import type { State } from "../../store/state.ts";
import { nameUnknown, RegistryError } from "./errors.ts";
import { parseName } from "./names.ts";

export type Action = "pull" | "push" | "delete";

export const allActions: readonly Action[] = ["pull", "push", "delete"];

/** Roles that look and do not touch. */
const readers = new Set<MembershipRecord["role"]>(["BILLING", "VIEWER", "VIEWER_FOR_PLUS"]);

/** What is under a name, and what a user may do there. */
export interface Place {
  readonly name: string;
  readonly project: ProjectRecord;
  /** The last part of the name. */
  readonly repositoryName: string;
  /** Absent: nothing was pushed there yet. */
  readonly repository: RepositoryRecord | undefined;
  readonly may: readonly Action[];
}

/**
 * Finds the place of a name. Throws 400 for a bad name, 403 DENIED where the team is none of the user's (whether or not
 * there is one), and 404 NAME_UNKNOWN for an unknown project.
 */
export function findPlace(state: State, user: UserRecord, name: string): Place {
  const parts = parseName(name);
  const account = accountNamed(state, parts.account);
  const role = account === undefined ? undefined : roleIn(state, user, account);
  const project =
    account === undefined
      ? undefined
      : state.projects.by("name", parts.project).find(({ accountId }) => accountId === account);
  const repository = project && repositoryNamed(state, project.id, parts.repository);
  const may = role === undefined ? sharedActions(state, user, repository) : actionsOf(role);
  if (may.length === 0) {
    throw new RegistryError(403, "DENIED", `The team ${parts.account} does not exist or you are not its member`);
  }
  if (!project) throw nameUnknown(name, `the team ${parts.account} has no project ${parts.project}`);
  return { name, project, repositoryName: parts.repository, repository, may };
}

/** The same for one action. Throws 403 DENIED where the user may not do it. */
export function findPlaceFor(state: State, { user, grants }: Identity, name: string, action: Action): Place {
  const place = findPlace(state, user, name);
  if (place.may.includes(action) && allows(grants, name, action)) return place;
  throw new RegistryError(403, "DENIED", `You may not ${action} in ${name}, only ${place.may.join(", ")}`);
}

/** Whether a user may pull from a place; a name that leads nowhere is none. */
export function mayPull(state: State, user: UserRecord, name: string): boolean {
  try {
    return findPlace(state, user, name).may.includes("pull");
  } catch (error) {
    if (error instanceof RegistryError) return false;
    throw error;
  }
}

/** Whether a token with these grants allows an action; one without grants allows what its user may do. */
export function allows(grants: readonly Grant[] | undefined, name: string, action: Action): boolean {
  return grants === undefined || grants.some((grant) => grant.name === name && grant.actions.includes(action));
}

/** A project's repository. */
export function repositoryNamed(state: State, projectId: string, name: string): RepositoryRecord | undefined {
  return state.repositories.by("project", projectId).find((repository) => repository.name === name);
}

function accountNamed(state: State, slug: string): string | undefined {
  return state.teams.by("slug", slug)[0]?.id ?? state.users.all().find(({ username }) => username === slug)?.id;
}

function roleIn(state: State, user: UserRecord, account: string): MembershipRecord["role"] | undefined {
  if (account === user.id) return "OWNER";
  const membership = state.membership(account, user.id);
  return membership?.confirmed ? membership.role : undefined;
}

function actionsOf(role: MembershipRecord["role"]): readonly Action[] {
  return readers.has(role) ? ["pull"] : allActions;
}

/** What members of teams may do that the repository was opened for. */
function sharedActions(state: State, user: UserRecord, repository: RepositoryRecord | undefined): readonly Action[] {
  if (!repository) return [];
  const shared = state.repositoryPermissions.by("repository", repository.id);
  return shared.some(({ teamId }) => state.membership(teamId, user.id)?.confirmed) ? ["pull"] : [];
}
