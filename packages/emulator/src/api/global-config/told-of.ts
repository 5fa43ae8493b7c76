import type { Context } from "../../domain/accounts/context.ts";
import { type ConfigRow, configTable } from "../../domain/config/tables.ts";
import { about, type ToldPlainly } from "../../domain/events/record-event.ts";

/** What is told of something that happened to a config. */
export function toldOf(
  context: Context,
  config: ConfigRow,
  did: string,
  more: Readonly<Record<string, unknown>> = {},
): ToldPlainly {
  return {
    text: `${context.scope.user.username} ${did} the global config ${config.slug}`,
    ...about(configTable, config),
    payload: { edgeConfigId: config.id, edgeConfigSlug: config.slug, ...more },
  };
}
