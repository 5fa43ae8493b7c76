import {
  membershipId,
  membershipTable,
  type TeamRole,
  teamTable,
  tokenTable,
  type UserRow,
  userTable,
} from "../engine/accounts.ts";
import { checkToken } from "../engine/check-token.ts";
import type { Services } from "../engine/services.ts";
import { createProject } from "../groups/projects/create.ts";
import type { ProjectRow } from "../groups/projects/tables.ts";
import { microfrontendsGroupTable } from "../groups/teams/tables.ts";
import { newId } from "../store/ids.ts";

/** A user of the emulator. */
export interface SeedUser {
  readonly id?: string;
  readonly username: string;
  /** Default: `<username>@example.com`. */
  readonly email?: string;
  readonly name?: string;
  /** A token that acts for the user. */
  readonly token?: string;
}

/** A team; its members are named by username. */
export interface SeedTeam {
  readonly id?: string;
  readonly slug: string;
  readonly name?: string;
  /** Default: the first user as OWNER. */
  readonly members?: readonly { readonly username: string; readonly role: TeamRole }[];
  /** Groups of microfrontends; no operation of the modelled groups makes one. */
  readonly microfrontendsGroups?: readonly { readonly id?: string; readonly name: string }[];
}

/** A project of a team (by slug), or else of the first user. */
export interface SeedProject {
  readonly id?: string;
  readonly name: string;
  readonly team?: string;
  readonly framework?: NonNullable<ProjectRow["settings"]["framework"]>;
}

/** What the emulator knows from the start. */
export interface SeedData {
  readonly users?: readonly SeedUser[];
  readonly teams?: readonly SeedTeam[];
  readonly projects?: readonly SeedProject[];
}

/** One user, one team. The user's token is the emulator's own. */
export const defaultSeed: SeedData = {
  users: [{ username: "developer", name: "Developer" }],
  teams: [{ slug: "acme", name: "Acme" }],
};

/** Puts users, teams and projects in, all or none. Throws when a name that it refers to is not there, or one or a token is taken. */
export function applySeed(data: SeedData, services: Services): void {
  services.store.attempt(() => {
    for (const user of data.users ?? []) addUser(user, services);
    for (const team of data.teams ?? []) addTeam(team, services);
    for (const project of data.projects ?? []) addProject(project, services);
  });
}

function addUser(user: SeedUser, { rows, store }: Services): void {
  if (
    rows(userTable)
      .all()
      .some(({ username }) => username === user.username)
  )
    throw new Error(`seed: the user ${user.username} exists`);
  const { id } = rows(userTable).put({
    id: user.id ?? newId("", 24),
    username: user.username,
    email: user.email ?? `${user.username}@example.com`,
    name: user.name ?? null,
    defaultTeamId: null,
  });
  if (user.token === undefined) return;
  checkToken(store, `seed: the token of the user ${user.username}`, user.token, id);
  rows(tokenTable).put({ id: newId("", 24), token: user.token, userId: id });
}

function addTeam(team: SeedTeam, { rows }: Services): void {
  if (rows(teamTable).by("slug", team.slug).length > 0) throw new Error(`seed: the team ${team.slug} exists`);
  const first = rows(userTable).all()[0];
  if (!first) throw new Error("seed: a team needs a user first");
  const members = team.members ?? [{ username: first.username, role: "OWNER" as const }];
  const { id: teamId } = rows(teamTable).put({
    id: team.id ?? newId("team_", 24),
    slug: team.slug,
    name: team.name ?? team.slug,
    creatorId: first.id,
    inviteCode: newId("", 24),
    settings: {},
  });
  for (const { username, role } of members) {
    const userId = userNamed(username, rows(userTable).all()).id;
    rows(membershipTable).put({ id: membershipId(teamId, userId), teamId, userId, role, confirmed: true });
  }
  for (const { id, name } of team.microfrontendsGroups ?? []) {
    rows(microfrontendsGroupTable).put({
      id: id ?? newId("mfe_", 24),
      teamId,
      name,
      slug: name.toLowerCase().replaceAll(" ", "-"),
    });
  }
}

function addProject(project: SeedProject, services: Services): void {
  const { rows } = services;
  const owner = project.team === undefined ? rows(userTable).all()[0] : rows(teamTable).by("slug", project.team)[0];
  if (!owner) throw new Error(`seed: the project ${project.name} has no owner: ${project.team ?? "there is no user"}`);
  const settings = project.framework === undefined ? {} : { framework: project.framework };
  createProject(services, owner.id, project.name, settings, project.id);
}

function userNamed(username: string, users: readonly UserRow[]): UserRow {
  const user = users.find((candidate) => candidate.username === username);
  if (!user) throw new Error(`seed: there is no user ${username}`);
  return user;
}
