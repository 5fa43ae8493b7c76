// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "user",
  operations: {
    listUserEvents: {
      inputs: [
        { name: "entityId", in: "query", type: "string", kind: "string", doc: "Only events about this entity." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page." },
        { name: "principalId", in: "query", type: "string", kind: "string", doc: "Only events caused by this user, app or integration." },
        { name: "projectIds", in: "query", type: "string", kind: "string", doc: "Only events of these projects." },
        { name: "since", in: "query", type: "string", kind: "string", doc: "Only events after this time, as an ISO date or Unix milliseconds." },
        { name: "types", in: "query", type: "string", kind: "string", doc: "Only these kinds of events, separated by commas." },
        { name: "until", in: "query", type: "string", kind: "string", doc: "Only events before this time, as an ISO date or Unix milliseconds." },
        { name: "userId", in: "query", type: "string", kind: "string", doc: "Only events caused by this user." },
        { name: "withPayload", in: "query", type: "boolean", kind: "boolean", doc: "`true` adds the details of each event." },
      ],
      words: ["audit log", "activity", "who did what"],
      columns: ["id", "type", "text", "createdAt"],
    },
    listEventTypes: {
      inputs: [],
      rows: "types",
      columns: ["name", "description", "deprecated"],
    },
    getUser: {
      inputs: [],
      words: ["who am I", "whoami", "my account", "current user", "check a token"],
      withoutTeam: "it acts on the user alone",
      columns: ["user.id", "user.username", "user.email", "user.name", "user.createdAt"],
    },
    deleteUser: {
      inputs: [
        {
          name: "reasons", in: "body", type: "DeletionReason[]", kind: "object", array: true, doc: "Reasons for the deletion of the account.",
          members: "DeletionReason",
        },
      ],
      withoutTeam: "it acts on the user alone",
      columns: ["id"],
    },
  },
  shapes: {
    DeletionReason: [
      { name: "slug", type: "string", kind: "string", required: true, doc: "A short key for the reason." },
      { name: "description", type: "string", kind: "string", required: true, doc: "The reason in words." },
    ],
  },
};
