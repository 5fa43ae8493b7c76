import type { CallOptions, Client } from "@slipway/core";
import { literal } from "@slipway/core/internal";

/** Team of a call; null: the user's own account, although the client has a team; undefined: no team is needed. */
export type SentTeam = string | null | undefined;

/** Team that later calls for the same deployment need. */
export function sentTeam({ team }: Client, options: CallOptions | undefined): SentTeam {
  if (options?.team === undefined) return team;
  return options.team ?? (team === undefined ? undefined : null);
}

export function callOf(name: string, parameter: string, value: string, team: SentTeam): string {
  const options = team === undefined ? "" : `, { team: ${team === null ? "null" : literal(team)} }`;
  return `${name}(client, { ${parameter}: ${literal(value)} }${options})`;
}
