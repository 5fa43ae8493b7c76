import type { Store } from "../../store/store.ts";
import { allows as mayWho } from "../accounts/access/allows.ts";
import { type Principal, rolesIn } from "../accounts/access/require-right.ts";
import type { Right } from "../accounts/access/rights.ts";
import { accountNamed } from "../accounts/account-names.ts";
import type { Grant, Identity } from "../accounts/scope.ts";
import { projectNamed } from "../projects/find-project.ts";
import type { ProjectRow } from "../projects/tables.ts";
import { nameUnknown, RegistryError } from "./errors.ts";
import { parseName } from "./names.ts";
import { repositoryNamed } from "./repositories.ts";
import { type RepositoryRow, repositoryPermissionTable } from "./tables.ts";

export type Action = "pull" | "push" | "delete";

export const allActions: readonly Action[] = ["pull", "push", "delete"];

const rightTo: Readonly<Record<Action, Right>> = { pull: "read", push: "deploy", delete: "deploy" };

export interface Place {
  readonly name: string;
  readonly project: ProjectRow;
  readonly repositoryName: string;
  /** Absent: nothing was pushed there yet. */
  readonly repository: RepositoryRow | undefined;
  readonly may: readonly Action[];
}

/** Finds the place of a name. Throws 400, 403 DENIED where the team is none of the user's (there or not), and 404 NAME_UNKNOWN. */
export function findPlace(store: Store, asking: Principal, name: string): Place {
  const parts = parseName(name);
  const account = accountNamed(store, parts.account);
  const project = account === undefined ? undefined : projectNamed(store, account, parts.project);
  const repository = project && repositoryNamed(store, project.id, parts.repository);
  const who =
    account === undefined ? undefined : rolesIn(store, asking, { accountId: account, projectId: project?.id });
  const own = who && project ? allActions.filter((action) => mayWho(rightTo[action], who)) : [];
  const may = own.length > 0 ? own : sharedActions(store, asking, repository);
  if (!project || may.length === 0) {
    const isMember = who?.isOwnAccount || who?.teamRole !== undefined;
    if (isMember) throw nameUnknown(name, `the team ${parts.account} has no project ${parts.project}`);
    throw new RegistryError(403, "DENIED", `The team ${parts.account} does not exist or you are not its member`);
  }
  return { name, project, repositoryName: parts.repository, repository, may };
}

/** The same for one action. Throws 403 DENIED where the user may not do it. */
export function findPlaceFor(store: Store, identity: Identity, name: string, action: Action): Place {
  const place = findPlace(store, identity, name);
  if (place.may.includes(action) && isGranted(identity.grants, name, action)) return place;
  throw new RegistryError(403, "DENIED", `You may not ${action} in ${name}, only ${place.may.join(", ")}`);
}

export function mayPull(store: Store, asking: Principal, name: string): boolean {
  try {
    return findPlace(store, asking, name).may.includes("pull");
  } catch (error) {
    if (error instanceof RegistryError) return false;
    throw error;
  }
}

export function isGranted(grants: readonly Grant[] | undefined, name: string, action: Action): boolean {
  return grants === undefined || grants.some((grant) => grant.name === name && grant.actions.includes(action));
}

function sharedActions(store: Store, asking: Principal, repository: RepositoryRow | undefined): readonly Action[] {
  if (!repository) return [];
  if (repository.public) return ["pull"];
  const shared = store.rows(repositoryPermissionTable).by("repository", repository.id);
  return shared.some(({ teamId }) => mayWho("read", rolesIn(store, asking, { accountId: teamId }))) ? ["pull"] : [];
}
