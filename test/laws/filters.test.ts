import { afterAll, beforeAll, expect, test } from "vitest";
import type { Emulator } from "../../packages/emulator/src/index.ts";
import type { CallableGroup } from "../wire/functions.ts";
import { call, modelled } from "./call.ts";
import { leastOf } from "./inputs.ts";
import { makeWorld, type World } from "./world.ts";

// A parameter that names something takes what paths take, such as a project's ID or name, and refuses a name that nobody has: an empty
// list would say that nothing is there. The parameters are the contract's own, so that a new one is held to it too.

interface Case {
  readonly operation: string;
  readonly parameter: string;
  readonly isFilter: boolean;
  readonly isList: boolean;
  readonly isRead: boolean;
  readonly group: CallableGroup;
}

type Parameter = NonNullable<CallableGroup["contract"]["operations"][string]["parameters"]>[number];

/** The parameters of all operations that fit, but for exceptions. The registry names nothing by parameters of the API's kind. */
function parametersThat(
  fits: (parameter: Parameter, route: string) => boolean,
  exceptions: Readonly<Record<string, string>>,
): readonly Case[] {
  return modelled.flatMap(([operation, group]) => {
    const { route = "", parameters = [] } = group.contract.operations[operation] ?? {};
    if (group.name === "registry") return [];
    const isRead = route.startsWith("GET ");
    return parameters
      .filter((one) => one.type === "string" && (one.in === "query" || (one.in === "path" && isRead)))
      .filter((one) => fits(one, route) && !(`${operation} ${one.input ?? one.name}` in exceptions))
      .map(({ name, input: parameter = name, required, array: isList = false }) => {
        return { operation, parameter, isFilter: isRead && !required, isList, isRead, group };
      });
  });
}

const ofProjects = parametersThat(
  ({ name }, route) => /project|^app$/i.test(name) || route.includes(`/projects/{${name}}`),
  { "listDeployments app": "a name alone; the platform's CLI reads an empty list as nothing deployed yet" },
);

/** Filters that change nothing about the answer here, with the reason. */
const withoutEffect: Readonly<Record<string, string>> = {
  "getDomainConfig projectIdOrName": "every project is reached at the same address",
  "getSnapshotTree project": "a snapshot is of one project, and found there or not at all",
};

const ofAnything = parametersThat(
  ({ name, in: place }) => place === "query" && /(.id|ids|users|environment|target)$|[a-z]slug$/i.test(name),
  {
    "deleteTeam newDefaultTeamId": "the team is gone all the same; the answer has `newDefaultTeamIdError`",
    "listProjects repoId": "the repository is at its own host",
    "listRequestLogs requestId": "requests are kept for a while only",
    "listSharedEnvs exclude_ids": "what is not there is left out",
    "listSharedEnvs exclude-ids": "what is not there is left out",
    "listTeamMembers filterByUserIds": "the platform's Terraform provider reads an empty list as nobody",
    "listUserEvents entityId": "what events are about may be gone",
  },
);

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.emulator.close());

test.each(ofProjects)("$operation: $parameter is a project's ID or name, and nothing else", async (one) => {
  const [site = "", name = "", , shop = ""] = world.names.projectId ?? [];
  const byId = await answerOf(one, site);
  expect(await answerOf(one, name)).toEqual(byId);
  if (one.isFilter && !(`${one.operation} ${one.parameter}` in withoutEffect)) {
    expect(byId.status, byId.said).toBe(200);
    expect((await answerOf(one, shop)).body, "nothing was filtered").not.toBe(byId.body);
  }
  for (const unknown of ["prj_ofNobody", "nobodys"]) {
    const refused = await answerOf(one, unknown);
    expect(refused.said).toMatch(/ 40[04] /);
    expect(refused.said).not.toBe(byId.said);
  }
});

test.each(ofAnything)("$operation: $parameter is refused where nobody has that name", async (one) => {
  expect((await answerOf(one, "nobodys")).said).toMatch(/ 40[04] /);
});

test("the parameters are those of many operations", () => {
  expect(ofProjects.length).toBeGreaterThan(40);
  expect(ofAnything.length).toBeGreaterThan(50);
});

/** Names in the minimal input by which an object is found in the project, by group. */
const inProject: Readonly<Record<string, World["names"]>> = {
  "bulk-redirects": { action: ["discard"] },
  sandboxes: { name: ["running"] },
  vcr: { idOrName: ["web"], tag: ["v1"] },
};

const change = { action: "firewallEnabled", value: true };
const source = { domain: "*", sourceIp: "198.51.100.7" };

/** Members of the minimal input that is one of several alternatives, or holds more than strings. */
const besideTexts: Readonly<Record<string, object>> = {
  updateRedirect: { redirect: { source: "/old", destination: "/newer" } },
  deleteRedirects: { redirects: ["/old"] },
  restoreRedirects: { redirects: ["/old"] },
  invalidateCacheBySrcImages: { srcImages: ["/a.png"] },
  dangerouslyDeleteCacheBySrcImages: { srcImages: ["/a.png"] },
  replaceFirewallConfig: { firewallEnabled: true },
  updateFirewallConfig: change,
  updateFirewallDraft: change,
  addFirewallBypass: source,
  toggleSpeedInsights: { value: true },
  removeFirewallBypass: source,
};

async function answerOf({ operation, parameter, isList, isRead, group }: Case, value: string) {
  const run = group.functions[operation];
  const schema = group.schemas[group.contract.operations[operation]?.input ?? ""];
  if (!run || !schema) throw new Error(`${group.name} has no function or no schema for ${operation}`);
  let answer = { status: 0, body: "" };
  const fetch: Emulator["fetch"] = async (...request) => {
    const response = await world.emulator.fetch(...request);
    const isJson = response.headers.get("content-type")?.startsWith("application/json") === true;
    answer = { status: response.status, body: isRead && isJson ? await response.clone().text() : "" };
    return response;
  };
  const least = leastOf(schema, { ...world.names, ...inProject[group.name] });
  const said = await call(
    run,
    world,
    { ...least, ...besideTexts[operation], [parameter]: isList ? [value] : value },
    fetch,
  );
  if (!isRead) await world.beginAgain();
  return { ...answer, said };
}
