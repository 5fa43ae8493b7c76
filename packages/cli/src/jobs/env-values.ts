import type { Client } from "@slipway/core";
import { CONCURRENCY, inParallel } from "@slipway/core/internal";
import {
  type EnvTarget,
  type EnvVarListItem,
  getProjectEnv,
  listProjectEnvs,
  type NewProjectEnv,
} from "@slipway/projects";
import type { TheProject } from "./the-project.ts";

export const targets: readonly EnvTarget[] = ["production", "preview", "development"];

export interface KnownVariable extends EnvVarListItem {
  readonly plain?: string;
}

export async function variablesOf(client: Client, project: TheProject, target?: EnvTarget): Promise<KnownVariable[]> {
  const { idOrName, call } = project;
  const listed = listProjectEnvs(client, { idOrName, decrypt: true, ...(target && { target }) }, call);
  return inParallel(listed, CONCURRENCY, call.signal, async (each, signal): Promise<KnownVariable> => {
    if (each.type === "sensitive" || each.type === "system" || each.id === undefined) return each;
    if (each.type === "plain" || each.decrypted === true) return { ...each, plain: each.value };
    const { value, decrypted } = await getProjectEnv(client, { idOrName, id: each.id }, { ...call, signal });
    return decrypted === false || typeof value !== "string" ? each : { ...each, plain: value };
  });
}

export function targetsOf({ target = [] }: Pick<EnvVarListItem, "target">): string[] {
  return [target].flat().toSorted();
}

export function replacedBy(variable: NewProjectEnv, existing: readonly KnownVariable[]): KnownVariable[] {
  const wantedTargets = targetsOf({ target: [...(variable.target ?? [])] });
  return existing.filter(
    (each) =>
      each.key === variable.key &&
      (each.gitBranch ?? null) === (variable.gitBranch ?? null) &&
      targetsOf(each).some((target) => wantedTargets.includes(target)),
  );
}
