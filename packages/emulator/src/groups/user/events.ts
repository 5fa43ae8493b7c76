import type { Operations } from "@slipway/user/contract";
import { type EventRow, eventTable } from "../../engine/happened.ts";
import type { SomeHandlers } from "../../engine/operation.ts";
import { pageOf } from "../../engine/page.ts";
import { badRequest } from "../../engine/platform-error.ts";
import { newestInReach } from "../../engine/reach.ts";

type Filter = Operations["listUserEvents"]["input"];

export const listUserEvents: SomeHandlers<Operations, "listUserEvents">["listUserEvents"] = (input, context) => {
  const rows = context.rows(eventTable);
  const { items } = pageOf(
    rows,
    newestInReach(context, eventTable, (event) => fits(event, input)),
    {
      wholeMoments: true,
      limit: input.limit,
      since: timeIn("since", input.since),
      until: timeIn("until", input.until),
    },
  );
  return {
    events: items.map(({ id, type, text, createdAt, userId, tokenId, requestId, payload }) => ({
      id,
      type,
      text,
      createdAt,
      tokenId,
      requestId,
      userId,
      principalId: userId,
      entities: [],
      ...(input.withPayload ? { payload } : {}),
    })),
  };
};

function fits(event: EventRow, filter: Filter): boolean {
  const { types, userId, principalId, projectIds, entityId } = filter;
  return (
    (types === undefined || types.split(",").includes(event.type)) &&
    (userId === undefined || event.userId === userId) &&
    (principalId === undefined || event.userId === principalId) &&
    (projectIds === undefined || projectIds.split(",").includes(event.projectId ?? "")) &&
    (entityId === undefined || event.entityId === entityId)
  );
}

/** A time as the API takes it here: milliseconds, or a date such as 2026-01-31T00:00:00Z. */
function timeIn(name: string, text: string | undefined): number | undefined {
  if (text === undefined || text === "") return undefined;
  const time = Number.isFinite(Number(text)) ? Number(text) : Date.parse(text);
  if (Number.isNaN(time))
    throw badRequest(`Invalid request: \`${name}\`: "${text}" is neither milliseconds nor a date`);
  return time;
}
