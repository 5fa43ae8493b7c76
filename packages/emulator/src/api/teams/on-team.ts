import type { Context } from "../../domain/accounts/context.ts";
import { findTeam } from "../../domain/accounts/find-team.ts";
import type { TeamRow } from "../../domain/accounts/tables.ts";
import { recordEvent } from "../../domain/events/record-event.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { type ActOn, actOn } from "../../pipeline/resource.ts";
import { eventTypes } from "./event-types.ts";

export const onTeam: ActOn<{ readonly teamId: string }, TeamRow> = actOn(
  ({ teamId }: { readonly teamId: string }, context) => findTeam(context, teamId),
);

/** Records what the request's user did to a team, or to its member or group that `entityId` names. */
export function recordTeamEvent(
  context: Context,
  type: keyof typeof eventTypes,
  accountId: string,
  change: string,
  entityId?: string,
): void {
  const text = `${context.scope.user.username} ${change}`;
  recordEvent(context, eventTypes[type], { text, accountId, ...omitUndefined({ entityId }) });
}
