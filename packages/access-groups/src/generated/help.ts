// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "access-groups",
  operations: {
    getAccessGroup: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The access group, by its ID or its name." },
      ],
      columns: ["accessGroupId", "name", "membersCount", "projectsCount", "createdAt"],
    },
    updateAccessGroup: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The access group, by its ID or its name." },
        {
          name: "name", in: "body", type: "string", kind: "string",
          doc: "The new name: letters, digits, spaces, `_` and `-`. At most 50 characters. Pattern: `^[A-z0-9_ -]+$`.",
        },
        { name: "membersToAdd", in: "body", type: "string[]", kind: "string", array: true, doc: "The users to add, by ID." },
        { name: "membersToRemove", in: "body", type: "string[]", kind: "string", array: true, doc: "The users to remove, by ID." },
        {
          name: "projects", in: "body", type: "ProjectRoleAssignment[]", kind: "object", array: true, doc: "The projects and the roles in them.",
          members: "ProjectRoleAssignment",
        },
      ],
      columns: ["accessGroupId", "name", "membersCount", "projectsCount", "createdAt"],
    },
    deleteAccessGroup: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The access group, by its ID or its name." },
      ],
    },
    listAccessGroupMembers: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The access group, by its ID or its name." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page. At least 1, at most 100." },
        { name: "next", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
        { name: "search", in: "query", type: "string", kind: "string", doc: "A part of the name, user name or e-mail address." },
      ],
      columns: ["uid", "username", "email", "teamRole", "createdAt"],
    },
    listAccessGroups: {
      inputs: [
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page. At least 1, at most 100." },
        { name: "membersLimit", in: "query", type: "number", kind: "number", doc: "Number of members to list for each group. At least 1, at most 100." },
        { name: "next", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
        { name: "projectId", in: "query", type: "string", kind: "string", doc: "Only groups of this project." },
        { name: "projectsLimit", in: "query", type: "number", kind: "number", doc: "Number of projects to list for each group. At least 1, at most 100." },
        { name: "search", in: "query", type: "string", kind: "string", doc: "A part of the name." },
      ],
      columns: ["accessGroupId", "name", "membersCount", "projectsCount", "createdAt"],
    },
    createAccessGroup: {
      inputs: [
        {
          name: "name", in: "body", type: "string", kind: "string", required: true,
          doc: "The name that it gets: letters, digits, spaces, `_` and `-`. At most 50 characters. Pattern: `^[A-z0-9_ -]+$`.",
        },
        { name: "membersToAdd", in: "body", type: "string[]", kind: "string", array: true, doc: "The users to add, by ID." },
        {
          name: "projects", in: "body", type: "ProjectRoleAssignment[]", kind: "object", array: true, doc: "The projects and the roles in them.",
          members: "ProjectRoleAssignment",
        },
      ],
      columns: ["accessGroupId", "name", "membersCount", "projectsCount", "createdAt"],
    },
    listAccessGroupProjects: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The access group, by its ID or its name." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page. At least 1, at most 100." },
        { name: "next", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
      ],
      columns: ["projectId", "project.name", "role", "createdAt"],
    },
    createAccessGroupProject: {
      inputs: [
        { name: "accessGroupIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The access group, by its ID or its name." },
        { name: "projectId", in: "body", type: "string", kind: "string", required: true, doc: "The project, by its ID. At most 256 characters." },
        {
          name: "role", in: "body", type: "GrantableProjectRole", kind: "string", values: ["ADMIN", "PROJECT_DEVELOPER", "PROJECT_VIEWER"], required: true,
          doc: "Role of the group's members in the project.",
        },
      ],
      columns: ["accessGroupId", "projectId", "role", "createdAt"],
    },
    getAccessGroupProject: {
      inputs: [
        { name: "accessGroupIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The access group, by its ID or its name." },
        { name: "projectId", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID." },
      ],
      columns: ["accessGroupId", "projectId", "role", "createdAt"],
    },
    updateAccessGroupProject: {
      inputs: [
        { name: "accessGroupIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The access group, by its ID or its name." },
        { name: "projectId", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID." },
        {
          name: "role", in: "body", type: "GrantableProjectRole", kind: "string", values: ["ADMIN", "PROJECT_DEVELOPER", "PROJECT_VIEWER"], required: true,
          doc: "Role of the group's members in the project.",
        },
      ],
      columns: ["accessGroupId", "projectId", "role", "createdAt"],
    },
    deleteAccessGroupProject: {
      inputs: [
        { name: "accessGroupIdOrName", in: "path", type: "string", kind: "string", required: true, doc: "The access group, by its ID or its name." },
        { name: "projectId", in: "path", type: "string", kind: "string", required: true, doc: "The project that the group loses, by its ID." },
      ],
    },
  },
  shapes: {
    ProjectRoleAssignment: [
      { name: "projectId", type: "string", kind: "string", required: true, doc: "The project. At most 256 characters." },
      {
        name: "role", type: "\"ADMIN\" | \"PROJECT_DEVELOPER\" | \"PROJECT_VIEWER\" | null", kind: "string", nullable: true,
        values: ["ADMIN", "PROJECT_DEVELOPER", "PROJECT_VIEWER"], required: true, doc: "Role of the member in the project; null removes the role.",
      },
    ],
  },
};
