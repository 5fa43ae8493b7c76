// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "project-members",
  operations: {
    listProjectMembers: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page. At least 1, at most 100." },
        { name: "search", in: "query", type: "string", kind: "string", doc: "A part of the name, user name or e-mail address." },
        { name: "since", in: "query", type: "number", kind: "number", doc: "Only items created after this time, as Unix time in milliseconds." },
        { name: "until", in: "query", type: "number", kind: "number", doc: "Only items created before this time, as Unix time in milliseconds." },
      ],
      words: ["who has access"],
      columns: ["uid", "username", "email", "computedProjectRole", "createdAt"],
    },
    addProjectMember: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        {
          name: "role", in: "body", type: "GrantableProjectRole", kind: "string", values: ["ADMIN", "PROJECT_DEVELOPER", "PROJECT_VIEWER"], required: true,
          doc: "Role of the member in the project.",
        },
        {
          name: "uid", in: "body", type: "string", kind: "string",
          doc: "In \"A user by ID\": The user, by ID. In \"A user by user name\": The user, by ID; the name is enough. In \"A user by e-mail address\": The user, by ID; the address is enough.",
        },
        {
          name: "email", in: "body", type: "string", kind: "string",
          doc: "In \"A user by ID\": The user's e-mail address; the ID is enough. In \"A user by user name\": The user's e-mail address; the name is enough. In \"A user by e-mail address\": The user's e-mail address.",
        },
        {
          name: "username", in: "body", type: "string", kind: "string",
          doc: "In \"A user by ID\": The user's name on the platform; the ID is enough. In \"A user by user name\": The user's name on the platform. In \"A user by e-mail address\": The user's name on the platform; the address is enough.",
        },
      ],
      variants: {
        of: [
          { required: ["uid", "role"], optional: ["email", "username"] }, { required: ["role", "username"], optional: ["uid", "email"] },
          { required: ["email", "role"], optional: ["uid", "username"] },
        ],
      },
      words: ["give access to a project", "invite to a project"],
      columns: ["id"],
    },
    removeProjectMember: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "uid", in: "path", type: "string", kind: "string", required: true, doc: "The member." },
      ],
      words: ["take access away"],
      columns: ["id"],
    },
  },
  shapes: {},
};
