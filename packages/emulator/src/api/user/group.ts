import type { Operations } from "@slipway/user/contract";
import { findUsers } from "../../domain/accounts/find-team.ts";
import { checkBound } from "../../domain/accounts/scope.ts";
import { userTable } from "../../domain/accounts/tables.ts";
import { visibleRows } from "../../domain/accounts/visible-rows.ts";
import { type EventRow, eventTable, recordEvent } from "../../domain/events/record-event.ts";
import { findProject } from "../../domain/projects/find-project.ts";
import { type Categories, eventTypesOf } from "../../engine/event-type.ts";
import { pageOf } from "../../engine/page.ts";
import { pick } from "../../engine/pick.ts";
import { invalid } from "../../engine/platform-error.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/user/contract.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { answer, type SomeHandlers, waits } from "../../pipeline/handler.ts";
import { newestOf } from "../../store/matches.ts";
import { having } from "../../store/rows.ts";

const eventTypes = eventTypesOf({
  account: {
    "user-delete-requested": "The deletion of an account was requested",
  },
});

const categories: Categories = {
  account: "Account",
};

type EventIndex = Extract<(typeof eventTable.indexes)[number], string>;

const listUserEvents: SomeHandlers<Operations, "listUserEvents">["listUserEvents"] = (input, context) => {
  const visible = (clauses: Parameters<typeof visibleRows<EventRow, EventIndex>>[2]) =>
    visibleRows(context, eventTable, clauses);
  const isThere = (index: EventIndex, value: string) => !newestOf(visible(having(index, value))).next().done;
  const hasActed = (userId: string) => isThere("user", userId);
  const users = findUsers(context, input.userId, hasActed);
  const principals = findUsers(context, input.principalId, hasActed);
  // Events outlive their project, whose ID they keep.
  const projects = input.projectIds
    ?.split(",")
    .map((idOrName) => (isThere("project", idOrName) ? idOrName : findProject(context, idOrName).id));
  const filters = [
    ...having("user", users),
    ...having("user", principals),
    ...having("project", projects),
    ...having("type", input.types?.split(",")),
    // The subject of an event may be deleted: its ID is compared and never looked up.
    ...having("entity", input.entityId),
  ];
  const { items } = pageOf(visible(filters), {
    wholeMoments: true,
    limit: input.limit,
    since: timeIn("since", input.since),
    until: timeIn("until", input.until),
  });
  return {
    events: items.map((event) => ({
      ...pick(event, "id", "type", "text", "createdAt", "tokenId", "requestId", "userId"),
      principalId: event.userId,
      entities: [],
      ...(input.withPayload ? { payload: event.payload } : {}),
    })),
  };
};

function timeIn(name: string, text: string | undefined): number | undefined {
  if (text === undefined || text === "") return undefined;
  const time = Number.isFinite(Number(text)) ? Number(text) : Date.parse(text);
  if (Number.isNaN(time)) throw invalid(`\`${name}\`: "${text}" is neither milliseconds nor a date`);
  return time;
}

export const userGroup: Group = group<Operations & Unlisted>({
  handlers: {
    getUser(_, { scope: { user } }) {
      return {
        user: {
          ...pick(user, "id", "username", "email", "name", "createdAt", "defaultTeamId", "version"),
          avatar: null,
          billing: null,
          hasTrialAvailable: false,
          resourceConfig: {},
          softBlock: null,
          stagingPrefix: user.username,
        },
      };
    },

    getWwwUser(_, { scope: { user } }) {
      return { user: { uid: user.id, ...pick(user, "id", "username", "email", "name"), avatar: null } };
    },

    deleteUser(_, context) {
      const { rows, clock, scope } = context;
      checkBound(scope);
      const { id, email, username } = scope.user;
      rows(userTable).change(id, { deletionRequestedAt: clock.now() });
      recordEvent(context, eventTypes["user-delete-requested"], {
        text: `${username} asked for deletion`,
        accountId: id,
        entityId: id,
      });
      return answer(202, {
        id,
        email,
        message: "The deletion waits for a confirmation by mail; here it is `emulator.world.confirmDeletion`",
      });
    },

    listUserEvents,

    listEventTypes: waits(async (_, waiting) => {
      const { types, categories } = await waiting.eventTypes();
      return {
        types: types.map(({ type, category, description }) => ({ name: type, description, categories: [category] })),
        categories: [...categories],
      };
    }),
  },
  // Reading a team's events takes the right to read the team.
  access: {
    getUser: "own",
    getWwwUser: "own",
    deleteUser: "own",
    listEventTypes: "own",
  },
  eventTypes,
  categories,
});
