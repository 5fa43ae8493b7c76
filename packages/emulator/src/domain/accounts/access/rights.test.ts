import { expect, test } from "vitest";
import { markdownTable } from "../../../../test/markdown-table.ts";
import { permissions } from "./permissions.ts";
import { givenByProjectRole, type Page, type Right, rights, teamCell } from "./rights.ts";
import { countedProjectRoles, projectRoles, teamRoles } from "./roles.ts";

// The names are the table's own keys, which Object.keys forgets.
const names = Object.keys(rights) as Right[];

test.each(names)("%s is decided by a role in the project exactly where one that counts gives it", (right) => {
  for (const role of teamRoles) {
    const cell = teamCell(right, role);
    const given = countedProjectRoles[role].some((projectRole) => givenByProjectRole(right, projectRole));
    expect(cell === "by project role", `${right} of ${role}`).toBe(given && cell !== "yes");
  }
});

test.each(names)("%s says where it is published, what was chosen, or both", (right) => {
  expect(rights[right].source ?? rights[right].chosen).toBeDefined();
});

test("a role with a wider right has the narrower one, too", () => {
  const wider = names.flatMap((right) => (rights[right].widens ? [[right, rights[right].widens] as const] : []));
  expect(wider.length).toBeGreaterThan(0);
  for (const [right, narrower] of wider) {
    for (const role of teamRoles) {
      if (teamCell(right, role) === "yes") expect(teamCell(narrower, role), `${role} of ${narrower}`).toBe("yes");
    }
    for (const role of projectRoles) {
      if (givenByProjectRole(right, role)) expect(givenByProjectRole(narrower, role), role).toBe(true);
    }
  }
});

// https://vercel.com/docs/rbac/access-roles/project-level-roles (2025-10-10)
test.each([
  ["OWNER", "ADMIN", []],
  ["MEMBER", "ADMIN", []],
  ["DEVELOPER", "PROJECT_DEVELOPER", []],
  ["BILLING", "PROJECT_VIEWER", []],
  ["VIEWER", "PROJECT_VIEWER", []],
  ["VIEWER_FOR_PLUS", "PROJECT_VIEWER", ["logs"]],
] as const)("in every project %s is what %s is in one, but for %j", (teamRole, projectRole, but) => {
  const differing = names.filter(
    (right) =>
      rights[right].project && (teamCell(right, teamRole) === "yes") !== givenByProjectRole(right, projectRole),
  );
  expect(differing).toEqual(but);
});

test("a permission adds what the roles that it works with do not have by themselves", () => {
  for (const [name, { adds, with: beside }] of Object.entries(permissions)) {
    for (const right of adds) {
      const roles = beside.filter((role) => teamCell(right, role) === "yes");
      // The page offers a MEMBER what a MEMBER has, by its own table.
      expect(roles, name).toEqual(name === "EnvironmentManager" ? ["MEMBER"] : []);
    }
  }
});

test("the matrix reads as it is documented", async () => {
  const rightsTable = markdownTable(
    ["right", "one may", ...teamRoles, ...projectRoles, "widens", "published", "chosen"],
    names.map((right) => {
      const { words, project, widens, source, chosen } = rights[right];
      const inTeam = teamRoles.map(
        (role) => ({ yes: "yes", no: "", "by project role": "by role" })[teamCell(right, role)],
      );
      const inProject = projectRoles.map((role) => (givenByProjectRole(right, role) ? "yes" : project ? "" : "·"));
      return [right, words, ...inTeam, ...inProject, widens ?? "", published(source), chosen ?? ""];
    }),
  );
  const permissionsTable = markdownTable(
    ["permission", "adds", "beside the roles", "published", "chosen"],
    Object.entries(permissions).map(([name, { adds, with: beside, source, chosen }]) => [
      name,
      adds.join(", "),
      beside.join(", "),
      published(source),
      chosen ?? "",
    ]),
  );
  const text = [
    "# Rights",
    'Written by rights.test.ts; the data are in rights.ts and permissions.ts. "by role": a role in the project decides, where it counts beside the role in the team. "·": not about a project.',
    rightsTable,
    permissionsTable,
  ];
  await expect(`${text.join("\n\n")}\n`).toMatchFileSnapshot("snapshots/rights.md");
});

function published(page: Page | undefined): string {
  if (!page) return "";
  return `${page.url}${page.updated === undefined ? "" : ` (${page.updated})`}`;
}
