import { expect, test } from "vitest";
import { expectNone } from "../../../../test/expect-none.ts";
import { words } from "../../../../test/words.ts";
import { operations } from "../../test/operations.ts";
import { groups } from "../api/groups.ts";
import { allows } from "../domain/accounts/access/allows.ts";
import type { Right } from "../domain/accounts/access/rights.ts";
import { needOf, rightsOf } from "../pipeline/group.ts";

const all = operations.filter(({ handler }) => handler);
const loaded = await Promise.all(
  Object.entries(groups).map(async ([group, { load }]) => [group, await load()] as const),
);

function asked(name: string, input: unknown): readonly Right[] {
  const found = all.find((operation) => operation.name === name);
  if (!found) throw new Error(`No modelled operation is called ${name}`);
  return rightsOf(found.need, input);
}

test("an exception says something else than the contract does", () => {
  for (const [group, { access, writeRight }] of loaded) {
    const own = all.filter((operation) => operation.group === group);
    const idle = own.filter(({ name, contract }) => access[name] === needOf(name, contract, { writeRight }).right);
    expectNone(
      idle.map(({ name }) => name),
      `The contract says the same: remove the line from \`access\` of packages/emulator/src/api/${group}/group.ts.`,
    );
  }
});

test("every exception is one of an operation", () => {
  for (const [group, { access }] of loaded) {
    const own = all.flatMap((operation) => (operation.group === group ? operation.name : []));
    expectNone(
      Object.keys(access).filter((name) => !own.includes(name)),
      `${group} has no such operation: correct the name in \`access\` of packages/emulator/src/api/${group}/group.ts.`,
    );
  }
});

test("roles that only read change nothing: VIEWER, VIEWER_FOR_PLUS and BILLING", () => {
  for (const teamRole of ["VIEWER", "VIEWER_FOR_PLUS", "BILLING"]) {
    const allowed = all.filter(
      ({ contract, need: { right, further = [] } }) =>
        !/^(GET|HEAD) /.test(contract.route) &&
        !asking.has(contract.id) &&
        right !== "own" &&
        [right, ...further.map((one) => one.right)].every((one) => allows(one, { isOwnAccount: false, teamRole })),
    );
    expectNone(
      allowed.map(({ name, group }) => `packages/emulator/src/api/${group}/group.ts: ${name}`),
      `${teamRole} may call this, and it changes something: state the right that it needs in \`access\`, such as \`${allowed[0]?.name}: "write"\`.`,
    );
  }
});

const asking: ReadonlySet<string> = new Set([
  "artifactQuery",
  "createObservabilityQuery",
  "queryMetrics",
  "queryEvents",
  "recordEvents",
]);

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

test.each(
  words(`optionsAllowlist passport passwordProtection protectedSourcemaps ssoProtection trustedIps
  trustedSources`),
)("%s is about a project's protection", (setting) => {
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
