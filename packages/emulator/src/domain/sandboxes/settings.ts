import { posix } from "node:path";
import type { Operations } from "@slipway/sandboxes/contract";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { pick } from "../../engine/pick.ts";
import { invalid, notFound } from "../../engine/platform-error.ts";
import type { Validated } from "../../engine/validate.ts";
import { home } from "../../isolation/environment.ts";
import type { Context } from "../accounts/scope.ts";
import { teamTable } from "../accounts/tables.ts";
import { planOf } from "../world/world.ts";
import { policyOf } from "./policy.ts";
import {
  driveTable,
  envPurpose,
  type MountRow,
  nameInProject,
  type Retention,
  type SandboxSettings,
} from "./tables.ts";

const minute = 60_000;
const day = 1440 * minute;

type CreateSandboxInput = Validated<Operations["createSandbox"]["input"]>;
type CreateSandboxV2Input = Validated<Operations["createSandboxV2"]["input"]>;
type UpdateSandboxInput = Validated<Operations["updateSandbox"]["input"]>;

export type Version = "v2" | "v3" | "v4";

/** Default retention of snapshots: v4 by the contract, others by the platform's guide. */
export function usualExpiration(version: Version): number {
  return version === "v4" ? 7 * day : 30 * day;
}

type NewSettingsInput = Omit<
  CreateSandboxV2Input & CreateSandboxInput,
  "keepLastSnapshots" | "source" | "name" | "projectId"
> & {
  readonly keepLastSnapshots?: CreateSandboxInput["keepLastSnapshots"];
};

export function newSettings(
  context: Context,
  owner: { readonly accountId: string; readonly projectId: string },
  input: NewSettingsInput,
  version: Version,
): SandboxSettings {
  const defaults: SandboxSettings = {
    persistent: true,
    runtime: "node24",
    region: "iad1",
    vcpus: 2,
    memory: 4096,
    timeout: 5 * minute,
    ports: [],
    snapshotExpiration: usualExpiration(version),
    keepLast: null,
    sealedEnv: sealEnv(context, {}),
  };
  return { ...defaults, ...changedSettings(context, { ...defaults, ...owner }, input) };
}

export function changedSettings(
  context: Context,
  before: SandboxSettings & { readonly accountId: string; readonly projectId: string },
  input: Partial<Omit<UpdateSandboxInput, "name" | "projectId" | "resume">> & {
    readonly image?: string | undefined;
    readonly interactive?: boolean | undefined;
  },
): Partial<SandboxSettings> {
  const { resources, timeout } = input;
  if (timeout !== undefined) demandTimeout(context, before.accountId, timeout);
  demandExpirations(input);
  const vcpus = resources?.vcpus ?? before.vcpus;
  const { keepLastSnapshots } = input;
  return omitUndefined({
    ...pick(input, "persistent", "runtime", "image", "interactive", "region", "failoverRegions"),
    ...pick(input, "snapshotExpiration", "tags"),
    vcpus: resources && vcpus,
    memory: resources && (resources.memory ?? (resources.vcpus === undefined ? before.memory : vcpus * 2048)),
    timeout,
    ports: input.ports && [...input.ports],
    keepLast: keepLastSnapshots === undefined ? undefined : retentionOf(keepLastSnapshots),
    sealedEnv: input.env && sealEnv(context, input.env),
    networkId: input.networkId ?? undefined,
    mounts: input.mounts && mountsOf(context, before.projectId, input.mounts),
    networkPolicy: input.networkPolicy && policyOf(context, input.networkPolicy),
  });
}

/** A session lasts as long as the plan has it: https://vercel.com/docs/vercel-sandbox/pricing. */
export function maxTimeout(context: Context, accountId: string): number {
  const team = context.rows(teamTable).get(accountId);
  return !team || planOf(team) === "hobby" ? 45 * minute : 300 * minute;
}

function demandTimeout(context: Context, accountId: string, timeout: number): void {
  const most = maxTimeout(context, accountId);
  if (timeout > most) throw invalid(`\`timeout\` should be at most ${most} ms on this plan, not ${timeout}`);
}

export function demandExpiration(expiration: number | null | undefined, name = "expiration"): void {
  if (expiration && expiration < 0) throw invalid(`\`${name}\` should be at least 0, not ${expiration}`);
}

function demandExpirations({
  snapshotExpiration,
  keepLastSnapshots,
}: Pick<CreateSandboxInput, "snapshotExpiration" | "keepLastSnapshots">): void {
  demandExpiration(snapshotExpiration, "snapshotExpiration");
  demandExpiration(keepLastSnapshots?.expiration, "keepLastSnapshots.expiration");
}

function retentionOf(input: CreateSandboxInput["keepLastSnapshots"]): Retention | null {
  if (!input) return null;
  const { count, deleteEvicted = true, expiration } = input;
  return { count, deleteEvicted, ...omitUndefined({ expiration }) };
}

const ofTheSystem =
  /^\/(bin|boot|dev|etc|lib|lib32|lib64|libx32|nix|proc|run|sbin|sys|usr|vercel\/(runtimes|trust))(\/|$)/;

function mountsOf(
  { rows }: Context,
  projectId: string,
  mounts: NonNullable<CreateSandboxInput["mounts"]>,
): Record<string, MountRow> {
  demandApart(Object.keys(mounts));
  return Object.fromEntries(
    Object.entries(mounts).map(([path, { drive, mode = "read-write" }]) => {
      const isPlace =
        posix.isAbsolute(path) && posix.normalize(path) === path && !path.endsWith("/") && !path.includes("\0");
      if (!isPlace || [home, "/tmp", "/vercel"].includes(path) || ofTheSystem.test(path))
        throw invalid(`\`mounts\`: ${JSON.stringify(path)} is not a path that a drive can have`);
      if (!rows(driveTable).first("nameInProject", nameInProject(projectId, drive))) throw notFound(`Drive ${drive}`);
      return [path, { drive, mode }];
    }),
  );
}

/** Programs that write a drive change its names at any moment, and the place of a mount is a name. */
export function demandApart(paths: readonly string[]): void {
  for (const path of paths)
    if (paths.some((other) => path.startsWith(`${other}/`)))
      throw invalid(`\`mounts\`: ${JSON.stringify(path)} lies in another drive, where no drive can be mounted`);
}

export function variablesOf(
  { keys }: Pick<Context, "keys">,
  { sealedEnv }: Pick<SandboxSettings, "sealedEnv">,
): Record<string, string> {
  // The text that was sealed is the JSON of such a record.
  return JSON.parse(keys.decrypt(sealedEnv, envPurpose)) as Record<string, string>;
}

function sealEnv({ keys }: Context, env: Readonly<Record<string, string>>): string {
  return keys.encrypt(JSON.stringify(env), envPurpose);
}
