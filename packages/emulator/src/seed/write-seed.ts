import { type ListOperation, list } from "@slipway/core/call";
import { type GenericSchema, is, unknown } from "valibot";
import { membershipTable, teamTable, userTable } from "../domain/accounts/tables.ts";
import { fileListTable } from "../domain/deployments/tables.ts";
import { productionDeployment } from "../domain/hosts/production.ts";
import { projectTable } from "../domain/projects/tables.ts";
import { createWorld } from "../domain/world/world.ts";
import { omitUndefined } from "../engine/omit-undefined.ts";
import type { Services } from "../engine/services.ts";
import { schemaNamed } from "../engine/validate.ts";
import { type Callee, clientOf } from "./run-calls.ts";
import type { SeedCall, SeedData } from "./seed-data.ts";

type Item = Readonly<Record<string, unknown>>;

/** As many bytes of files are written with a deployment; one that has more is left out. */
const mostFiles = 1024 * 1024;

/** What stands here as a seed. Left out are tokens, which nobody can read, and sensitive variables. */
export async function writeSeed(services: Services, callee: Callee): Promise<SeedData> {
  const { rows } = services;
  const users = rows(userTable).all();
  const nameOf = new Map(users.map(({ id, username }) => [id, username]));
  const teams = rows(teamTable).all();
  const { records, plans, caches } = createWorld(services.store);
  const calls: SeedCall[] = [];
  for (const { slug } of teams) calls.push(...(await callsOf(slug, services, callee)));
  return {
    users: users.map(({ username, email, name }) => ({
      username,
      email,
      ...omitUndefined({ name: name ?? undefined }),
    })),
    teams: teams.map(({ id, slug, name }) => {
      const members = rows(membershipTable)
        .by("team", id)
        .filter(({ confirmed }) => confirmed);
      return {
        slug,
        name: name ?? slug,
        members: members.map(({ userId, role }) => ({ username: nameOf.get(userId) ?? "", role })),
      };
    }),
    world: { records, plans, caches },
    calls,
  };
}

/** Its custom environments are not written. */
const isOfCustom = ({ customEnvironmentId, customEnvironmentIds }: Item): boolean =>
  Boolean(customEnvironmentId) || (Array.isArray(customEnvironmentIds) && customEnvironmentIds.length > 0);

/** The calls that make what a team has. One whose input the contract would not take is left out. */
async function callsOf(team: string, services: Services, callee: Callee): Promise<SeedCall[]> {
  const calls: SeedCall[] = [];
  async function add(name: string, named: Item, item: Item): Promise<Item> {
    const { contract, ...operation } = await callee.catalog.operationNamed(name);
    const schema = schemaNamed({ ...operation, contract }, contract.input);
    const members = membersOf(schema).filter(
      (member) => item[member] !== undefined && (item[member] !== null || member === "ssoProtection"),
    );
    const fitting = members.filter((member) => is(schemaOf(schema, member), item[member]));
    const input = { ...Object.fromEntries(fitting.map((member) => [member, item[member]])), ...named };
    if (is(schema, input)) calls.push({ team, [name]: input });
    return input;
  }
  const all = async (name: string, input: Item): Promise<Item[]> => {
    const { contract } = await callee.catalog.operationNamed(name);
    // What lists has members that say how.
    return list<unknown, Item>(clientOf(callee, team), contract as ListOperation, input).toArray();
  };
  // What was made first comes first, as it does in a list of variables.
  const newest = async (name: string, input: Item): Promise<Item[]> => (await all(name, input)).toReversed();
  const isOwn = ({ name }: Item): boolean => !String(name).endsWith(`.${services.hosts.baseDomain}`);

  for (const { name: domain } of (await newest("listDomains", {})).filter(isOwn)) {
    await add("addDomain", { method: "add", name: domain }, {});
    for (const record of await all("listDnsRecords", { domain }))
      if (record.creator !== "system") await add("createDnsRecord", { domain }, record);
  }
  for (const project of await newest("listProjects", {})) {
    const idOrName = String(project.name);
    const created = await add("createProject", {}, project);
    const left = Object.entries(project).filter(([member]) => !(member in created));
    await add("updateProject", { idOrName }, Object.fromEntries(left));
    for (const env of await all("listProjectEnvs", { idOrName, decrypt: true }))
      if (env.type !== "sensitive" && !isOfCustom(env)) await add("createProjectEnvs", { idOrName }, env);
    const domains = (await newest("listProjectDomains", { idOrName })).filter(
      (each) => isOwn(each) && !isOfCustom(each),
    );
    for (const { redirect, redirectStatusCode, ...domain } of domains)
      await add("addProjectDomain", { idOrName }, domain);
    // All of them are there by then.
    for (const { redirect, redirectStatusCode, name: domain } of domains)
      if (redirect) await add("updateProjectDomain", { idOrName, domain }, { redirect, redirectStatusCode });
    const deployed = await deployedFiles(String(project.id), services);
    if (deployed) calls.push({ team, createDeployment: { name: idOrName, target: "production", ...deployed } });
  }
  return calls.some((call) => "createDeployment" in call) ? [...calls, { advance: "1 minute" }] : calls;
}

type Schema = GenericSchema & {
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly options?: readonly Schema[];
};

function schemaOf({ entries = {} }: Schema, member: string): GenericSchema {
  return entries[member] ?? unknown();
}

function membersOf({ entries = {}, options = [] }: Schema): string[] {
  return [...new Set([...Object.keys(entries), ...options.flatMap(membersOf)])];
}

/** The files of what a project has in production; undefined where there is nothing, or too much. */
async function deployedFiles(projectId: string, services: Services): Promise<object | undefined> {
  const { rows, blobs } = services;
  const project = rows(projectTable).get(projectId);
  const deployment = project && productionDeployment(services, project);
  const files = deployment && rows(fileListTable).get(deployment.id)?.files;
  if (!files || files.reduce((sum, { size }) => sum + size, 0) > mostFiles) return undefined;
  const sent = await Promise.all(
    files.map(async ({ path: file, sha }) => {
      const bytes = await blobs.readAll(sha);
      const text = bytes.toString("utf8");
      return Buffer.from(text).equals(bytes)
        ? { file, data: text }
        : { file, data: bytes.toString("base64"), encoding: "base64" };
    }),
  );
  return { files: sent, ...(deployment.config?.prebuilt && { prebuilt: true }) };
}
