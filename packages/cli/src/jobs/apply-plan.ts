import { listRedirects, stageRedirects, updateRedirectVersion } from "@slipway/bulk-redirects";
import type { Client } from "@slipway/core";
import { createDnsRecord, type DnsRecord, listDnsRecords, updateDnsRecord } from "@slipway/dns";
import {
  addProjectDomain,
  createProjectEnvs,
  getProject,
  listProjectDomains,
  type NewProjectEnv,
  updateProjectDomain,
  updateProjectEnv,
} from "@slipway/projects";
import { usageError } from "../context.ts";
import type { DesiredProject, DesiredRecord } from "./apply-file.ts";
import { replacedBy, targets, targetsOf, variablesOf } from "./env-values.ts";
import type { TheProject } from "./the-project.ts";

/** One thing that is otherwise than it is to be. */
export interface Step {
  readonly change: "add" | "change";
  readonly kind: "env" | "domain" | "redirects" | "dns";
  readonly of: string;
  readonly name: string;
  run(): Promise<unknown>;
}

type Environment = Readonly<Record<string, string | undefined>>;

type Planning = readonly [client: Client, project: TheProject, desired: DesiredProject, env: Environment];

export async function planProject(...given: Planning): Promise<Step[]> {
  return [...(await planVariables(...given)), ...(await planDomains(...given)), ...(await planRedirects(...given))];
}

async function planVariables(...[client, project, desired, env]: Planning): Promise<Step[]> {
  if (desired.env.length === 0) return [];
  const { idOrName, call } = project;
  const known = await variablesOf(client, project);
  return desired.env.flatMap(({ from, value = env[from ?? ""], type = "encrypted", target = targets, ...rest }) => {
    if (value === undefined) throw usageError(`${rest.key} of ${idOrName}: the variable ${from} is not set here.`);
    const wanted: NewProjectEnv = { ...rest, type, target, value };
    const [old] = replacedBy(wanted, known);
    const isSame = old?.type === type && `${targetsOf(old)}` === `${target.toSorted()}`;
    return stepOf(["env", idOrName, rest.key], old, {
      // Of what nobody can read again only the name is known.
      isLike: isSame && (old.plain === undefined || old.plain === value),
      add: () => createProjectEnvs(client, { idOrName, ...wanted }, call),
      change: ({ id = "" }) => updateProjectEnv(client, { idOrName, id, ...wanted }, call),
    });
  });
}

async function planDomains(...[client, { idOrName, call }, { domains }]: Planning): Promise<Step[]> {
  if (domains.length === 0) return [];
  const known = await listProjectDomains(client, { idOrName }, call).toArray();
  return domains.flatMap((each) => {
    const wanted = typeof each === "string" ? { name: each } : each;
    const { name: domain, customEnvironmentId: _, ...rest } = wanted;
    const old = known.find(({ name }) => name === domain);
    return stepOf(["domain", idOrName, domain], old, {
      isLike: isLike(rest, old),
      add: () => addProjectDomain(client, { idOrName, ...wanted }, call),
      change: () => updateProjectDomain(client, { idOrName, domain, ...rest }, call),
    });
  });
}

/** A version of redirects is served as a whole, so that they are one step. Those that are not named stay. */
async function planRedirects(...[client, { idOrName, call }, { redirects }]: Planning): Promise<Step[]> {
  if (redirects.length === 0) return [];
  const { id: projectId, accountId: teamId } = await getProject(client, { idOrName }, call);
  const listed = await listRedirects(client, { projectId, per_page: 100 }, call).toArray();
  const known = new Map(listed.map((each) => [each.source, each]));
  const others = redirects.filter((each) => !isLike(each, known.get(each.source)));
  if (others.length === 0) return [];
  const change = others.some(({ source }) => known.has(source)) ? "change" : "add";
  const run = async (): Promise<void> => {
    const { version } = await stageRedirects(client, { projectId, teamId, redirects: others }, call);
    await updateRedirectVersion(client, { projectId, id: version.id, action: "promote" }, call);
  };
  return [{ change, kind: "redirects", of: idOrName, name: others.map(({ source }) => source).join(" "), run }];
}

export async function planRecords(
  client: Client,
  domain: string,
  wanted: readonly DesiredRecord[],
  call: TheProject["call"],
): Promise<Step[]> {
  const known = await listDnsRecords(client, { domain }, call).toArray();
  return wanted.flatMap((record) => {
    const { value: _, ...rest } = record;
    const old = known.find((each) => isRecord(each, record));
    return stepOf(["dns", domain, `${record.type} ${record.name || "@"}`], old, {
      isLike: isLike(rest, old),
      add: () => createDnsRecord(client, { domain, ...record }, call),
      change: ({ id: recordId }) => updateDnsRecord(client, { recordId, ...record }, call),
    });
  });
}

interface Ways<Old> {
  readonly isLike: boolean;
  add(): Promise<unknown>;
  change(old: Old): Promise<unknown>;
}

function stepOf<Old>(what: readonly [Step["kind"], string, string], old: Old | undefined, ways: Ways<Old>): Step[] {
  const [kind, of, name] = what;
  if (old === undefined) return [{ change: "add", kind, of, name, run: () => ways.add() }];
  return ways.isLike ? [] : [{ change: "change", kind, of, name, run: () => ways.change(old) }];
}

/** A name may have several records of a type, told apart by their values. */
function isRecord(known: DnsRecord, { type, name, value = "" }: DesiredRecord): boolean {
  const plain = (text: string): string => text.replace(/\.$/, "");
  return known.type === type && known.name === name && plain(known.value) === plain(value);
}

/** Whether something has all that is asked for; of what is not asked for anything will do. */
function isLike(wanted: object, known: object = {}): boolean {
  return Object.entries(wanted).every(
    ([name, value]) => value === undefined || (Reflect.get(known, name) ?? null) === value,
  );
}
