// @module-tag many
import type { GenericSchema } from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Emulator } from "../../packages/emulator/src/index.ts";
import { casesOf } from "../cases.ts";
import type { CallableGroup } from "../wire/functions.ts";
import { Values } from "../wire/values.ts";
import { call, modelled } from "./call.ts";
import { leastOf } from "./inputs.ts";
import { operationOf } from "./reads.ts";
import { makeWorld, type World } from "./world.ts";

// Accepted members of an update come back: in its own answer, or in that of the GET of the same path. Clients such as Terraform compare them
// member by member. The members are the contract's, so that a new one is held to it too.

const samples = casesOf(2, 6);

/** Members, or what null makes of them, that come back as something else or not at all, with the reason. */
const changed: Readonly<Record<string, string>> = {
  "createProject environmentVariables": "values are sealed",
  "createProject gitRepository": "it is shown as `link`",
  "createProject previewDeploymentsDisabled null": "it is false",
  "createProject serverlessFunctionRegion null": "it is the usual region",
  "updateAiGatewayRule enabled": "a rule that is off is listed only for who asks for such rules",
  "updateDnsRecord https": "the record is none of HTTPS",
  "updateDnsRecord mxPriority": "the record is none of MX",
  "updateDnsRecord name null": "it stays as it is",
  "updateDnsRecord srv": "the record is none of SRV",
  "updateDnsRecord ttl null": "it stays as it is",
  "updateDnsRecord type null": "it stays as it is",
  "updateDnsRecord value null": "it stays as it is",
  "updateProductionBranch branch": "it is shown as `productionBranch`",
  "updateProjectRoute restore": "it asks for what is served",
  "updateProjectCrons enabled": "it is shown as `disabledAt`",
  "updateObservabilityProject disabled": "it is shown as `disabledAt`",
  "updatePrivateLinkEndpoint enablePrivateDns": "it is shown as `privateDnsNames`",
  "updateProject passwordProtection": "the password is shown to nobody",
  "updateProject previewDeploymentsDisabled null": "it is false",
  "updateProject serverlessFunctionRegion null": "it is the usual region",
  "updateProjectMicrofrontends defaultRoute": "the project is in no group",
  "updateProjectMicrofrontends doNotRouteWithMicrofrontendsRouting": "the project is in no group",
  "updateProjectMicrofrontends isDefaultApp": "the project is in no group",
  "updateProjectMicrofrontends microfrontendsGroupId": "the project is in no group",
  "updateProjectMicrofrontends routeObservabilityToThisProject": "the project is in no group",
  "updateProjectProtectionBypass generate": "the secret is a key of the answer",
  "updateRollingReleaseConfig enabled": "there is no config once it is off",
  "updateSharedEnvs updates": "variables that are not there are listed as failed",
  "updateStoreConnection skipReadWriteToken": "it is shown as `environmentVariables`",
  "updateTeam defaultDeploymentProtection": "the password is shown to nobody",
  "updateTeam defaultExpirationSettings": "periods are shown in days",
  "updateTeam regenerateInviteCode": "it asks for a new code",
  "updateTeamDirectorySyncRoles roles": "they are a part of the team's `saml`",
};

/** Members of projects of which the contract takes values that are refused, with the reason. */
const refused: Readonly<Record<string, string>> = {
  "createProject environmentVariables": "not every kind of variable has a branch",
  "createProject gitRepository": "no repository is called so",
  "createProject name": "no project is called so",
  "updateProject deploymentPolicy": "what a text means is not published, and no answer shows one",
  "updateProject dismissedToasts": "an answer shows less than anything",
  "updateProject trustedIps": "the text of the contract is not an address",
};

interface Case {
  readonly operation: string;
  readonly member: string;
  readonly group: CallableGroup;
}

const cases: readonly Case[] = modelled.flatMap(([operation, group]) => {
  const { route = "", parameters = [], input = "" } = group.contract.operations[operation] ?? {};
  if (!/^(PATCH|POST|PUT) /.test(route) || !/^update|^createProject$/.test(operation)) return [];
  const own = Object.keys(entriesOf(group.schemas[input])).filter(
    (name) => !parameters.some((one) => (one.input ?? one.name) === name),
  );
  return own.map((member) => ({ operation, member, group }));
});

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.emulator.close());

let kept = 0;

test.each(cases)("$operation: $member comes back", async ({ operation, member, group }) => {
  const { run, schema } = operationOf(operation, group);
  const name = `${operation} ${member}`;
  const values = new Values(name);
  const memberSchema = entriesOf(schema)[member];
  if (!memberSchema) throw new Error(`${operation} has no member ${member}`);
  const lost: unknown[] = [];
  const least = { ...leastOf(schema, world.names), ...(operation === "createProject" ? { name: "fresh" } : {}) };
  for (let sample = 0; sample < samples; sample++) {
    const value = values.make(memberSchema, member, "full");
    if (value === undefined) continue;
    const shown: unknown[] = [];
    const fetch: Emulator["fetch"] = async (...request) => {
      const response = await world.emulator.fetch(...request);
      const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
      if (response.ok && isJson) shown.push(await response.clone().json());
      return response;
    };
    const said = await call(run, world, { ...least, [member]: value }, fetch);
    const read = readerOf(operation, group);
    if (said === "" && read) await call(read, world, least, fetch);
    // A refused request changes nothing, by law 1.
    if (said === "") await world.beginAgain();
    if (/^(create|update)Project$/.test(operation) && !(name in refused)) expect(said, JSON.stringify(value)).toBe("");
    if (said !== "" || (value === null ? `${name} null` : name) in changed) continue;
    if (!shown.every((answer) => comesBack(answer, member, value))) lost.push(value);
    kept += shown.length > 0 ? 1 : 0;
  }
  expect(lost).toEqual([]);
});

// Clients such as Terraform often send a single member of a setting, and the others stay as they were.
const settings: readonly (readonly [string, object, object])[] = [
  ["gitProviderOptions", { createDeployments: "disabled" }, {}],
  ["gitProviderOptions", { requireVerifiedCommits: true }, { createDeployments: "enabled" }],
  ["gitProviderOptions", { disableRepositoryDispatchEvents: true }, {}],
  ["gitProviderOptions", { gitCommitStatus: false }, {}],
  ["gitProviderOptions", { consolidatedGitCommitStatus: { enabled: true, propagateFailures: false } }, {}],
  ["resourceConfig", { fluid: true }, { functionDefaultRegions: ["iad1"] }],
  ["resourceConfig", { buildMachineType: "turbo" }, {}],
];

function projectUpdate() {
  const [, group] = modelled.find(([operation]) => operation === "updateProject") ?? [];
  if (!group) throw new Error("the emulator models no updateProject");
  return operationOf("updateProject", group);
}

test.each([...new Set(settings.map(([member]) => member))])(
  "of %s one member at a time comes back, and none is lost",
  async (member) => {
    const { run, schema } = projectUpdate();
    const least = leastOf(schema, world.names);
    let expected = {};
    for (const [, one, usual] of settings.filter(([name]) => name === member)) {
      expected = { ...usual, ...expected, ...one };
      const shown: unknown[] = [];
      const fetch: Emulator["fetch"] = async (...request) => {
        const response = await world.emulator.fetch(...request);
        shown.push(await response.clone().json());
        return response;
      };
      expect(await call(run, world, { ...least, [member]: one }, fetch), JSON.stringify(one)).toBe("");
      expect(shown).toEqual([expect.objectContaining({ [member]: expect.objectContaining(expected) })]);
    }
    await world.beginAgain();
  },
);

test("many values were accepted", () => {
  expect(kept).toBeGreaterThan(samples * 65);
});

function comesBack(answer: unknown, member: string, value: unknown): boolean {
  const found = placesOf(answer, member);
  // A null member may be left out.
  return (value === null && found.length === 0) || found.some((one) => holds(one, value));
}

function holds(one: unknown, sent: unknown): boolean {
  if (typeof sent !== "object" || sent === null) return one === sent;
  if (typeof one !== "object" || one === null || Array.isArray(one) !== Array.isArray(sent)) return false;
  const members: Readonly<Record<string, unknown>> = { ...one };
  return Object.entries(sent).every(([name, value]) => holds(members[name], value));
}

function placesOf(answer: unknown, member: string): unknown[] {
  if (typeof answer !== "object" || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) => [
    ...(name === member ? [value] : []),
    ...placesOf(value, member),
  ]);
}

/** The operation that reads the changes of another one. */
function readerOf(operation: string, group: CallableGroup) {
  const path = group.contract.operations[operation]?.route.replace(/^\w+ \/v\d+/, "");
  const [name] =
    Object.entries(group.contract.operations).find(([, { route }]) => route.replace(/^GET \/v\d+/, "") === path) ?? [];
  return name === undefined ? undefined : group.functions[name];
}

function entriesOf(schema: GenericSchema | undefined): Readonly<Record<string, GenericSchema>> {
  // Inputs are objects; their members are not in the type.
  return (schema as { readonly entries?: Readonly<Record<string, GenericSchema>> } | undefined)?.entries ?? {};
}
