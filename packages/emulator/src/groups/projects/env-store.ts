import type { Context } from "../../engine/context.ts";
import { given } from "../../engine/given.ts";
import { newId } from "../../engine/ids.ts";
import { badRequest, conflict } from "../../engine/platform-error.ts";
import type { EnvRecord, ProjectRecord } from "../../store/records.ts";

/** What a caller says about a variable. */
export interface EnvWish {
  readonly key: string;
  readonly value: string;
  readonly type: EnvRecord["type"];
  readonly target?: EnvRecord["target"] | undefined;
  readonly customEnvironmentIds?: readonly string[] | undefined;
  readonly gitBranch?: string | null | undefined;
  readonly comment?: string | undefined;
  readonly visibility?: EnvRecord["visibility"] | undefined;
}

/**
 * Adds a variable, or with `upsert` takes the place of the one that is in its way.
 * Throws 400 for a bad name or no target, 409 `ENV_CONFLICT` where one with a common target is there.
 */
export function putEnv(context: Context, project: ProjectRecord, wish: EnvWish, upsert: boolean): EnvRecord {
  const { state, clock, keys, scope } = context;
  const now = clock.stamp();
  const draft: EnvRecord = {
    id: newId("", 16),
    projectId: project.id,
    key: checkKey(wish.key),
    type: wish.type,
    secretValue: keys.encrypt(wish.value),
    target: wish.target ?? [],
    customEnvironmentIds: wish.customEnvironmentIds ?? [],
    ...branchAndComment(wish),
    createdAt: now,
    updatedAt: now,
    createdBy: scope.user.id,
    updatedBy: null,
  };
  checkTarget(draft);
  const [rival, ...others] = findRivals(context, draft);
  if (!rival) return state.envs.put(draft);
  if (!upsert || others.length > 0) throw rivalConflict(draft, rival);
  const { id, createdAt, createdBy } = rival;
  return state.envs.put({ ...draft, id, createdAt, createdBy, updatedBy: scope.user.id });
}

type EnvChange = { readonly [Name in keyof EnvWish]?: EnvWish[Name] | undefined };

/** Changes a variable; throws as `putEnv` does, and 400 for making a sensitive value readable. */
export function changeEnv(context: Context, env: EnvRecord, wish: EnvChange): EnvRecord {
  const { state, clock, keys, scope } = context;
  if (env.type === "sensitive" && wish.type !== undefined && wish.type !== "sensitive") {
    throw badRequest(`Invalid request: \`type\`: ${env.key} is sensitive and stays so; delete it and add it anew`);
  }
  const changed: EnvRecord = {
    ...env,
    ...given({
      key: wish.key === undefined ? undefined : checkKey(wish.key),
      type: wish.type,
      secretValue: wish.value === undefined ? undefined : keys.encrypt(wish.value),
      target: wish.target,
      customEnvironmentIds: wish.customEnvironmentIds,
      visibility: wish.visibility,
    }),
    ...branchAndComment(wish),
    updatedAt: clock.stamp(),
    updatedBy: scope.user.id,
  };
  checkTarget(changed);
  const [rival] = findRivals(context, changed);
  if (rival) throw rivalConflict(changed, rival);
  return state.envs.put(changed);
}

function branchAndComment({ gitBranch, comment }: EnvChange): Pick<EnvRecord, "gitBranch" | "comment"> {
  return given({ gitBranch: gitBranch ?? undefined, comment });
}

function checkKey(key: string): string {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(key) || key.length > 256) {
    throw badRequest(
      `Invalid request: \`key\`: "${key}" is no variable name; use letters, digits and "_", not a digit first`,
    );
  }
  return key;
}

function checkTarget({ key, target, customEnvironmentIds, gitBranch }: EnvRecord): void {
  if (target.length === 0 && customEnvironmentIds.length === 0) {
    throw badRequest(`Invalid request: \`target\`: ${key} needs a target or a custom environment`);
  }
  if (gitBranch !== undefined && !target.includes("preview")) {
    throw badRequest(`Invalid request: \`gitBranch\`: ${key} has a branch, which only the target preview can have`);
  }
}

/** The variables of the same name that have an environment in common, for the same branch. */
function findRivals({ state }: Context, env: EnvRecord): EnvRecord[] {
  return state.envs
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

function rivalConflict(env: EnvRecord, rival: EnvRecord): Error {
  const where = [...env.target, ...env.customEnvironmentIds].join(", ");
  const branch = env.gitBranch === undefined ? "" : ` on branch ${env.gitBranch}`;
  return conflict(`A variable with the name \`${env.key}\` exists already for ${where}${branch}`, "ENV_CONFLICT", {
    key: env.key,
    envVarKey: env.key,
    envVarId: rival.id,
    target: env.target,
    ...given({ gitBranch: env.gitBranch }),
  });
}
