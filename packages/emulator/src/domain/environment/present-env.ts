import { pick } from "../../engine/pick.ts";
import { can } from "../accounts/access/require-right.ts";
import type { Context } from "../accounts/scope.ts";
import { scopeOfProject } from "../projects/find-project.ts";
import { type EnvRow, type EnvVar, projectTable } from "../projects/tables.ts";
import { decryptRight } from "./env-store.ts";

/** A variable for the caller: sensitive values never, encrypted ones only when `opened`, others as stored. */
export function presentEnv(context: Context, env: EnvRow, mode: "opened" | "sealed"): EnvVar {
  const isOpen = env.type === "plain" || env.type === "system" || mode === "opened";
  const decrypted = env.type !== "sensitive" && isOpen && mayRead(context, env);
  return {
    ...pick(env, "id", "key", "type", "gitBranch", "comment", "visibility"),
    ...pick(env, "createdAt", "updatedAt", "createdBy", "updatedBy"),
    value: shownValue(context, env, decrypted),
    target: [...env.target],
    customEnvironmentIds: [...env.customEnvironmentIds],
    configurationId: null,
    decrypted,
  };
}

function mayRead(context: Context, env: EnvRow): boolean {
  const project = context.rows(projectTable).get(env.projectId);
  return project !== undefined && can(context, decryptRight(env), scopeOfProject(project));
}

type Sealed = Pick<EnvRow, "secretValue"> & { readonly type: string };

export function shownValue({ keys }: Context, env: Sealed, decrypted: boolean): string {
  if (decrypted) return keys.decrypt(env.secretValue);
  return env.type === "sensitive" ? "" : env.secretValue;
}
