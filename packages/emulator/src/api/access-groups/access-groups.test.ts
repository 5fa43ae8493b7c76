import {
  createAccessGroup,
  createAccessGroupProject,
  deleteAccessGroup,
  deleteAccessGroupProject,
  getAccessGroup,
  getAccessGroupProject,
  listAccessGroupMembers,
  listAccessGroupProjects,
  listAccessGroups,
  updateAccessGroup,
  updateAccessGroupProject,
} from "@slipway/access-groups";
import { createDeployment } from "@slipway/deployments";
import { addProjectMember, listProjectMembers } from "@slipway/project-members";
import {
  acceptProjectTransferRequest,
  createProject,
  createProjectTransferRequest,
  deleteProject,
  getProject,
  listProjects,
} from "@slipway/projects";
import { listTeamMembers, removeTeamMember } from "@slipway/teams";
import { getUser, listUserEvents } from "@slipway/user";
import { expect, test } from "vitest";
import { start } from "../../../test/start.ts";
import { startTestTeam } from "../../../test/start-test-team.ts";
import type { TeamRole } from "../../domain/accounts/tables.ts";

const idOrName = "site";
const files = [{ file: "index.html", data: "x" }];

async function startSite(roles: Readonly<Record<string, TeamRole>> = { ben: "CONTRIBUTOR", cid: "CONTRIBUTOR" }) {
  const fleet = await startTestTeam(roles);
  const { id: projectId } = await createProject(fleet.owner, { name: "site" });
  const idOf = async (name: string) => (await getUser(fleet.as(name))).user.id;
  return { ...fleet, projectId, idOf };
}

test("members of a group have its roles from the next request on, and as long as the group gives them", async () => {
  const { owner, as, projectId, idOf } = await startSite();
  await createProject(owner, { name: "other" });
  const ben = as("ben");
  const deploy = (target: string) => createDeployment(ben, { name: "site", files, target });
  await createAccessGroup(owner, { name: "Builders", projects: [{ projectId, role: "PROJECT_DEVELOPER" }] });
  await expect(getProject(ben, { idOrName })).rejects.toMatchObject({ status: 403 });

  const membersToAdd = [await idOf("ben")];
  expect(await updateAccessGroup(owner, { idOrName: "Builders", membersToAdd })).toMatchObject({ membersCount: 1 });
  expect((await listProjects(ben).toArray()).map(({ name }) => name)).toEqual(["site"]);
  await deploy("preview");
  await expect(deploy("production")).rejects.toMatchObject({ status: 403 });
  await updateAccessGroupProject(owner, { accessGroupIdOrName: "Builders", projectId, role: "ADMIN" });
  await deploy("production");

  await deleteAccessGroupProject(owner, { accessGroupIdOrName: "Builders", projectId });
  await expect(getProject(ben, { idOrName })).rejects.toMatchObject({ status: 403 });
  await createAccessGroupProject(owner, { accessGroupIdOrName: "Builders", projectId, role: "PROJECT_VIEWER" });
  await getProject(ben, { idOrName });
  await updateAccessGroup(owner, { idOrName: "Builders", membersToRemove: membersToAdd });
  await expect(getProject(ben, { idOrName })).rejects.toMatchObject({ status: 403 });
  await updateAccessGroup(owner, { idOrName: "Builders", membersToAdd });
  await getProject(ben, { idOrName });
  await deleteAccessGroup(owner, { idOrName: "Builders" });
  await expect(getProject(ben, { idOrName })).rejects.toMatchObject({ status: 403 });
});

test("the highest of several roles in a project counts", async () => {
  const { owner, as, projectId, idOf } = await startSite();
  const membersToAdd = [await idOf("ben")];
  await createAccessGroup(owner, { name: "A", membersToAdd, projects: [{ projectId, role: "PROJECT_VIEWER" }] });
  await createAccessGroup(owner, { name: "B", membersToAdd, projects: [{ projectId, role: "PROJECT_DEVELOPER" }] });
  await addProjectMember(owner, { idOrName, username: "ben", role: "PROJECT_VIEWER" });
  await createDeployment(as("ben"), { name: "site", files });
  const [member] = await listProjectMembers(owner, { idOrName }).toArray();
  expect(member).toMatchObject({ role: "PROJECT_VIEWER", computedProjectRole: "PROJECT_DEVELOPER" });
  const { members } = await listTeamMembers(as("ben"), { teamId: "fleet" });
  expect(members.map(({ username }) => username)).toEqual(["ben"]);
});

test("a group's name is its team's alone, and finds it as its ID does", async () => {
  const { owner, as } = await startSite();
  const { accessGroupId, createdAt } = await createAccessGroup(owner, { name: "Builders" });
  await createAccessGroup(as("ann", "other"), { name: "Builders" });
  await createAccessGroup(owner, { name: "Others" });
  await expect(createAccessGroup(owner, { name: "Builders" })).rejects.toMatchObject({ status: 400 });
  await expect(updateAccessGroup(owner, { idOrName: "Others", name: "Builders" })).rejects.toMatchObject({
    status: 400,
  });
  await updateAccessGroup(owner, { idOrName: "Builders", name: "Builders" });
  await updateAccessGroup(owner, { idOrName: accessGroupId, name: "Makers" });
  expect(await getAccessGroup(owner, { idOrName: "Makers" })).toMatchObject({
    accessGroupId,
    createdAt,
    isDsyncManaged: false,
  });
  await expect(getAccessGroup(owner, { idOrName: "Builders" })).rejects.toMatchObject({ status: 404 });
});

test("groups are found by project and name, a page at a time, with as many members and projects as asked for", async () => {
  const { owner, projectId, idOf } = await startSite();
  const { id: shop } = await createProject(owner, { name: "shop" });
  const ids = [await idOf("ben"), await idOf("cid")];
  const roles = [projectId, shop].map((id) => ({ projectId: id, role: "ADMIN" as const }));
  for (const name of ["one", "two", "three"]) {
    await createAccessGroup(owner, { name, membersToAdd: ids, projects: name === "two" ? roles : [] });
  }
  const names = async (filter: Parameters<typeof listAccessGroups>[1]) =>
    (await listAccessGroups(owner, { limit: 1, ...filter }).toArray()).map(({ name }) => name);
  expect(await names({})).toEqual(["three", "two", "one"]);
  expect(await names({ search: "T" })).toEqual(["three", "two"]);
  expect(await names({ projectId: shop })).toEqual(["two"]);
  const [two] = await listAccessGroups(owner, { projectId: shop, membersLimit: 1, projectsLimit: 5 }).toArray();
  expect(two).toMatchObject({ membersCount: 2, projectsCount: 2, members: [ids[0]], projects: [projectId, shop] });
  const people = await listAccessGroupMembers(owner, { idOrName: "two", limit: 1 }).toArray();
  expect(people.map(({ username, teamRole }) => [username, teamRole])).toEqual([
    ["cid", "CONTRIBUTOR"],
    ["ben", "CONTRIBUTOR"],
  ]);
  const searched = await listAccessGroupMembers(owner, { idOrName: "two", search: "ben@" }).toArray();
  expect(searched.map(({ uid }) => uid)).toEqual([ids[0]]);
  const projects = await listAccessGroupProjects(owner, { idOrName: "two", limit: 1 }).toArray();
  expect(projects.map(({ project, role }) => [project.name, role])).toEqual([
    ["shop", "ADMIN"],
    ["site", "ADMIN"],
  ]);
});

test("a project that is deleted or handed over leaves its groups, and so does who leaves the team", async () => {
  const { owner, as, projectId, idOf } = await startSite();
  const { id: shop } = await createProject(owner, { name: "shop" });
  const ben = await idOf("ben");
  const roles = [projectId, shop].map((id) => ({ projectId: id, role: "ADMIN" as const }));
  await createAccessGroup(owner, { name: "Builders", membersToAdd: [ben], projects: roles });
  await deleteProject(owner, { idOrName: shop });
  expect(await getAccessGroup(owner, { idOrName: "Builders" })).toMatchObject({ projectsCount: 1, membersCount: 1 });
  const { code } = await createProjectTransferRequest(owner, { idOrName });
  await acceptProjectTransferRequest(as("ann", "other"), { code });
  await removeTeamMember(owner, { teamId: "fleet", uid: ben });
  expect(await getAccessGroup(owner, { idOrName: "Builders" })).toMatchObject({ projectsCount: 0, membersCount: 0 });
});

test("a group has people and projects of its team alone, and what is refused changes nothing", async () => {
  const { owner, as, projectId, idOf } = await startSite();
  const { id: foreign } = await createProject(as("ann", "other"), { name: "foreign" });
  const bad = [
    { membersToAdd: [await idOf("ben"), "nobody"] },
    { projects: [{ projectId: foreign, role: "ADMIN" as const }] },
  ];
  for (const more of bad)
    await expect(createAccessGroup(owner, { name: "Builders", ...more })).rejects.toMatchObject({ status: 400 });
  expect(await listAccessGroups(owner).toArray()).toEqual([]);
  await createAccessGroup(owner, { name: "Builders" });
  const role = { accessGroupIdOrName: "Builders", projectId };
  await expect(getAccessGroupProject(owner, role)).rejects.toMatchObject({ status: 404 });
  expect(await createAccessGroupProject(owner, { ...role, role: "ADMIN" })).toMatchObject({ projectId, role: "ADMIN" });
  await expect(createAccessGroupProject(owner, { ...role, role: "ADMIN" })).rejects.toMatchObject({ status: 400 });
  await updateAccessGroup(owner, { idOrName: "Builders", projects: [{ projectId, role: null }] });
  await expect(deleteAccessGroupProject(owner, role)).rejects.toMatchObject({ status: 404 });
  expect((await listUserEvents(owner).toArray()).map(({ type }) => type).slice(0, 3)).toEqual([
    "access-group-project-updated",
    "access-group-project-updated",
    "access-group-created",
  ]);
});

test("an account without a team has no groups", async () => {
  await expect(createAccessGroup((await start()).client, { name: "Builders" })).rejects.toMatchObject({ status: 400 });
});
