import { given } from "../../engine/given.ts";
import type { Services } from "../../engine/services.ts";
import type { EnvRow, EnvVar } from "./tables.ts";

/**
 * A variable as the API shows it. A plain or system value is always readable, a sensitive one never,
 * an encrypted one only `opened`; `sealed` shows what it is stored as.
 */
export function presentEnv(services: Services, env: EnvRow, mode: "opened" | "sealed"): EnvVar {
  const readable = env.type === "plain" || env.type === "system";
  const decrypted = env.type !== "sensitive" && (readable || mode === "opened");
  return given({
    id: env.id,
    key: env.key,
    type: env.type,
    value: shownValue(services, env, decrypted),
    target: [...env.target],
    customEnvironmentIds: [...env.customEnvironmentIds],
    gitBranch: env.gitBranch,
    comment: env.comment,
    visibility: env.visibility,
    configurationId: null,
    createdAt: env.createdAt,
    updatedAt: env.updatedAt,
    createdBy: env.createdBy,
    updatedBy: env.updatedBy,
    decrypted,
  });
}

function shownValue({ keys }: Services, env: EnvRow, decrypted: boolean): string {
  if (decrypted) return keys.decrypt(env.secretValue);
  return env.type === "sensitive" ? "" : env.secretValue;
}
