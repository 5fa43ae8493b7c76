import { createAccessGroup } from "@slipway/access-groups";

import {
  acceptProjectTransferRequest,
  createProject,
  createProjectTransferRequest,
  getProject,
} from "@slipway/projects";
import * as teams from "@slipway/teams";
import { getUser, listUserEvents } from "@slipway/user";
import { expect, test } from "vitest";
import { clientOf, deployBuilt, type Started, start, visit } from "../../../test/start.ts";
import { startTestTeam } from "../../../test/start-test-team.ts";

async function withTwo(): Promise<
  Started & { readonly other: Started["client"]; readonly otherId: string; readonly teamId: string }
> {
  const started = await start({ seed: { users: [{ username: "ann" }, { username: "ben", token: "ben" }] } });
  const other = clientOf(started.emulator, "ben");
  const { id: teamId } = await teams.createTeam(started.client, { slug: "fleet" });
  return { ...started, other, otherId: (await getUser(other)).user.id, teamId };
}

test("a slug is well-formed and taken once", async () => {
  const { client, teamId } = await withTwo();
  await expect(teams.createTeam(client, { slug: "fleet" })).rejects.toMatchObject({ status: 400 });
  await expect(teams.createTeam(client, { slug: "No Good" })).rejects.toMatchObject({ status: 400 });
  await teams.createTeam(client, { slug: "rest" });
  await expect(teams.updateTeam(client, { teamId, newSlug: "rest" })).rejects.toMatchObject({ status: 400 });
});

test("a team is not called as a user: what is the user's in host names, tokens and the registry would be the team's", async () => {
  const { client, teamId } = await withTwo();
  const refusal = { status: 400, code: "team_slug_exists" };
  await expect(teams.createTeam(client, { slug: "ben" })).rejects.toMatchObject(refusal);
  await expect(teams.updateTeam(client, { teamId, newSlug: "ben" })).rejects.toMatchObject(refusal);
});

test("a team is changed by its owners only, and found by its new slug", async () => {
  const { client, other, teamId } = await withTwo();
  const changed = await teams.updateTeam(client, {
    teamId,
    name: "TestTeam",
    newSlug: "shipmates",
    strictConnectors: { enabled: true },
    defaultExpirationSettings: { expiration: "1m" },
  });
  expect(changed).toMatchObject({
    name: "TestTeam",
    strictConnectors: { enabled: true },
    defaultExpirationSettings: { expirationDays: 30 },
  });
  expect((await teams.getTeam(client, { teamId: "shipmates" })).id).toBe(teamId);
  await expect(teams.getTeam(other, { teamId })).rejects.toMatchObject({ status: 403 });
});

test("a user asks for access, waits, and is let in by an owner", async () => {
  const { client, other, otherId, teamId } = await withTwo();
  await teams.requestTeamAccess(other, { teamId, joinedFrom: { origin: "github", gitUserLogin: "ben" } });
  await expect(teams.getTeam(other, { teamId })).rejects.toMatchObject({ status: 403 });
  expect(await teams.getTeamAccessRequest(other, { teamId, userId: otherId })).toMatchObject({ confirmed: false });
  await teams.updateTeamMember(client, { teamId, uid: otherId, confirmed: true });
  const refused = { status: 400 };
  await expect(teams.updateTeamMember(client, { teamId, uid: otherId, confirmed: true })).rejects.toMatchObject(
    refused,
  );
  const ssoUserId = null;
  const unlinked = teams.updateTeamMember(client, { teamId, uid: otherId, joinedFrom: { ssoUserId } });
  await expect(unlinked).rejects.toMatchObject(refused);
  expect(await teams.getTeam(other, { teamId })).toMatchObject({ membership: { role: "MEMBER" } });
});

test("an invitation lets in whom it names, once, in its role", async () => {
  const { client, other, teamId } = await withTwo();
  await teams.inviteTeamMember(client, { teamId, body: [{ email: "ben@example.com", role: "BILLING" }] });
  const { emailInviteCodes = [] } = await teams.listTeamMembers(client, { teamId });
  const inviteCode = emailInviteCodes[0]?.id ?? "";
  await expect(teams.joinTeam(client, { teamId, inviteCode })).rejects.toMatchObject({ status: 403 });
  expect(await teams.joinTeam(other, { teamId, inviteCode })).toMatchObject({ teamId, slug: "fleet", from: "mail" });
  expect(
    (await teams.listTeamMembers(client, { teamId, role: "BILLING" })).members.map(({ username }) => username),
  ).toEqual(["ben"]);
  expect((await teams.listTeamMembers(client, { teamId })).emailInviteCodes).toEqual([]);
});

test("an invited user is an unconfirmed member, and gets the role and the access groups of the invitation by joining", async () => {
  const { emulator, client, other, otherId, teamId } = await withTwo();
  const ofTeam = clientOf(emulator, emulator.token, teamId);
  const { accessGroupId, name } = await createAccessGroup(ofTeam, { name: "staff" });
  const invited = async () => (await teams.listTeamMembers(client, { teamId, filterByUserIds: otherId })).members;
  const invite = (id: string) =>
    teams.inviteTeamMember(client, { teamId, email: "ben@example.com", role: "BILLING", accessGroups: [id] });
  await expect(invite("ag_none")).rejects.toMatchObject({ status: 400 });
  await invite(accessGroupId);
  expect(await invited()).toMatchObject([{ role: "BILLING", confirmed: false, accessGroups: [] }]);
  await expect(teams.getTeam(other, { teamId })).rejects.toMatchObject({ status: 403 });
  const { emailInviteCodes = [] } = await teams.listTeamMembers(client, { teamId });
  expect(emailInviteCodes).toMatchObject([{ accessGroups: [accessGroupId] }]);
  await teams.deleteTeamInviteCode(client, { teamId, inviteId: emailInviteCodes[0]?.id ?? "" });
  expect(await invited()).toEqual([]);
  await invite(accessGroupId);
  await teams.updateTeamMember(client, { teamId, uid: otherId, role: "MEMBER" });
  await teams.joinTeam(other, { teamId });
  expect(await invited()).toMatchObject([
    { role: "MEMBER", confirmed: true, accessGroups: [{ id: accessGroupId, name }] },
  ]);
});

test("a person is invited without a list", async () => {
  const { client, teamId } = await withTwo();
  const invited = await teams.inviteTeamMember(client, { teamId, email: "ben@example.com", role: "BILLING" });
  expect(invited).toMatchObject({ email: "ben@example.com", role: "BILLING" });
  const { emailInviteCodes = [] } = await teams.listTeamMembers(client, { teamId });
  expect(emailInviteCodes.map(({ email }) => email)).toEqual(["ben@example.com"]);
});

test("the team's own code lets anybody in until it is replaced", async () => {
  const { client, other, teamId } = await withTwo();
  const { inviteCode = "" } = await teams.getTeam(client, { teamId });
  await teams.updateTeam(client, { teamId, regenerateInviteCode: true });
  await expect(teams.joinTeam(other, { teamId, inviteCode })).rejects.toMatchObject({ status: 404 });
  const { inviteCode: fresh = "" } = await teams.getTeam(client, { teamId });
  await teams.joinTeam(other, { teamId, inviteCode: fresh });
  expect((await teams.getTeam(other, { teamId })).inviteCode).toBeUndefined();
});

test("members are listed page by page and searched; the last owner stays", async () => {
  const { client, other, otherId, teamId } = await withTwo();
  await teams.requestTeamAccess(other, { teamId, joinedFrom: { origin: "teams" } });
  await teams.updateTeamMember(client, { teamId, uid: otherId, confirmed: true });
  expect((await teams.listTeamMembers(client, { teamId, limit: 1 }).toArray()).map(({ username }) => username)).toEqual(
    ["ben", "ann"],
  );
  expect((await teams.listTeamMembers(client, { teamId, search: "BEN@" })).members).toHaveLength(1);
  const { user: me } = await getUser(client);
  await expect(teams.removeTeamMember(client, { teamId, uid: me.id })).rejects.toMatchObject({ status: 403 });
  await expect(teams.removeTeamMember(other, { teamId, uid: me.id })).rejects.toMatchObject({ status: 403 });
  await teams.updateTeamMember(client, { teamId, uid: otherId, role: "OWNER" });
  await teams.removeTeamMember(client, { teamId, uid: me.id });
  await expect(teams.getTeam(client, { teamId })).rejects.toMatchObject({ status: 403 });
});

test("members are listed by their IDs, and nobody where none of them is one", async () => {
  const { owner, as } = await startTestTeam({ ben: "MEMBER", cid: "MEMBER" });
  const { user } = await getUser(as("ben"));
  const names = async (filterByUserIds: string) =>
    (await teams.listTeamMembers(owner, { teamId: "fleet", filterByUserIds })).members.map(({ username }) => username);
  expect(await names(user.id)).toEqual(["ben"]);
  expect(await names(`none,${user.id}`)).toEqual(["ben"]);
  expect(await names("none")).toEqual([]);
});

test("deleting a team takes its projects and sites along", async () => {
  const { emulator, client, teamId } = await withTwo();
  const fleet = clientOf(emulator, emulator.token, teamId);
  await createProject(fleet, { name: "site" });
  await deployBuilt(emulator, fleet, {
    name: "site",
    target: "production",
    files: [{ file: "index.html", data: "x" }],
  });
  expect((await visit(emulator, "site.localhost")).status).toBe(200);
  expect(await teams.deleteTeam(client, { teamId, newDefaultTeamId: "none" })).toEqual({
    id: teamId,
    newDefaultTeamIdError: true,
  });
  expect((await visit(emulator, "site.localhost")).status).toBe(404);
  await expect(teams.getTeam(client, { teamId })).rejects.toMatchObject({ status: 410 });
});

test("the next default team is named by ID or slug, and has to be one that the user is in", async () => {
  const { client, other, otherId, teamId } = await withTwo();
  await teams.createTeam(other, { slug: "bens" });
  await teams.createTeam(client, { slug: "next" });
  await teams.requestTeamAccess(other, { teamId, joinedFrom: { origin: "teams" } });
  await teams.updateTeamMember(client, { teamId, uid: otherId, confirmed: true });
  const leave = (newDefaultTeamId: string) => teams.removeTeamMember(other, { teamId, uid: otherId, newDefaultTeamId });
  await expect(leave("next")).rejects.toMatchObject({ status: 404, code: "not_found" });
  expect(await leave("bens")).toEqual({ id: teamId });
  expect(await teams.deleteTeam(client, { teamId, newDefaultTeamId: "next" })).toEqual({ id: teamId });
});

test("only a member who may invite others sees the codes that let one in", async () => {
  const { owner, as } = await startTestTeam({ ben: "MEMBER" });
  await teams.inviteTeamMember(owner, { teamId: "fleet", body: [{ email: "cid@example.com", role: "OWNER" }] });
  expect((await teams.listTeamMembers(owner, { teamId: "fleet" })).emailInviteCodes).toHaveLength(1);
  expect((await teams.listTeamMembers(as("ben"), { teamId: "fleet" })).emailInviteCodes).toBeUndefined();
});

test("a role is given only in projects of the team, and no other team's project is named", async () => {
  const { emulator, owner, as, assign } = await startTestTeam({ ben: "CONTRIBUTOR" });
  const other = clientOf(emulator, "token-of-ann", "other");
  const site = await createProject(owner, { name: "site" });
  const secret = await createProject(other, { name: "secret" });
  const { user: ben } = await getUser(as("ben"));
  for (const projectId of [secret.id, "prj_none", "secret"]) {
    const projects = [{ projectId, role: "ADMIN" as const }];
    const refusal = { status: 400, message: expect.stringContaining(`${projectId} is not a project of the team`) };
    await expect(teams.updateTeamMember(owner, { teamId: "fleet", uid: ben.id, projects })).rejects.toMatchObject(
      refusal,
    );
    const body = [{ email: "cid@example.com", role: "CONTRIBUTOR" as const, projects }];
    await expect(teams.inviteTeamMember(owner, { teamId: "fleet", body })).rejects.toMatchObject(refusal);
  }
  const withdrawn = [{ projectId: "prj_gone", role: null }];
  await teams.updateTeamMember(owner, { teamId: "fleet", uid: ben.id, projects: withdrawn });

  const body = [{ email: "cid@example.com", role: "CONTRIBUTOR" as const }];
  const toSite = [{ projectId: site.id, role: "PROJECT_VIEWER" as const }];
  await teams.inviteTeamMember(owner, { teamId: "fleet", body: body.map((one) => ({ ...one, projects: toSite })) });
  await assign("ben", { [site.id]: "PROJECT_VIEWER" });
  const { code } = await createProjectTransferRequest(owner, { idOrName: "site" });
  await acceptProjectTransferRequest(other, { code, newProjectName: "renamed-secret" });
  const listed = await teams.listTeamMembers(owner, { teamId: "fleet" });
  expect(listed.members.find(({ uid }) => uid === ben.id)?.projects).toEqual([]);
  expect(JSON.stringify(listed)).not.toContain(site.id);
  const texts = (await listUserEvents(owner, { withPayload: true })).events.map((event) => JSON.stringify(event));
  expect(texts.filter((text) => text.includes("renamed-secret"))).toEqual([]);
  expect(texts.some((text) => text.includes("took the project site over"))).toBe(true);
  expect((await listUserEvents(other)).events.some(({ text }) => text.includes("renamed-secret"))).toBe(true);
});

test("a role in a project ends when the project goes to another team, also when it comes back", async () => {
  const { emulator, owner, as, assign } = await startTestTeam({ ben: "CONTRIBUTOR" });
  const other = clientOf(emulator, "token-of-ann", "other");
  const site = await createProject(owner, { name: "site" });
  await assign("ben", { [site.id]: "ADMIN" });
  for (const [from, to] of [
    [owner, other],
    [other, owner],
  ] as const) {
    const { code } = await createProjectTransferRequest(from, { idOrName: "site" });
    await acceptProjectTransferRequest(to, { code });
  }
  await expect(getProject(as("ben"), { idOrName: site.id })).rejects.toMatchObject({ status: 403 });
});

test("a team that was deleted is gone for who was in it, and was never there for others", async () => {
  const { emulator, owner, as } = await startTestTeam({ ben: "VIEWER", cid: "VIEWER" });
  const { id: teamId } = await teams.getTeam(owner, { teamId: "fleet" });
  const { members } = await teams.listTeamMembers(owner, { teamId, search: "cid" });
  await teams.removeTeamMember(owner, { teamId, uid: members[0]?.uid ?? "" });
  await teams.deleteTeam(owner, { teamId });
  const alone = (name: string) => clientOf(emulator, `token-of-${name}`);
  for (const name of [teamId, "fleet"]) {
    await expect(teams.getTeam(alone("ben"), { teamId: name })).rejects.toMatchObject({ status: 410 });
    await expect(teams.getTeam(alone("cid"), { teamId: name })).rejects.toMatchObject({ status: 404 });
  }
  await expect(getProject(as("ben"), { idOrName: "site" })).rejects.toMatchObject({ status: 410 });
  await expect(getProject(as("cid"), { idOrName: "site" })).rejects.toMatchObject({ status: 403 });
  await teams.createTeam(alone("cid"), { slug: "fleet" });
  await expect(getProject(as("ben"), { idOrName: "site" })).rejects.toMatchObject({ status: 403 });
});

test("groups of a directory lead to roles and to access groups of the team", async () => {
  const { owner, as } = await startTestTeam({});
  const { accessGroupId } = await createAccessGroup(owner, { name: "Builders" });
  const other = await createAccessGroup(as("ann", "other"), { name: "Builders" });
  const roles = { admins: "OWNER", builders: { accessGroupId } } as const;
  await teams.updateTeamDirectorySyncRoles(owner, { teamId: "fleet", roles });
  const foreign = { builders: { accessGroupId: other.accessGroupId } };
  await expect(teams.updateTeamDirectorySyncRoles(owner, { teamId: "fleet", roles: foreign })).rejects.toMatchObject({
    status: 400,
  });
  expect((await teams.getTeam(owner, { teamId: "fleet" })).saml?.roles).toEqual(roles);
  expect(await listUserEvents(owner, { types: "team-saml-roles" }).toArray()).toHaveLength(1);
});
