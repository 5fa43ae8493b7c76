// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "global-config",
  operations: {
    listGlobalConfigs: {
      inputs: [],
      words: ["edge config", "config stores"],
      columns: ["id", "slug", "itemCount", "sizeInBytes", "createdAt"],
    },
    createGlobalConfig: {
      inputs: [
        {
          name: "slug", in: "body", type: "string", kind: "string", required: true,
          doc: "The short name by which it can be addressed: letters, digits, `_` and `-`. At most 64 characters. Pattern: `^[\\w-]+$`.",
        },
        { name: "items", in: "body", type: "Record<string, unknown>", kind: "object", doc: "Initial items, by key.", members: "CreateGlobalConfigInput.items" },
      ],
      words: ["edge config", "config store", "key value"],
      columns: ["id", "slug", "itemCount", "sizeInBytes", "createdAt"],
    },
    getGlobalConfig: {
      inputs: [
        { name: "edgeConfigId", in: "path", type: "string", kind: "string", required: true, doc: "The global config, by its ID or its slug." },
      ],
      columns: ["id", "slug", "itemCount", "sizeInBytes", "createdAt"],
    },
    updateGlobalConfig: {
      inputs: [
        { name: "edgeConfigId", in: "path", type: "string", kind: "string", required: true, doc: "The global config, by its ID or its slug." },
        {
          name: "slug", in: "body", type: "string", kind: "string", required: true,
          doc: "The new short name by which it can be addressed: letters, digits, `_` and `-`. At most 64 characters. Pattern: `^[\\w-]+$`.",
        },
      ],
      columns: ["id", "slug", "itemCount", "sizeInBytes", "createdAt"],
    },
    deleteGlobalConfig: {
      inputs: [
        { name: "edgeConfigId", in: "path", type: "string", kind: "string", required: true, doc: "The global config, by its ID or its slug." },
      ],
    },
    listGlobalConfigItems: {
      inputs: [
        { name: "edgeConfigId", in: "path", type: "string", kind: "string", required: true, doc: "The global config, by its ID or its slug." },
      ],
      words: ["edge config values", "read config"],
      columns: ["key", "value", "description", "updatedAt"],
    },
    updateGlobalConfigItems: {
      inputs: [
        { name: "edgeConfigId", in: "path", type: "string", kind: "string", required: true, doc: "The global config, by its ID or its slug." },
        {
          name: "items", in: "body", type: "GlobalConfigItemChange[]", kind: "object", array: true, required: true, doc: "The changes, all made in one step.",
          members: "GlobalConfigItemChange",
        },
      ],
      words: ["edge config values", "set a key", "write config"],
    },
    getGlobalConfigSchema: {
      inputs: [
        { name: "edgeConfigId", in: "path", type: "string", kind: "string", required: true, doc: "The global config, by its ID or its slug." },
      ],
    },
    updateGlobalConfigSchema: {
      inputs: [
        { name: "edgeConfigId", in: "path", type: "string", kind: "string", required: true, doc: "The global config, by its ID or its slug." },
        { name: "dryRun", in: "query", type: "boolean", kind: "boolean", doc: "`true` checks the schema and sets nothing." },
        { name: "definition", in: "body", type: "unknown", kind: "mixed", doc: "The JSON Schema." },
      ],
    },
    deleteGlobalConfigSchema: {
      inputs: [
        { name: "edgeConfigId", in: "path", type: "string", kind: "string", required: true, doc: "The global config, by its ID or its slug." },
      ],
    },
    getGlobalConfigItem: {
      inputs: [
        { name: "edgeConfigId", in: "path", type: "string", kind: "string", required: true, doc: "The global config, by its ID or its slug." },
        { name: "edgeConfigItemKey", in: "path", type: "string", kind: "string", required: true, doc: "The key of the item." },
      ],
      columns: ["key", "value", "description", "updatedAt"],
    },
    listGlobalConfigTokens: {
      inputs: [
        { name: "edgeConfigId", in: "path", type: "string", kind: "string", required: true, doc: "The global config, by its ID or its slug." },
      ],
      columns: ["id", "label", "partialToken", "createdAt"],
    },
    deleteGlobalConfigTokens: {
      inputs: [
        { name: "edgeConfigId", in: "path", type: "string", kind: "string", required: true, doc: "The global config, by its ID or its slug." },
        { name: "tokens", in: "body", type: "string[]", kind: "string", array: true, secret: true, doc: "The tokens to delete." },
        { name: "ids", in: "body", type: "string[]", kind: "string", array: true, doc: "The tokens to delete, by ID." },
      ],
      variants: { of: [{ required: ["tokens"], optional: ["ids"] }, { required: ["ids"], optional: ["tokens"] }] },
    },
    getGlobalConfigToken: {
      inputs: [
        { name: "edgeConfigId", in: "path", type: "string", kind: "string", required: true, doc: "The global config, by its ID or its slug." },
        { name: "token", in: "path", type: "string", kind: "string", required: true, secret: true, doc: "The token itself." },
      ],
    },
    createGlobalConfigToken: {
      inputs: [
        { name: "edgeConfigId", in: "path", type: "string", kind: "string", required: true, doc: "The global config, by its ID or its slug." },
        { name: "label", in: "body", type: "string", kind: "string", required: true, doc: "Label of the token. At most 52 characters." },
      ],
    },
    getGlobalConfigBackup: {
      inputs: [
        { name: "edgeConfigId", in: "path", type: "string", kind: "string", required: true, doc: "The global config, by its ID or its slug." },
        { name: "edgeConfigBackupVersionId", in: "path", type: "string", kind: "string", required: true, doc: "The backup." },
      ],
      columns: ["id"],
    },
    restoreGlobalConfigBackup: {
      inputs: [
        { name: "edgeConfigId", in: "path", type: "string", kind: "string", required: true, doc: "The global config, by its ID or its slug." },
        { name: "edgeConfigBackupVersionId", in: "path", type: "string", kind: "string", required: true, doc: "The backup." },
      ],
      words: ["undo", "edge config backup"],
    },
    listGlobalConfigBackups: {
      inputs: [
        { name: "edgeConfigId", in: "path", type: "string", kind: "string", required: true, doc: "The global config, by its ID or its slug." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page. At least 0, at most 50." },
        { name: "metadata", in: "query", type: "boolean", kind: "boolean", doc: "`true` adds the metadata of each." },
        { name: "next", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
      ],
      columns: ["id", "lastModified"],
    },
  },
  shapes: {
    "CreateGlobalConfigInput.items": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    GlobalConfigItemChange: [
      { name: "key", type: "string", kind: "string", required: true, doc: "The key of the item." },
      {
        name: "operation", type: "GlobalConfigItemOperation", kind: "string", values: ["create", "delete", "update", "upsert"], required: true,
        doc: "Operation on the item; `upsert` creates or changes it.",
      },
      {
        name: "description", type: "string | object | null", kind: "mixed", kinds: ["object", "string"], nullable: true,
        doc: "A note on the purpose of the item; null for none.",
      },
      { name: "value", type: "unknown", kind: "mixed", doc: "The value that the item gets: anything that JSON can hold." },
    ],
  },
};
