import { expect, test } from "vitest";
import { allows, allowsInSome, explainRefusal, type Roles } from "./allows.ts";
import type { Right } from "./rights.ts";

const inTeam = (teamRole: string, more: Partial<Roles> = {}): Roles => ({ isOwnAccount: false, teamRole, ...more });

test("a permission for production is none without the right that it widens", () => {
  const contributor = { teamPermissions: ["FullProductionDeployment"] };
  const as = (projectRole: string) => inTeam("CONTRIBUTOR", { ...contributor, projectRole });
  expect(allows("deploy.production", as("PROJECT_DEVELOPER"))).toBe(true);
  expect(allows("deploy.production", as("PROJECT_VIEWER"))).toBe(false);
  expect(allows("deploy.production", inTeam("CONTRIBUTOR", contributor))).toBe(false);
});

test("a role in any project is enough before the project is known", () => {
  const contributor = inTeam("CONTRIBUTOR");
  expect(allowsInSome("deploy", contributor, ["PROJECT_VIEWER", "PROJECT_DEVELOPER"])).toBe(true);
  expect(allowsInSome("deploy", contributor, ["PROJECT_VIEWER"])).toBe(false);
  expect(allowsInSome("read", contributor, [])).toBe(false);
  expect(allowsInSome("read", inTeam("VIEWER"), [])).toBe(true);
});

test.each<[Right, Roles, string | undefined]>([
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
  expect(explainRefusal(right, who)).toBe(sentence);
});
