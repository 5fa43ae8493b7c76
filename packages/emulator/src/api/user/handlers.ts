import type { Operations } from "@slipway/user/contract";
import { checkBound } from "../../domain/accounts/scope.ts";
import { userTable } from "../../domain/accounts/tables.ts";
import { happened } from "../../domain/events/record-event.ts";
import { given } from "../../engine/omit-undefined.ts";
import { answer } from "../../pipeline/answer.ts";
import { type Handlers, waits } from "../../pipeline/handler.ts";
import { happenings } from "./event-types.ts";
import { listUserEvents } from "./events.ts";

export const userHandlers: Handlers<Operations> = {
  getUser(_, { scope: { user } }) {
    return {
      user: {
        id: user.id,
        username: user.username,
        email: user.email,
        name: user.name,
        createdAt: user.createdAt,
        defaultTeamId: user.defaultTeamId,
        avatar: null,
        billing: null,
        hasTrialAvailable: false,
        resourceConfig: {},
        softBlock: null,
        stagingPrefix: user.username,
        // Stated nowhere; clients go by it to tell whether requests without a team act for the default one.
        ...given({ version: user.version }),
      },
    };
  },

  deleteUser(_, context) {
    const { rows, clock, scope } = context;
    checkBound(scope);
    const { id, email, username } = scope.user;
    rows(userTable).change(id, { deletionRequestedAt: clock.now() });
    happened(context, happenings["user-delete-requested"], {
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
};
