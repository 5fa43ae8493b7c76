import type { Operations } from "@slipway/environment/contract";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { invalid, PlatformError, refuse } from "../../engine/platform-error.ts";
import type { WithRows } from "../../engine/services.ts";
import type { Draft } from "../../store/table.ts";
import { requireRight } from "../accounts/access/require-right.ts";
import type { Right } from "../accounts/access/rights.ts";
import type { Context } from "../accounts/scope.ts";
import { scopeOfProject } from "../projects/find-project.ts";
import { type EnvRow, envTable, type ProjectRow } from "../projects/tables.ts";
import { customEnvironmentIdOf } from "./custom-environments.ts";
import { customEnvironmentTable, sharedEnvLinkTable, sharedEnvTable } from "./tables.ts";

export function concernsProduction(target: readonly string[] | string | undefined): boolean {
  return target !== undefined && [target].flat().includes("production");
}

/** The right to read a value: production's where the variable is production's alone. */
export function decryptRight({
  target,
}: {
  readonly target: readonly string[];
}): "env.decrypt" | "env.decrypt.production" {
  return target.length > 0 && target.every((each) => each === "production") ? "env.decrypt.production" : "env.decrypt";
}

/** Names of the platform's own variables. */
const ownNames =
  /^VERCEL(?:_ENV|_TARGET_ENV|_URL|_BRANCH_URL|_PROJECT_PRODUCTION_URL|_REGION|_DEPLOYMENT_ID|_PROJECT_ID|_SKEW_PROTECTION_ENABLED|_AUTOMATION_BYPASS_SECRET|_OIDC_TOKEN|_GIT_\w+)?$/;

/** https://vercel.com/docs/environment-variables/reserved-environment-variables (2025-12-10) */
const reserved =
  /^(?:AWS_SECRET_KEY|AWS_EXECUTION_ENV|AWS_LAMBDA_(?:LOG_GROUP_NAME|LOG_STREAM_NAME|FUNCTION_(?:NAME|MEMORY_SIZE|VERSION))|NOW_REGION|TZ|LAMBDA_(?:TASK_ROOT|RUNTIME_DIR))$/;

export function checkKey(key: string): string {
  if (ownNames.test(key) || reserved.test(key)) throw invalid(`\`key\`: ${key} is reserved: the platform sets it`);
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(key) || key.length > 256) {
    throw invalid(`\`key\`: "${key}" is not a variable name; use letters, digits and "_", not a digit first`);
  }
  return key;
}

/**
 * Throws 400 for a sensitive variable of development, where its value would have to be read.
 * https://vercel.com/docs/projects/environment-variables/sensitive-environment-variables says so (read 2026-11-22).
 */
export function checkSensitive(env: { key: string; type: string; target: readonly string[] }): void {
  const { key, type, target } = env;
  if (type !== "sensitive" || !target.includes("development")) return;
  throw invalid(`\`target\`: ${key} is sensitive, which no variable of development can be`);
}

export interface EnvInput {
  readonly key: string;
  readonly value: string;
  readonly type: EnvRow["type"];
  readonly target?: EnvRow["target"] | undefined;
  readonly customEnvironmentIds?: readonly string[] | null | undefined;
  readonly gitBranch?: string | null | undefined;
  readonly comment?: string | undefined;
  readonly visibility?: EnvRow["visibility"] | undefined;
}

/** Adds a variable; `upsert` replaces a conflicting one. Throws 400, 403 for production, and 409 `ENV_CONFLICT`. */
export function putEnv(context: Context, project: ProjectRow, input: EnvInput, upsert: boolean): EnvRow {
  const { rows, keys, scope } = context;
  const draft: Draft<EnvRow> = {
    projectId: project.id,
    key: checkKey(input.key),
    type: input.type,
    secretValue: keys.encrypt(input.value),
    target: input.target ?? [],
    customEnvironmentIds: environmentIds(context, project.id, input) ?? [],
    ...optional(input),
    createdBy: scope.user.id,
    updatedBy: null,
  };
  checkTarget(draft);
  const [rival, ...others] = findRivals(context, draft);
  if (!rival) return rows(envTable).add(draft);
  if (!upsert || others.length > 0) throw rivalConflict(draft, rival);
  checkProduction(context, project, rival, "env.write.production");
  const { id, createdBy } = rival;
  return rows(envTable).put({ ...draft, id, createdBy, updatedBy: scope.user.id });
}

/** Throws 403 where a variable reaches production and the caller lacks the right for that. */
export function checkProduction(context: Context, project: ProjectRow, env: EnvRow, right: Right): void {
  if (concernsProduction(env.target)) requireRight(context, right, scopeOfProject(project));
}

type EnvChange = { readonly [Name in keyof EnvInput]?: EnvInput[Name] | undefined };

export function changeEnv(context: Context, env: EnvRow, input: EnvChange): EnvRow {
  const { rows, keys, scope } = context;
  if (env.type === "sensitive" && input.type !== undefined && input.type !== "sensitive") {
    throw invalid(`\`type\`: ${env.key} is sensitive and stays so; delete it and add it anew`);
  }
  const changed: EnvRow = {
    ...env,
    ...omitUndefined({
      key: input.key === undefined ? undefined : checkKey(input.key),
      type: input.type,
      secretValue: input.value === undefined ? undefined : keys.encrypt(input.value),
      target: input.target,
      customEnvironmentIds: environmentIds(context, env.projectId, input),
    }),
    ...optional(input),
    updatedBy: scope.user.id,
  };
  checkTarget(changed);
  const [rival] = findRivals(context, changed);
  if (rival) throw rivalConflict(changed, rival);
  return rows(envTable).put(changed);
}

function optional({ gitBranch, comment, visibility }: EnvChange): Pick<EnvRow, "gitBranch" | "comment" | "visibility"> {
  return omitUndefined({ gitBranch: gitBranch ?? undefined, comment, visibility });
}

function environmentIds(context: Context, projectId: string, { customEnvironmentIds }: EnvChange) {
  return customEnvironmentIds?.map((id) => customEnvironmentIdOf(context, projectId, id, "customEnvironmentIds"));
}

function checkTarget(env: Draft<EnvRow>): void {
  const { key, target, customEnvironmentIds, gitBranch } = env;
  checkSensitive(env);
  if (target.length === 0 && customEnvironmentIds.length === 0)
    throw invalid(`\`target\`: ${key} needs a target or a custom environment`);
  if (gitBranch !== undefined && !target.includes("preview"))
    throw invalid(`\`gitBranch\`: ${key} has a branch, which only the target preview can have`);
}

function findRivals({ rows }: Context, env: Draft<EnvRow>): EnvRow[] {
  return rows(envTable)
    .by("project", env.projectId)
    .filter(
      (other) =>
        other.id !== env.id &&
        other.key === env.key &&
        other.gitBranch === env.gitBranch &&
        (other.target.some((target) => env.target.includes(target)) ||
          other.customEnvironmentIds.some((id) => env.customEnvironmentIds.includes(id))),
    );
}

function rivalConflict(env: Draft<EnvRow>, rival: EnvRow): Error {
  const where = [...env.target, ...env.customEnvironmentIds].join(", ");
  const branch = env.gitBranch === undefined ? "" : ` on branch ${env.gitBranch}`;
  return refuse("variable_exists", {
    key: env.key,
    envVarKey: env.key,
    envVarId: rival.id,
    target: env.target,
    gitBranch: env.gitBranch,
    where: `${where}${branch}`,
  });
}

/** Runs each input in a transaction of its own, and collects the failures. */
export function attemptEach<Item, Done>(
  { store }: Context,
  inputs: readonly Item[],
  work: (input: Item) => Done,
): {
  readonly results: Done[];
  readonly failed: { error: Operations["updateSharedEnvs"]["output"]["failed"][number]["error"] }[];
  readonly refused: readonly PlatformError[];
} {
  const results: Done[] = [];
  const refused: PlatformError[] = [];
  for (const input of inputs) {
    try {
      results.push(store.transact(() => work(input)));
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      refused.push(error);
    }
  }
  const failed = refused.map(({ extra, code, message }) => ({ error: { ...extra, code, message } }));
  return { results, failed, refused };
}

export function linkedEnvs({ rows }: WithRows, projectId: string): EnvRow[] {
  const customIds = rows(customEnvironmentTable)
    .by("project", projectId)
    .map(({ id }) => id);
  return rows(sharedEnvLinkTable)
    .by("project", projectId)
    .flatMap(({ envId }) => rows(sharedEnvTable).get(envId) ?? [])
    .map(({ accountId: _, applyToAllCustomEnvironments: isForAll, ...env }) => {
      const customEnvironmentIds = isForAll ? customIds : [];
      return { ...env, projectId, customEnvironmentIds };
    });
}

export function unlinkAll({ rows }: WithRows, projectId: string): void {
  for (const { id } of rows(sharedEnvLinkTable).by("project", projectId)) rows(sharedEnvLinkTable).remove(id);
}
