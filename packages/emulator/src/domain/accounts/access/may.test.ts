import { expect, test } from "vitest";
import { may, mayInSome, refusal, type Who } from "./may.ts";
import { type Right, rights } from "./rights.ts";
import { teamRoles } from "./roles.ts";

// The names are the table's own keys, which Object.keys forgets.
const names = Object.keys(rights) as Right[];

const inTeam = (teamRole: string, more: Partial<Who> = {}): Who => ({ isOwnAccount: false, teamRole, ...more });

test("an account's own user may everything there", () => {
  expect(names.filter((right) => !may(right, { isOwnAccount: true }))).toEqual([]);
});

test("who has no role in the team, or one that nobody knows, may only look after what is their own", () => {
  for (const who of [{ isOwnAccount: false }, inTeam("BOSS"), inTeam("toString")]) {
    const everything = { ...who, projectRole: "ADMIN", teamPermissions: ["CreateProject", "FullProductionDeployment"] };
    expect(names.filter((right) => may(right, everything))).toEqual(["own"]);
  }
});

test("a CONTRIBUTOR has only what the role in the project gives", () => {
  expect(names.filter((right) => may(right, inTeam("CONTRIBUTOR")))).toEqual(["own"]);
  const guest = inTeam("CONTRIBUTOR", { projectRole: "PROJECT_GUEST" });
  expect(names.filter((right) => may(right, guest))).toEqual(["own", "read"]);
  const admin = inTeam("CONTRIBUTOR", { projectRole: "ADMIN" });
  const withheld = names.filter((right) => !may(right, admin));
  expect(withheld).toEqual([
    "connectors",
    "webhooks",
    "project.create",
    "members",
    "team.settings",
    "billing",
    "usage",
  ]);
});

test("a project raises a DEVELOPER to ADMIN, lowers nobody, and says nothing of other roles", () => {
  expect(may("deploy.production", inTeam("DEVELOPER", { projectRole: "ADMIN" }))).toBe(true);
  for (const teamRole of teamRoles.filter((role) => role !== "DEVELOPER" && role !== "CONTRIBUTOR")) {
    for (const projectRole of ["ADMIN", "PROJECT_GUEST"]) {
      const changed = names.filter(
        (right) => may(right, inTeam(teamRole, { projectRole })) !== may(right, inTeam(teamRole)),
      );
      expect(changed, `${teamRole} as ${projectRole}`).toEqual([]);
    }
  }
  const lowered = names.filter(
    (right) => may(right, inTeam("DEVELOPER", { projectRole: "PROJECT_VIEWER" })) !== may(right, inTeam("DEVELOPER")),
  );
  expect(lowered).toEqual([]);
});

test("a permission adds its right beside a role that it works with, and none beside others", () => {
  const teamPermissions = ["FullProductionDeployment"];
  expect(may("deploy.production", inTeam("DEVELOPER", { teamPermissions }))).toBe(true);
  expect(may("deploy.production", inTeam("VIEWER", { teamPermissions }))).toBe(false);
  expect(may("project.create", inTeam("DEVELOPER", { teamPermissions }))).toBe(false);
  expect(may("project.create", inTeam("VIEWER", { teamPermissions: ["CreateProject"] }))).toBe(false);
  expect(may("project.create", inTeam("DEVELOPER", { teamPermissions: ["CreateProject", "NoSuch"] }))).toBe(true);
});

test("a permission for production is none without the right that it widens", () => {
  const contributor = { teamPermissions: ["FullProductionDeployment"] };
  const as = (projectRole: string) => inTeam("CONTRIBUTOR", { ...contributor, projectRole });
  expect(may("deploy.production", as("PROJECT_DEVELOPER"))).toBe(true);
  expect(may("deploy.production", as("PROJECT_VIEWER"))).toBe(false);
  expect(may("deploy.production", inTeam("CONTRIBUTOR", contributor))).toBe(false);
});

test("before the project is known, a role in any of them is enough", () => {
  const contributor = inTeam("CONTRIBUTOR");
  expect(mayInSome("deploy", contributor, ["PROJECT_VIEWER", "PROJECT_DEVELOPER"])).toBe(true);
  expect(mayInSome("deploy", contributor, ["PROJECT_VIEWER"])).toBe(false);
  expect(mayInSome("read", contributor, [])).toBe(false);
  expect(mayInSome("read", inTeam("VIEWER"), [])).toBe(true);
});

test.each<[Right, Who, string | undefined]>([
  ["read", inTeam("VIEWER"), undefined],
  ["deploy.production", { isOwnAccount: true }, undefined],
  [
    "deploy.production",
    inTeam("VIEWER"),
    "You may not deploy as VIEWER: it takes the role OWNER, MEMBER or DEVELOPER in the team",
  ],
  [
    "deploy.production",
    inTeam("DEVELOPER"),
    "You may not deploy to production as DEVELOPER: it takes the role OWNER or MEMBER in the team, the role ADMIN in the project or the permission FullProductionDeployment",
  ],
  [
    "deploy.production",
    inTeam("CONTRIBUTOR", { projectRole: "PROJECT_DEVELOPER" }),
    "You may not deploy to production as CONTRIBUTOR and PROJECT_DEVELOPER of the project: it takes the role OWNER or MEMBER in the team, the role ADMIN in the project or the permission FullProductionDeployment",
  ],
  [
    "write",
    inTeam("VIEWER", { projectRole: "ADMIN" }),
    "You may not change it as VIEWER: it takes the role OWNER or MEMBER in the team",
  ],
  [
    "members",
    inTeam("MEMBER"),
    "You may not manage members and their roles as MEMBER: it takes the role OWNER in the team",
  ],
  [
    "read",
    { isOwnAccount: false },
    "You may not look at it: you have no role in this team; ask one of its owners for one",
  ],
])("%s is refused to %o with a sentence", (right, who, sentence) => {
  expect(refusal(right, who)).toBe(sentence);
});
