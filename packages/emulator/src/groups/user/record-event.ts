import type { Context } from "../../engine/context.ts";
import { newId } from "../../engine/ids.ts";
import type { EventTypeName } from "./event-types.ts";

/** What happened, for the account's list of events. */
export interface Happening {
  readonly type: EventTypeName;
  readonly text: string;
  /** The account that it is listed under. Default: the request's scope. */
  readonly accountId?: string;
  readonly projectId?: string;
  readonly entityId?: string;
  readonly payload?: Readonly<Record<string, unknown>>;
}

/** Keeps an event for `listUserEvents`. */
export function recordEvent({ state, clock, scope, requestId }: Context, happening: Happening): void {
  const { accountId = scope.accountId, payload = {}, ...rest } = happening;
  state.userEvents.put({
    ...rest,
    id: newId("uev_", 24),
    accountId,
    payload,
    userId: scope.user.id,
    tokenId: scope.tokenId,
    requestId,
    createdAt: clock.stamp(),
  });
}
