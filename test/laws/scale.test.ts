import { type GenericSchema, is } from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Emulator } from "../../packages/emulator/src/index.ts";
import { tables } from "../../packages/emulator/src/start/open-state.ts";
import type { Row } from "../../packages/emulator/src/store/table.ts";
import { expectNone } from "../expect-none.ts";
import type { CallableGroup } from "../wire/functions.ts";
import { call, modelled } from "./call.ts";
import { leastOf } from "./inputs.ts";
import { makeWorld, type World } from "./world.ts";

// The cost of a read follows from its answer, and not from the size of the world: each object has hundreds of copies, and no parameter
// makes a read look at many more rows than its answer accounts for. Rows are counted, not time.

const times = 200;
/** How many rows may be looked at, for rights, names and places, and how many more for each byte of an answer. */
const [atLeast, aByte] = [150, 1 / 10];

/** Operations that skip rows, with the maximum number of skipped rows. */
const bounded: Readonly<Record<string, string>> = {
  listAuthTokens: "the teams of one user",
  "listAuthTokens until": "the same",
  listTeams: "the same",
  "listTeams since": "the same",
  "listTeams until": "the same",
  "listAccessGroupMembers search": "the members of one group",
  "listFirewallBypasses offset": "the 100 that a project may have",
  "listGlobalConfigBackups metadata": "the 200 latest backups of one config",
  "listProjectMembers search": "the members of one project",
  "listRequestLogs branch": "the requests of the time that is asked for",
  "listRequestLogs environment": "the same",
  "listRequestLogs requestId": "the same",
  "listRequestLogs search": "the same",
  listTeamMemberProjects: "the teams of one user",
  "listTeamMemberProjects since": "the same",
  "listTeamMemberProjects until": "the same",
  "listTeamMembers eligibleMembersForProjectId": "the teams of one user",
  "listTeamMembers excludeProject": "the same",
  "listTeamMembers search": "the members of one team",
};

/** Unique members, by table: a copy gets a new value. */
const own: Readonly<Record<string, readonly string[]>> = {
  accessGroups: ["name"],
  accountDomains: ["name"],
  aiGatewayRules: ["type"],
  aliases: ["alias"],
  deployments: ["host"],
  domains: ["name"],
  privateLinkEndpoints: ["awsServiceName"],
  projects: ["name"],
  sandboxDrives: ["name"],
  sandboxes: ["name", "subdomain"],
  teams: ["slug", "inviteCode"],
  users: ["email", "username"],
};

/** Rows of the emulator and of the caller: their groups and roles are read with each request. */
const single = new Set(["clock", "keys", "tokens", "jobs", "accessGroupMembers", "projectRoles"]);

type Operation = CallableGroup["contract"]["operations"][string];

const reads = modelled.filter(([name, { name: group, contract }]) => {
  const { kind, parameters = [] } = contract.operations[name] ?? {};
  return group !== "registry" && kind === "list" && parameters.some(({ name, input = name }) => input === "limit");
});

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  const { store, emulator } = world;
  const kept = tables.filter(({ name }) => !single.has(name)).map((table) => ({ table, all: store.rows(table).all() }));
  for (let count = 0; count < times; count++) {
    // Rows of one time are on one page, where a list is paged by time.
    await emulator.clock.advance(1);
    store.transact(() => {
      for (const { table, all } of kept)
        for (const row of all) store.rows(table).add(copyOf(row, own[table.name] ?? [], `copy-${count}`));
    });
  }
});
afterAll(() => world.emulator.close());

function copyOf<R extends Row>(
  { id, ...row }: R,
  members: readonly string[],
  mark: string,
): Omit<R, keyof Row> & { id: string } {
  const renamed = members.map((name) => [name, `${mark}-${String(new Map(Object.entries(row)).get(name))}`]);
  // The present members, some with another text.
  return { ...row, ...Object.fromEntries(renamed), id: `${id}-${mark}` } as unknown as Omit<R, keyof Row> & {
    id: string;
  };
}

function operationOf(name: string, { contract }: CallableGroup): Operation {
  const operation = contract.operations[name];
  if (!operation) throw new Error(`There is no ${name}`);
  return operation;
}

/** Inputs of a read: as little as it takes, and with each parameter whatever it may hold. */
function inputsOf(name: string, group: CallableGroup): [what: string, input: object][] {
  const { input = "", parameters = [] } = operationOf(name, group);
  const schema = group.schemas[input];
  // Inputs of reads are objects.
  const { entries = {} } = schema as {
    readonly entries?: Readonly<Record<string, GenericSchema & { options?: unknown }>>;
  };
  const least = { ...(schema ? leastOf(schema, { ...world.names, ...inProject[group.name] }) : {}), limit: 1 };
  const inputs = parameters.flatMap(({ name: wire, input: member = wire, required }): [string, object][] => {
    const entry = entries[member];
    if (!entry || required || member === "limit") return [];
    const values = [...candidates, ...optionsOf(entry), ...(world.names[member] ?? [])];
    const fitting = values.flatMap((value) => (is(entry, value) ? [value] : is(entry, [value]) ? [[value]] : []));
    return fitting.map((value) => [`${name} ${member}`, { ...least, [member]: value }]);
  });
  return [[name, least], ...inputs];
}

const candidates = ["none-such", "a:b", "z", "zz", "1", "0", 5, 1e12, 4e12, true, false, { none: "such" }];

const inProject: Readonly<Record<string, World["names"]>> = { vcr: { idOrName: ["web"], tag: ["v1"] } };

function optionsOf(schema: GenericSchema & { readonly options?: unknown; readonly wrapped?: unknown }): unknown[] {
  if (schema.wrapped) return optionsOf(schema.wrapped as GenericSchema);
  const options = Array.isArray(schema.options) ? schema.options : [];
  return options.flatMap((option: unknown) =>
    typeof option === "object" && option !== null ? optionsOf(option as GenericSchema) : [option],
  );
}

async function costOf(name: string, group: CallableGroup, input: object) {
  const run = group.functions[name];
  if (!run) throw new Error(`There is no function for ${name}`);
  let answer = { status: 0, text: "" };
  const fetch: Emulator["fetch"] = async (...request) => {
    const response = await world.emulator.fetch(...request);
    answer = { status: response.status, text: await response.clone().text() };
    return response;
  };
  const ask = () => call(run, world, input, fetch);
  // The first to ask for an index makes it.
  await ask();
  const before = world.store.rowsScanned;
  await ask();
  return { ...answer, looked: world.store.rowsScanned - before };
}

const lists = new Set<string>();

test.each(reads)("%s looks at few rows more than it shows, whatever is asked for", async (name, group) => {
  const found: string[] = [];
  let answered = 0;
  for (const [what, input] of inputsOf(name, group)) {
    const { status, text, looked } = await costOf(name, group, input);
    if (status === 200) answered += 1;
    if (looked <= atLeast + text.length * aByte) continue;
    if (!(what in bounded)) found.push(`${what} ${JSON.stringify(input)}: ${looked} rows for ${text.length} bytes`);
  }
  expectNone(
    found,
    `packages/emulator/src/api/${group.name}: ${name} reads its whole table: let it look up an index, or state the bound in \`bounded\` of this file.`,
  );
  if (answered > 0) lists.add(name);
});

test("most lists were answered, and not refused", () => {
  expect(lists.size).toBeGreaterThan(15);
});
