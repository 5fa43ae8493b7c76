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
import { replacedBy, targets, targetsOf, variablesOf } from "./env.ts";
import type { TheProject } from "./the-project.ts";

/** A difference from the desired state, and its change. */
export interface Step {
  readonly change: "add" | "change";
  readonly kind: "env" | "domain" | "redirects" | "dns";
  readonly of: string;
  readonly name: string;
  run(): Promise<unknown>;
}

type Environment = Readonly<Record<string, string | undefined>>;

type Planning = readonly [client: Client, project: TheProject, desired: DesiredProject, env: Environment];

export async function planProject(...args: Planning): Promise<Step[]> {
  return [...(await planVariables(...args)), ...(await planDomains(...args)), ...(await planRedirects(...args))];
}

async function planVariables(...[client, project, desired, env]: Planning): Promise<Step[]> {
  if (desired.env.length === 0) return [];
  const { idOrName, call } = project;
  const existing = await variablesOf(client, project);
  return desired.env.flatMap(({ from, value = env[from ?? ""], type = "encrypted", target = targets, ...rest }) => {
    if (value === undefined) throw usageError(`${rest.key} of ${idOrName}: the variable ${from} is not set here.`);
    const variable: NewProjectEnv = { ...rest, type, target, value };
    const [old] = replacedBy(variable, existing);
    const isSame = old?.type === type && `${targetsOf(old)}` === `${target.toSorted()}`;
    return stepOf(["env", idOrName, rest.key], old, {
      isLike: isSame && (old.plain === undefined || old.plain === value),
      add: () => createProjectEnvs(client, { idOrName, ...variable }, call),
      change: ({ id = "" }) => updateProjectEnv(client, { idOrName, id, ...variable }, call),
    });
  });
}

async function planDomains(...[client, { idOrName, call }, { domains }]: Planning): Promise<Step[]> {
  if (domains.length === 0) return [];
  const existing = await listProjectDomains(client, { idOrName }, call).toArray();
  return domains.flatMap((each) => {
    const input = typeof each === "string" ? { name: each } : each;
    const { name: domain, customEnvironmentId: _, ...rest } = input;
    const old = existing.find(({ name }) => name === domain);
    return stepOf(["domain", idOrName, domain], old, {
      isLike: isLike(rest, old),
      add: () => addProjectDomain(client, { idOrName, ...input }, call),
      change: () => updateProjectDomain(client, { idOrName, domain, ...rest }, call),
    });
  });
}

/** Redirects are one step, because a version of them is served as a whole. Others stay unchanged. */
async function planRedirects(...[client, { idOrName, call }, { redirects }]: Planning): Promise<Step[]> {
  if (redirects.length === 0) return [];
  const { id: projectId, accountId: teamId } = await getProject(client, { idOrName }, call);
  const listed = await listRedirects(client, { projectId, per_page: 100 }, call).toArray();
  const existing = new Map(listed.map((each) => [each.source, each]));
  const others = redirects.filter((each) => !isLike(each, existing.get(each.source)));
  if (others.length === 0) return [];
  const change = others.some(({ source }) => existing.has(source)) ? "change" : "add";
  const run = async (): Promise<void> => {
    const { version } = await stageRedirects(client, { projectId, teamId, redirects: others }, call);
    await updateRedirectVersion(client, { projectId, id: version.id, action: "promote" }, call);
  };
  return [{ change, kind: "redirects", of: idOrName, name: others.map(({ source }) => source).join(" "), run }];
}

export async function planRecords(
  client: Client,
  domain: string,
  records: readonly DesiredRecord[],
  call: TheProject["call"],
): Promise<Step[]> {
  const existing = await listDnsRecords(client, { domain }, call).toArray();
  return records.flatMap((record) => {
    const { value: _, ...rest } = record;
    const old = existing.find((each) => isSameRecord(each, record));
    return stepOf(["dns", domain, `${record.type} ${record.name || "@"}`], old, {
      isLike: isLike(rest, old),
      add: () => createDnsRecord(client, { domain, ...record }, call),
      change: ({ id: recordId }) => updateDnsRecord(client, { recordId, ...record }, call),
    });
  });
}

interface Changes<Old> {
  readonly isLike: boolean;
  add(): Promise<unknown>;
  change(old: Old): Promise<unknown>;
}

function stepOf<Old>(what: readonly [Step["kind"], string, string], old: Old | undefined, ways: Changes<Old>): Step[] {
  const [kind, of, name] = what;
  if (old === undefined) return [{ change: "add", kind, of, name, run: () => ways.add() }];
  return ways.isLike ? [] : [{ change: "change", kind, of, name, run: () => ways.change(old) }];
}

/** Records of one name and type differ by their values. */
function isSameRecord(existing: DnsRecord, { type, name, value = "" }: DesiredRecord): boolean {
  const plain = (text: string): string => text.replace(/\.$/, "");
  return existing.type === type && existing.name === name && plain(existing.value) === plain(value);
}

/** Tells whether an object has all desired members; others may have any value. */
function isLike(desired: object, existing: object = {}): boolean {
  return Object.entries(desired).every(
    ([name, value]) => value === undefined || (Reflect.get(existing, name) ?? null) === value,
  );
}
