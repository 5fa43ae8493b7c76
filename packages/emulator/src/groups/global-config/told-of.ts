import type { Context } from "../../engine/context.ts";
import { about, type ToldPlainly } from "../../engine/happened.ts";
import { type ConfigRow, configTable } from "./tables.ts";

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
