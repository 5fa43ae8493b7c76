import { ProjectRole, TeamPermission, TeamRole } from "@slipway/teams/schemas";
import { expect, test } from "vitest";
import { isTeamPermission, permissions } from "./permissions.ts";
import { isTeamRole, projectRoles, teamRoles } from "./roles.ts";

function namesOf(schema: object): readonly unknown[] {
  return "options" in schema && Array.isArray(schema.options) ? schema.options : [];
}

test("the tables have every role and permission of the contract", () => {
  expect([...teamRoles].sort()).toEqual([...namesOf(TeamRole)].sort());
  expect([...projectRoles].sort()).toEqual([...namesOf(ProjectRole)].sort());
  expect(Object.keys(permissions).sort()).toEqual([...namesOf(TeamPermission)].sort());
});

test("a name that the emulator does not know is not a role and no permission", () => {
  expect([isTeamRole("OWNER"), isTeamRole("BOSS"), isTeamRole(undefined)]).toEqual([true, false, false]);
  expect([isTeamPermission("CreateProject"), isTeamPermission("toString")]).toEqual([true, false]);
});
