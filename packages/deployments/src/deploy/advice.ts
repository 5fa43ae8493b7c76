import type { CallOptions, Client } from "@slipway/core";
import { literal } from "@slipway/core/internal";

/** A team that calls are sent with; null: a user's own account, where the client names a team; undefined: nothing has to be said. */
export type SentTeam = string | null | undefined;

/** The team that has to be said again for the calls that follow one. */
export function sentTeam({ team }: Client, options: CallOptions | undefined): SentTeam {
  if (options?.team === undefined) return team;
  return options.team ?? (team === undefined ? undefined : null);
}

/** A call as an error advises it: `waitForDeployment(client, { idOrUrl: "dpl_1" }, { team: "acme" })`. */
export function callOf(name: string, parameter: string, value: string, team: SentTeam): string {
  const options = team === undefined ? "" : `, { team: ${team === null ? "null" : literal(team)} }`;
  return `${name}(client, { ${parameter}: ${literal(value)} }${options})`;
}
