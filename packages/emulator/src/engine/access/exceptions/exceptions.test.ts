import { contract as aliases } from "@slipway/aliases/contract";
import type { GroupContract, OperationContract } from "@slipway/core";
import { contract as deployments } from "@slipway/deployments/contract";
import { contract as projects } from "@slipway/projects/contract";
import { contract as registry } from "@slipway/registry/contract";
import { contract as teams } from "@slipway/teams/contract";
import { contract as user } from "@slipway/user/contract";
import { contract as vcr } from "@slipway/vcr/contract";
import { expect, test } from "vitest";
import { markdownTable } from "../../../../test/markdown-table.ts";
import { may } from "../may.ts";
import { type AnyExceptions, needOf, rightsOf } from "../right-of.ts";
import type { Right } from "../rights.ts";
import { projectRoles, teamRoles } from "../roles.ts";
import { aliasExceptions } from "./aliases.ts";
import { deploymentExceptions } from "./deployments.ts";
import { projectExceptions } from "./projects.ts";
import { registryExceptions } from "./registry.ts";
import { teamExceptions } from "./teams.ts";
import { userExceptions } from "./user.ts";
import { vcrExceptions } from "./vcr.ts";

const modelled: readonly (readonly [GroupContract, AnyExceptions])[] = [
  [projects, projectExceptions],
  [deployments, deploymentExceptions],
  [aliases, aliasExceptions],
  [teams, teamExceptions],
  [user, userExceptions],
  [registry, registryExceptions],
  [vcr, vcrExceptions],
];

const all = modelled.flatMap(([{ group, operations }, exceptions]) =>
  Object.entries(operations).map(([name, contract]) => ({
    group,
    name,
    contract,
    need: needOf(name, contract, exceptions),
  })),
);

/** What a request of an operation needs, by its name and input. */
function asked(name: string, input: unknown): readonly Right[] {
  const found = all.find((operation) => operation.name === name);
  if (!found) throw new Error(`No modelled operation is called ${name}`);
  return rightsOf(found.need, input);
}

test("an exception says something else than the contract does", () => {
  const idle = modelled.flatMap(([{ operations }, exceptions]) =>
    Object.entries(operations).flatMap(([name, contract]) =>
      exceptions[name] !== undefined && exceptions[name] === needOf(name, contract, {}).right ? name : [],
    ),
  );
  expect(idle).toEqual([]);
});

test("every exception is one of an operation", () => {
  for (const [{ operations }, exceptions] of modelled) {
    expect(Object.keys(exceptions).filter((name) => !Object.hasOwn(operations, name))).toEqual([]);
  }
});

test("who only looks changes nothing: VIEWER, VIEWER_FOR_PLUS and BILLING", () => {
  for (const teamRole of ["VIEWER", "VIEWER_FOR_PLUS", "BILLING"]) {
    const allowed = all.filter(
      ({ contract, need: { right, further = [] } }) =>
        changes(contract) &&
        right !== "own" &&
        [right, ...further.map((one) => one.right)].every((one) => may(one, { isOwnAccount: false, teamRole })),
    );
    expect(
      allowed.map(({ name }) => name),
      teamRole,
    ).toEqual([]);
  }
});

function changes({ route }: OperationContract): boolean {
  return !/^(GET|HEAD) /.test(route);
}

test("a deployment for production needs more than one for preview", () => {
  expect(asked("createDeployment", { name: "site" })).toEqual(["deploy"]);
  expect(asked("createDeployment", { name: "site", target: "staging" })).toEqual(["deploy"]);
  expect(asked("createDeployment", { name: "site", target: "production" })).toEqual(["deploy", "deploy.production"]);
});

test("variables for production need more than others, alone and in a list", () => {
  const preview = { key: "A", value: "1", type: "encrypted", target: ["preview"] };
  const both = { ...preview, target: ["preview", "production"] };
  const custom = { ...preview, target: undefined, customEnvironmentIds: ["env_1"] };
  expect(asked("createProjectEnvs", { idOrName: "site", body: preview })).toEqual(["env.write"]);
  expect(asked("createProjectEnvs", { idOrName: "site", body: custom })).toEqual(["env.write"]);
  expect(asked("createProjectEnvs", { idOrName: "site", body: [preview, both] })).toEqual([
    "env.write",
    "env.write.production",
  ]);
  expect(asked("createProjectEnvs", { idOrName: "site", body: { ...preview, target: "production" } })).toEqual([
    "env.write",
    "env.write.production",
  ]);
  expect(asked("updateProjectEnv", { idOrName: "site", id: "x", value: "2" })).toEqual(["env.write"]);
  expect(asked("updateProjectEnv", { idOrName: "site", id: "x", target: ["production"] })).toEqual([
    "env.write",
    "env.write.production",
  ]);
});

test("names of variables are read by who looks, values by who may have them", () => {
  expect(asked("listProjectEnvs", { idOrName: "site" })).toEqual(["read"]);
  expect(asked("listProjectEnvs", { idOrName: "site", decrypt: true })).toEqual(["read", "env.decrypt"]);
});

test.each([
  "optionsAllowlist",
  "passport",
  "passwordProtection",
  "protectedSourcemaps",
  "ssoProtection",
  "trustedIps",
  "trustedSources",
])("%s is about a project's protection", (setting) => {
  expect(asked("updateProject", { idOrName: "site", [setting]: null })).toEqual(["read", "protection"]);
});

test("a project's protection is changed by who manages it, its other settings are not", () => {
  const idOrName = "site";
  expect(asked("updateProject", { idOrName, ssoProtection: null, name: undefined })).toEqual(["read", "protection"]);
  expect(asked("updateProject", { idOrName, name: "shop" })).toEqual(["read", "write"]);
  expect(asked("updateProject", { idOrName, name: "shop", passwordProtection: null })).toEqual([
    "read",
    "write",
    "protection",
  ]);
  expect(asked("updateProject", { idOrName })).toEqual(["read", "write"]);
});

test("every modelled operation and every role has an outcome", async () => {
  const rows = all.flatMap(({ group, name, need: { right, further = [] } }) => [
    [group, `\`${name}\``, "", right, ...outcomes(right)],
    ...further.map((one) => ["", "", `if ${one.if}`, one.right, ...outcomes(one.right)]),
  ]);
  const head = ["group", "operation", "also", "right", ...columns.map(({ label }) => label)];
  const text = [
    "# Who may call what",
    "Written by exceptions.test.ts. Roles of projects are a CONTRIBUTOR's in that project; a DEVELOPER who is its ADMIN may what an ADMIN may. Permissions add to it: see rights.md.",
    markdownTable(head, rows),
  ];
  await expect(`${text.join("\n\n")}\n`).toMatchFileSnapshot("../snapshots/operations.md");
});

const columns = [
  ...teamRoles.map((teamRole) => ({ label: teamRole, who: { isOwnAccount: false, teamRole } })),
  ...projectRoles.map((projectRole) => ({
    label: projectRole,
    who: { isOwnAccount: false, teamRole: "CONTRIBUTOR", projectRole },
  })),
];

function outcomes(right: Right): string[] {
  return columns.map(({ who }) => (may(right, who) ? "yes" : ""));
}
