import {
  type MembershipRow,
  membershipId,
  membershipTable,
  teamTable,
  type UserRow,
  userTable,
} from "../../engine/accounts.ts";
import type { Grant, Identity } from "../../engine/scope.ts";
import type { Store } from "../../store/store.ts";
import { projectNamed } from "../projects/find-project.ts";
import type { ProjectRow } from "../projects/tables.ts";
import { nameUnknown, RegistryError } from "./errors.ts";
import { parseName } from "./names.ts";
import { type RepositoryRow, repositoryPermissionTable, repositoryTable } from "./tables.ts";

export type Action = "pull" | "push" | "delete";

export const allActions: readonly Action[] = ["pull", "push", "delete"];

/** Roles that look and do not touch. */
const readers = new Set<MembershipRow["role"]>(["BILLING", "VIEWER", "VIEWER_FOR_PLUS"]);

/** What is under a name, and what a user may do there. */
export interface Place {
  readonly name: string;
  readonly project: ProjectRow;
  /** The last part of the name. */
  readonly repositoryName: string;
  /** Absent: nothing was pushed there yet. */
  readonly repository: RepositoryRow | undefined;
  readonly may: readonly Action[];
}

/**
 * Finds the place of a name. Throws 400 for a bad name, 403 DENIED where the team is none of the user's (whether or not
 * there is one), and 404 NAME_UNKNOWN for an unknown project.
 */
export function findPlace(store: Store, user: UserRow, name: string): Place {
  const parts = parseName(name);
  const account = accountNamed(store, parts.account);
  const role = account === undefined ? undefined : roleIn(store, user, account);
  const project = account === undefined ? undefined : projectNamed(store, account, parts.project);
  const repository = project && repositoryNamed(store, project.id, parts.repository);
  const may = role === undefined ? sharedActions(store, user, repository) : actionsOf(role);
  if (may.length === 0) {
    throw new RegistryError(403, "DENIED", `The team ${parts.account} does not exist or you are not its member`);
  }
  if (!project) throw nameUnknown(name, `the team ${parts.account} has no project ${parts.project}`);
  return { name, project, repositoryName: parts.repository, repository, may };
}

/** The same for one action. Throws 403 DENIED where the user may not do it. */
export function findPlaceFor(store: Store, { user, grants }: Identity, name: string, action: Action): Place {
  const place = findPlace(store, user, name);
  if (place.may.includes(action) && allows(grants, name, action)) return place;
  throw new RegistryError(403, "DENIED", `You may not ${action} in ${name}, only ${place.may.join(", ")}`);
}

/** Whether a user may pull from a place; a name that leads nowhere is none. */
export function mayPull(store: Store, user: UserRow, name: string): boolean {
  try {
    return findPlace(store, user, name).may.includes("pull");
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
export function repositoryNamed(store: Store, projectId: string, name: string): RepositoryRow | undefined {
  return store
    .rows(repositoryTable)
    .by("project", projectId)
    .find((repository) => repository.name === name);
}

function accountNamed(store: Store, slug: string): string | undefined {
  return (
    store.rows(teamTable).by("slug", slug)[0]?.id ??
    store
      .rows(userTable)
      .all()
      .find(({ username }) => username === slug)?.id
  );
}

function roleIn(store: Store, user: UserRow, account: string): MembershipRow["role"] | undefined {
  if (account === user.id) return "OWNER";
  const membership = store.rows(membershipTable).get(membershipId(account, user.id));
  return membership?.confirmed ? membership.role : undefined;
}

function actionsOf(role: MembershipRow["role"]): readonly Action[] {
  return readers.has(role) ? ["pull"] : allActions;
}

/** What members of teams may do that the repository was opened for. */
function sharedActions(store: Store, user: UserRow, repository: RepositoryRow | undefined): readonly Action[] {
  if (!repository) return [];
  const shared = store.rows(repositoryPermissionTable).by("repository", repository.id);
  return shared.some(({ teamId }) => store.rows(membershipTable).get(membershipId(teamId, user.id))?.confirmed)
    ? ["pull"]
    : [];
}
