import type { Services } from "../../engine/services.ts";
import { type Identity, identifyById } from "../accounts/scope.ts";
import { heardTokens } from "../accounts/tokens.ts";
import { projectTable } from "./tables.ts";

/**
 * Who shows an OIDC token of a project: its user, bound to the project. `undefined` where it is no such token, where its time is over,
 * or where the project, or the platform token that it was given for, is gone.
 */
export function readProjectToken(token: string, services: Services): Identity | undefined {
  const { keys, clock, rows, part } = services;
  const { project_id: boundProjectId, tid, exp } = keys.readToken(token) ?? {};
  if (typeof boundProjectId !== "string" || typeof tid !== "string" || typeof exp !== "number") return undefined;
  const boundTo = rows(projectTable).get(boundProjectId)?.accountId;
  const identity = identifyById(tid, services);
  if (!identity || boundTo === undefined || exp * 1000 <= clock.now()) return undefined;
  part(heardTokens).hear(token);
  return { ...identity, boundTo, boundProjectId };
}
