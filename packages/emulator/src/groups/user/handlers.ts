import type { Operations } from "@slipway/user/contract";
import { answer } from "../../engine/answer.ts";
import type { Handlers } from "../../engine/operation.ts";
import { categoryLabels, eventTypes } from "./event-types.ts";
import { listUserEvents } from "./events.ts";
import { recordEvent } from "./record-event.ts";

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
      },
    };
  },

  deleteUser(_, context) {
    const { state, clock, scope } = context;
    const { id, email, username } = scope.user;
    state.users.update(id, { deletionRequestedAt: clock.stamp() });
    recordEvent(context, {
      type: "user-delete-requested",
      text: `${username} asked for deletion`,
      accountId: id,
      entityId: id,
    });
    return answer(202, {
      id,
      email,
      message: "The deletion waits for a confirmation by mail, which the emulator does not send",
    });
  },

  listUserEvents,

  listEventTypes() {
    return {
      types: Object.entries(eventTypes).map(([name, { category, description }]) => ({
        name,
        description,
        categories: [category],
      })),
      categories: Object.entries(categoryLabels).map(([name, label]) => ({ name, label })),
    };
  },
};
