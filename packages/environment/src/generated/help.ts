// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "environment",
  operations: {
    listSharedEnvs: {
      inputs: [
        { name: "exclude_ids", in: "query", type: "string", kind: "string", doc: "Leaves out these variables, separated by commas." },
        { name: "exclude_projectId", in: "query", type: "string", kind: "string", doc: "Leaves out variables of this project." },
        { name: "exclude-ids", in: "query", type: "string", kind: "string", doc: "Same filter as `exclude_ids`." },
        { name: "exclude-projectId", in: "query", type: "string", kind: "string", doc: "Same filter as `exclude_projectId`." },
        { name: "ids", in: "query", type: "string", kind: "string", doc: "Only these variables, separated by commas." },
        { name: "projectId", in: "query", type: "string", kind: "string", doc: "Only variables of this project." },
        { name: "search", in: "query", type: "string", kind: "string", doc: "A part of the name of the variable." },
      ],
      words: ["shared env vars", "team environment variables"],
      columns: ["id", "key", "type", "target", "createdAt"],
    },
    createSharedEnvs: {
      inputs: [
        { name: "evs", in: "body", type: "SharedEnvInput[]", kind: "object", array: true, required: true, doc: "The variables.", members: "SharedEnvInput" },
        {
          name: "applyToAllCustomEnvironments", in: "body", type: "boolean", kind: "boolean", unpublished: true,
          doc: "Whether every custom environment gets it. Not in the platform's published description.",
        },
        {
          name: "type", in: "body", type: "SharedEnvType", kind: "string", values: ["encrypted", "sensitive"],
          doc: "Storage of the values: `encrypted` can be read again, `sensitive` cannot.",
        },
        {
          name: "target", in: "body", type: "EnvTarget[]", kind: "string", array: true, values: ["production", "preview", "development"],
          doc: "The environments that get it.",
        },
        { name: "projectId", in: "body", type: "string[]", kind: "string", array: true, doc: "The projects that it is linked to." },
      ],
      variants: {
        of: [
          { required: ["evs", "target"], optional: ["applyToAllCustomEnvironments", "type", "projectId"] },
          { required: ["evs"], optional: ["applyToAllCustomEnvironments", "type", "projectId", "target"] },
        ],
      },
      words: ["shared env vars", "team environment variables", "secret for all projects"],
    },
    updateSharedEnvs: {
      inputs: [
        {
          name: "updates", in: "body", type: "Record<string, SharedEnvChange>", kind: "object", required: true, doc: "Changes, by the ID of the variable.",
          members: "UpdateSharedEnvsInput.updates",
        },
      ],
    },
    deleteSharedEnvs: {
      inputs: [
        {
          name: "ids", in: "body", type: "string[]", kind: "string", array: true, required: true,
          doc: "The variables, by ID. At least 1 item, at most 50 items.",
        },
      ],
    },
    getSharedEnv: {
      inputs: [
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The variable, by its ID." },
      ],
    },
    unlinkSharedEnv: {
      inputs: [
        { name: "id", in: "path", type: "string", kind: "string", required: true, doc: "The variable to unlink, by its ID." },
        { name: "projectId", in: "path", type: "string", kind: "string", required: true, doc: "The project that loses the variable, by its ID." },
      ],
      columns: ["id"],
    },
    listCustomEnvironments: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "gitBranch", in: "query", type: "string", kind: "string", doc: "Only environments that this branch is deployed to." },
      ],
      words: ["staging", "environments of a project"],
      rows: "environments",
      columns: ["id", "slug", "type", "createdAt"],
    },
    createCustomEnvironment: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        {
          name: "slug", in: "body", type: "string", kind: "string", doc: "The short name of the environment, by which it is addressed. At most 32 characters.",
        },
        {
          name: "branchMatcher", in: "body", type: "BranchMatcherInput", kind: "object", doc: "The branches that are deployed to it; none when absent.",
          members: "BranchMatcherInput",
        },
        { name: "copyEnvVarsFrom", in: "body", type: "string", kind: "string", doc: "The environment whose variables are copied into the new one." },
        { name: "description", in: "body", type: "string", kind: "string", doc: "A description of the environment's purpose. At most 256 characters." },
      ],
      words: ["staging", "new environment"],
      columns: ["id", "slug", "type", "createdAt"],
    },
    getCustomEnvironment: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "environmentSlugOrId", in: "path", type: "string", kind: "string", required: true, doc: "The slug or ID of the custom environment." },
      ],
      columns: ["id", "slug", "type", "createdAt"],
    },
    updateCustomEnvironment: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "environmentSlugOrId", in: "path", type: "string", kind: "string", required: true, doc: "The slug or ID of the custom environment." },
        {
          name: "slug", in: "body", type: "string", kind: "string",
          doc: "The new short name of the environment, by which it is addressed. At most 32 characters.",
        },
        {
          name: "branchMatcher", in: "body", type: "BranchMatcherInput | null", kind: "object", nullable: true,
          doc: "The branches that are deployed to it; null for none.", members: "BranchMatcherInput",
        },
        { name: "description", in: "body", type: "string", kind: "string", doc: "A description of the environment's purpose. At most 256 characters." },
      ],
      columns: ["id", "slug", "type", "createdAt"],
    },
    deleteCustomEnvironment: {
      inputs: [
        { name: "idOrName", in: "path", type: "string", kind: "string", required: true, doc: "The project, by its ID or its name." },
        { name: "environmentSlugOrId", in: "path", type: "string", kind: "string", required: true, doc: "The slug or ID of the custom environment." },
        {
          name: "deleteUnassignedEnvironmentVariables", in: "body", type: "boolean", kind: "boolean",
          doc: "Whether variables that no other environment has are deleted too.",
        },
      ],
      columns: ["id", "slug", "type", "createdAt"],
    },
  },
  shapes: {
    BranchMatcherInput: [
      {
        name: "type", type: "BranchMatcherType", kind: "string", values: ["equals", "startsWith", "endsWith"], required: true,
        doc: "Comparison of a branch with `pattern`: equal, prefix or suffix.",
      },
      {
        name: "pattern", type: "string", kind: "string", required: true,
        doc: "The name of a branch, or the part of it that is compared. At most 100 characters.",
      },
    ],
    SharedEnvChange: [
      {
        name: "applyToAllCustomEnvironments", type: "boolean", kind: "boolean", unpublished: true,
        doc: "Whether every custom environment gets it. Not in the platform's published description.",
      },
      {
        name: "type", type: "SharedEnvType", kind: "string", values: ["encrypted", "sensitive"],
        doc: "Storage of the value: `encrypted` can be read again, `sensitive` cannot.",
      },
      { name: "key", type: "string", kind: "string", doc: "The name of the variable." },
      { name: "comment", type: "string", kind: "string", doc: "A note on the purpose of the variable. At most 500 characters." },
      { name: "projectId", type: "string[]", kind: "string", array: true, doc: "The projects that it is linked to." },
      { name: "projectIdUpdates", type: "object", kind: "object", doc: "The projects to link and to unlink.", members: "SharedEnvChange.projectIdUpdates" },
      {
        name: "target", type: "EnvTarget[]", kind: "string", array: true, values: ["production", "preview", "development"],
        doc: "The environments that get it.",
      },
      { name: "value", type: "string", kind: "string", secret: true, doc: "The new value of the variable." },
    ],
    "SharedEnvChange.projectIdUpdates": [
      { name: "link", type: "string[]", kind: "string", array: true, doc: "The projects to link, by ID." },
      { name: "unlink", type: "string[]", kind: "string", array: true, doc: "The projects to unlink, by ID." },
    ],
    SharedEnvInput: [
      { name: "key", type: "string", kind: "string", required: true, doc: "The name of the variable." },
      { name: "value", type: "string", kind: "string", required: true, secret: true, doc: "The value of the variable." },
      { name: "comment", type: "string", kind: "string", doc: "A note on the purpose of the variable." },
    ],
    "UpdateSharedEnvsInput.updates": [
      { name: "*", type: "SharedEnvChange", kind: "object", members: "SharedEnvChange" },
    ],
  },
};
