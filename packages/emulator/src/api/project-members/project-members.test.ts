import { createDeployment } from "@slipway/deployments";
import { addProjectMember, listProjectMembers, removeProjectMember } from "@slipway/project-members";
import { createProject, getProject } from "@slipway/projects";
import { listTeamMembers, removeTeamMember } from "@slipway/teams";
import { getUser, listUserEvents } from "@slipway/user";
import { expect, test } from "vitest";
import { start } from "../../../test/start.ts";
import { startTestTeam } from "../../../test/start-test-team.ts";

const idOrName = "site";
const files = [{ file: "index.html", data: "x" }];

test("a role in a project counts from the next request on, and ends when it is taken away", async () => {
  const { owner, as } = await startTestTeam({ ben: "CONTRIBUTOR" });
  await createProject(owner, { name: "site" });
  const ben = as("ben");
  const { user } = await getUser(ben);
  await expect(getProject(ben, { idOrName })).rejects.toMatchObject({ status: 403 });
  expect(await addProjectMember(owner, { idOrName, uid: user.id, role: "PROJECT_VIEWER" })).toEqual({ id: user.id });
  expect(await getProject(ben, { idOrName })).toMatchObject({ name: "site" });
  await expect(createDeployment(ben, { name: "site", files })).rejects.toMatchObject({ status: 403 });
  await addProjectMember(owner, { idOrName, username: "ben", role: "PROJECT_DEVELOPER" });
  const mistaken = addProjectMember(owner, { idOrName, uid: "nobody", username: "ben", role: "ADMIN" });
  await expect(mistaken).rejects.toMatchObject({ status: 400 });
  await createDeployment(ben, { name: "site", files });
  const { members } = await listTeamMembers(owner, { teamId: "fleet", search: "ben" });
  expect(members[0]?.projects).toMatchObject([{ name: "site", role: "PROJECT_DEVELOPER" }]);
  await removeProjectMember(owner, { idOrName, uid: user.id });
  await expect(getProject(ben, { idOrName })).rejects.toMatchObject({ status: 403 });
  await expect(removeProjectMember(owner, { idOrName, uid: user.id })).rejects.toMatchObject({ status: 404 });
  const events = await listUserEvents(owner, { withPayload: true, types: "project-member-updated" }).toArray();
  expect(events).toMatchObject([
    { payload: { project: { name: "site" }, projectMembership: { username: "ben", previousRole: "PROJECT_VIEWER" } } },
  ]);
});

test("only a member of the team gets a role in its project", async () => {
  const { owner } = await startTestTeam({ ben: "VIEWER" });
  await createProject(owner, { name: "site" });
  for (const who of [{ uid: "nobody" }, { username: "cid" }, { email: "cid@example.com" }]) {
    await expect(addProjectMember(owner, { idOrName, role: "ADMIN", ...who })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("not a member of the team"),
    });
  }
  const { uid = "", email = "" } = (await listTeamMembers(owner, { teamId: "fleet", search: "ben" })).members[0] ?? {};
  await addProjectMember(owner, { idOrName, role: "ADMIN", email });
  await removeTeamMember(owner, { teamId: "fleet", uid });
  expect(await listProjectMembers(owner, { idOrName }).toArray()).toEqual([]);
});

test("a project without a team takes no members", async () => {
  const { client } = await start();
  await createProject(client, { name: "site" });
  const { user } = await getUser(client);
  await expect(addProjectMember(client, { idOrName, uid: user.id, role: "ADMIN" })).rejects.toMatchObject({
    status: 400,
  });
});

test("members are listed with the highest of their roles that counts, page by page, and searched", async () => {
  const { owner } = await startTestTeam({ ben: "DEVELOPER", cid: "CONTRIBUTOR", dan: "VIEWER", eve: "MEMBER" });
  await createProject(owner, { name: "site" });
  await addProjectMember(owner, { idOrName, username: "ben", role: "PROJECT_VIEWER" });
  await addProjectMember(owner, { idOrName, username: "cid", role: "PROJECT_DEVELOPER" });
  await addProjectMember(owner, { idOrName, username: "dan", role: "ADMIN" });
  await addProjectMember(owner, { idOrName, username: "eve", role: "PROJECT_VIEWER" });
  const found = await listProjectMembers(owner, { idOrName, limit: 1 }).toArray();
  expect(found.map((member) => [member.username, member.role, member.teamRole, member.computedProjectRole])).toEqual([
    ["eve", "PROJECT_VIEWER", "MEMBER", "ADMIN"],
    ["dan", "ADMIN", "VIEWER", "PROJECT_VIEWER"],
    ["cid", "PROJECT_DEVELOPER", "CONTRIBUTOR", "PROJECT_DEVELOPER"],
    ["ben", "PROJECT_VIEWER", "DEVELOPER", "PROJECT_DEVELOPER"],
  ]);
  const searched = await listProjectMembers(owner, { idOrName, search: "CI" }).toArray();
  expect(searched.map(({ username }) => username)).toEqual(["cid"]);
});
