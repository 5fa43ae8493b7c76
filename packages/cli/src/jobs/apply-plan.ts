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
import { usageError } from "../command-error.ts";
import type { DesiredProject, DesiredRecord } from "./apply-file.ts";
import { replacedBy, targets, targetsOf, variablesOf } from "./env-values.ts";
import type { TheProject } from "./the-project.ts";

/** One thing that is otherwise than it is to be. */
export interface Step {
  readonly change: "add" | "change";
  readonly kind: "env" | "domain" | "redirects" | "dns";
  /** The project, or the domain of records. */
  readonly of: string;
  readonly name: string;
  run(): Promise<unknown>;
}

type Environment = Readonly<Record<string, string | undefined>>;

export async function planProject(
  client: Client,
  project: TheProject,
  desired: DesiredProject,
  env: Environment,
): Promise<Step[]> {
  const steps = [
    ...(await planVariables(client, project, desired, env)),
    ...(await planDomains(client, project, desired)),
    ...(await planRedirects(client, project, desired)),
  ];
  return steps;
}

async function planVariables(
  client: Client,
  project: TheProject,
  desired: DesiredProject,
  env: Environment,
): Promise<Step[]> {
  if (desired.env.length === 0) return [];
  const { idOrName, call } = project;
  const known = await variablesOf(client, project);
  return desired.env.flatMap(
    ({ from, value = env[from ?? ""], type = "encrypted", target = targets, ...rest }): Step[] => {
      if (value === undefined) throw usageError(`${rest.key} of ${idOrName}: the variable ${from} is not set here.`);
      const wanted: NewProjectEnv = { ...rest, type, target, value };
      const old = replacedBy(wanted, known);
      const step = { kind: "env", of: idOrName, name: rest.key } as const;
      if (!old)
        return [{ ...step, change: "add", run: () => createProjectEnvs(client, { idOrName, ...wanted }, call) }];
      const isSame = old.type === type && `${targetsOf(old)}` === `${target.toSorted()}`;
      // Of what nobody can read again only the name is known.
      if (isSame && (old.plain === undefined || old.plain === value)) return [];
      const { id = "" } = old;
      return [{ ...step, change: "change", run: () => updateProjectEnv(client, { idOrName, id, ...wanted }, call) }];
    },
  );
}

async function planDomains(
  client: Client,
  { idOrName, call }: TheProject,
  { domains }: DesiredProject,
): Promise<Step[]> {
  if (domains.length === 0) return [];
  const known = await listProjectDomains(client, { idOrName }, call).toArray();
  return domains.flatMap((each): Step[] => {
    const wanted = typeof each === "string" ? { name: each } : each;
    const step = { kind: "domain", of: idOrName, name: wanted.name } as const;
    const old = known.find(({ name }) => name === wanted.name);
    if (!old) return [{ ...step, change: "add", run: () => addProjectDomain(client, { idOrName, ...wanted }, call) }];
    const { name: domain, customEnvironmentId: _, ...rest } = wanted;
    if (isLike(rest, old)) return [];
    return [{ ...step, change: "change", run: () => updateProjectDomain(client, { idOrName, domain, ...rest }, call) }];
  });
}

/** A version of redirects is served as a whole, so that they are one step. Those that are not named stay. */
async function planRedirects(
  client: Client,
  { idOrName, call }: TheProject,
  { redirects }: DesiredProject,
): Promise<Step[]> {
  if (redirects.length === 0) return [];
  const { id: projectId, accountId: teamId } = await getProject(client, { idOrName }, call);
  const listed = await listRedirects(client, { projectId, per_page: 100 }, call).toArray();
  const known = new Map(listed.map((each) => [each.source, each]));
  const others = redirects.filter((each) => !isLike(each, known.get(each.source) ?? {}));
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
  return wanted.flatMap((record): Step[] => {
    const step = { kind: "dns", of: domain, name: `${record.type} ${record.name || "@"}` } as const;
    const old = known.find((each) => isRecord(each, record));
    if (!old) return [{ ...step, change: "add", run: () => createDnsRecord(client, { domain, ...record }, call) }];
    const { value: _, ...rest } = record;
    if (isLike(rest, old)) return [];
    return [{ ...step, change: "change", run: () => updateDnsRecord(client, { recordId: old.id, ...record }, call) }];
  });
}

/** A name may have several records of a type, told apart by their values. */
function isRecord(known: DnsRecord, { type, name, value = "" }: DesiredRecord): boolean {
  const plain = (text: string): string => text.replace(/\.$/, "");
  return known.type === type && known.name === name && plain(known.value) === plain(value);
}

/** Whether something has all that is asked for; of what is not asked for anything will do. */
function isLike(wanted: object, known: object): boolean {
  return Object.entries(wanted).every(
    ([name, value]) => value === undefined || (Reflect.get(known, name) ?? null) === value,
  );
}
