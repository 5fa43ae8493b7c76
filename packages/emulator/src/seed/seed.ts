import {
  membershipId,
  membershipTable,
  microfrontendsGroupTable,
  newMicrofrontendsGroup,
  type TeamRow,
  teamTable,
  tokenTable,
  type UserRow,
  userTable,
} from "../domain/accounts/tables.ts";
import { checkToken, findToken, hashToken } from "../domain/accounts/tokens.ts";
import { createProject } from "../domain/sites/create-project.ts";
import { createWorld } from "../domain/world/world.ts";
import { omitUndefined } from "../engine/omit-undefined.ts";
import type { Services } from "../engine/services.ts";
import { newId } from "../store/ids.ts";
import {
  type SeedData,
  SeedError,
  type SeedProject,
  type SeedTeam,
  type SeedToken,
  type SeedUser,
} from "./seed-data.ts";

/** Adds users, teams, projects and the world, all or none; {@link runCalls} makes the calls. Throws for data that no operation would take. */
export function applySeed(data: SeedData, services: Services): void {
  services.store.transact(() => {
    applyEach("users", data.users, (user) => addUser(user, services));
    applyEach("teams", data.teams, (team) => addTeam(team, services));
    applyEach("users", data.users, (user) => {
      chooseAccount(user, services);
      addTokens(user, services);
    });
    applyEach("projects", data.projects, (project) => addProject(project, services));
    const world = createWorld(services.store);
    applyEach("world.records", data.world?.records, (record) => world.setRecords(record));
    applyEach("world.plans", data.world?.plans, (plan) => world.setPlan(plan));
    applyEach("world.caches", data.world?.caches, (cache) => world.setCache(cache));
    applyEach("world.ssoCodes", data.world?.ssoCodes, (code) => world.addSsoCode(code));
  });
}

/** Names the place in the seed in errors. */
function applyEach<One>(member: string, list: readonly One[] = [], put: (one: One) => void): void {
  for (const [index, one] of list.entries()) {
    try {
      put(one);
    } catch (error) {
      throw SeedError.of(`${member}.${index}`, error);
    }
  }
}

function addUser(user: SeedUser, { rows }: Services): void {
  if (rows(userTable).count("username", user.username) > 0) throw new SeedError(`the user ${user.username} exists`);
  // Users and teams share one namespace.
  if (teamWithSlug(user.username, rows)) throw new SeedError(`the user ${user.username} is called as a team is`);
  rows(userTable).add({
    id: user.id ?? newId("", 24),
    username: user.username,
    email: user.email ?? `${user.username}@example.com`,
    name: user.name ?? null,
    defaultTeamId: null,
  });
}

/** Throws for a `northstar` account without a team. */
function chooseAccount({ username, account }: SeedUser, { rows }: Services): void {
  if (account === "hobby") return;
  const { id } = findUser(username, rows);
  const own = rows(membershipTable)
    .by("user", id)
    .find(({ role, confirmed }) => confirmed && role === "OWNER");
  if (own) rows(userTable).change(id, { version: "northstar", defaultTeamId: own.teamId });
  else if (account === "northstar")
    throw new SeedError(`the user ${username} owns no team, which an account of the kind northstar acts for`);
}

function addTokens({ username, token, tokens = [] }: SeedUser, { rows, store }: Services): void {
  const { id: userId } = findUser(username, rows);
  const all = [...(token === undefined ? [] : [{ token }]), ...tokens];
  for (const { token: text, team, expiresAt } of all satisfies readonly SeedToken[]) {
    checkToken(store, `the token of the user ${username}`, text, userId);
    const teamId = team === undefined ? undefined : teamWithSlug(team, rows)?.id;
    if (team !== undefined && teamId === undefined)
      throw new SeedError(`a token of the user ${username} is for the team ${team}, which is not there`);
    if (findToken(text, store)) throw new SeedError(`a token of the user ${username} is there already`);
    rows(tokenTable).add({
      hash: hashToken(text),
      userId,
      name: "A token of the seed",
      ...omitUndefined({ expiresAt, teamId }),
    });
  }
}

function teamWithSlug(slug: string, rows: Services["rows"]): TeamRow | undefined {
  return rows(teamTable).by("slug", slug)[0];
}

function addTeam(team: SeedTeam, { rows }: Services): void {
  if (teamWithSlug(team.slug, rows)) throw new SeedError(`the team ${team.slug} exists`);
  if (rows(userTable).count("username", team.slug) > 0)
    throw new SeedError(`the team ${team.slug} is called as a user is`);
  const first = rows(userTable).all()[0];
  if (!first) throw new SeedError("a team needs a user first");
  const members = team.members ?? [{ username: first.username, role: "OWNER" as const }];
  const { id: teamId } = rows(teamTable).add({
    id: team.id ?? newId("team_", 24),
    slug: team.slug,
    name: team.name ?? team.slug,
    creatorId: first.id,
    inviteCode: newId("", 24),
    settings: {},
  });
  for (const { username, role } of members) {
    const { id: userId } = findUser(username, rows);
    const id = membershipId(teamId, userId);
    if (rows(membershipTable).get(id)) throw new SeedError(`the team ${team.slug} has the member ${username} twice`);
    rows(membershipTable).add({ id, teamId, userId, role, confirmed: true });
  }
  for (const { id, name } of team.microfrontendsGroups ?? [])
    rows(microfrontendsGroupTable).add({ ...newMicrofrontendsGroup(teamId, name), ...omitUndefined({ id }) });
}

function addProject({ framework, ssoProtection, ...project }: SeedProject, services: Services): void {
  const { rows } = services;
  const first = rows(userTable).all()[0];
  const ownerId =
    project.team === undefined ? (first?.defaultTeamId ?? first?.id) : teamWithSlug(project.team, rows)?.id;
  if (ownerId === undefined)
    throw new SeedError(`the project ${project.name} has no owner: ${project.team ?? "there is no user"}`);
  createProject(services, ownerId, project.name, omitUndefined({ framework, ssoProtection }), project.id);
}

function findUser(username: string, rows: Services["rows"]): UserRow {
  const [user] = rows(userTable).by("username", username);
  if (!user) throw new SeedError(`there is no user ${username}`);
  return user;
}
