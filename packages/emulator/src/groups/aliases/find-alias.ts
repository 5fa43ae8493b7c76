import type { Context } from "../../engine/context.ts";
import { notFound } from "../../engine/platform-error.ts";
import type { AliasRecord } from "../../store/records.ts";

/** An alias within the request's reach, by id or name. Throws 404 where there is none. */
export function findAlias({ state, scope, hosts }: Context, idOrAlias: string): AliasRecord {
  const alias = state.aliases.get(idOrAlias) ?? state.aliases.by("alias", hosts.normalize(idOrAlias))[0];
  if (!alias || !scope.reaches(alias.accountId)) throw notFound("Alias");
  return alias;
}
