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

/** A variable as the platform has it. */
export interface KnownVariable extends EnvVarListItem {
  /** Absent where nobody can read it again. */
  readonly plain?: string;
}

/** A project's variables with their values, without those of a branch or of custom environments alone. */
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

/** The variables of the platform that one to be set would replace. */
export function replacedBy(wanted: NewProjectEnv, known: readonly KnownVariable[]): KnownVariable[] {
  const wantedTargets = targetsOf({ target: [...(wanted.target ?? [])] });
  return known.filter(
    (each) =>
      each.key === wanted.key &&
      (each.gitBranch ?? null) === (wanted.gitBranch ?? null) &&
      targetsOf(each).some((target) => wantedTargets.includes(target)),
  );
}
