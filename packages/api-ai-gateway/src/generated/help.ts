// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: "api-ai-gateway",
  operations: {
    searchVirtualModelConfigs: {
      inputs: [
        { name: "cursor", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page." },
        { name: "ownerId", in: "query", type: "string", kind: "string", doc: "Only configs of this owner." },
        {
          name: "virtualModelSlug", in: "query", type: "string", kind: "string",
          doc: "Answers this one config in the place of a page; `getVirtualModelConfigBySlug` gives it with its type.",
        },
      ],
      columns: ["virtualModelSlug", "displayName", "modelSlug", "status", "createdAt"],
    },
    createVirtualModelConfig: {
      inputs: [
        {
          name: "body", in: "body", type: "Record<string, unknown>", kind: "object", doc: "The members are not published.",
          members: "CreateVirtualModelConfigInput.body",
        },
      ],
      columns: ["virtualModelSlug", "displayName", "modelSlug", "status", "createdAt"],
    },
    updateVirtualModelConfig: {
      inputs: [
        {
          name: "body", in: "body", type: "Record<string, unknown>", kind: "object", doc: "The members are not published.",
          members: "UpdateVirtualModelConfigInput.body",
        },
      ],
      columns: ["virtualModelSlug", "displayName", "modelSlug", "status", "createdAt"],
    },
    deleteVirtualModelConfig: {
      inputs: [
        { name: "virtualModelSlug", in: "query", type: "string", kind: "string", required: true, doc: "The config to delete." },
        { name: "actingIp", in: "query", type: "string", kind: "string", doc: "The IP address of the acting user." },
        { name: "actingUserAgent", in: "query", type: "string", kind: "string", doc: "The user agent of the acting user." },
        { name: "ownerId", in: "query", type: "string", kind: "string", doc: "The team that owns it." },
        { name: "updatedBy", in: "query", type: "string", kind: "string", doc: "User who deletes the config." },
      ],
    },
    listVirtualModelConfigs: {
      inputs: [
        { name: "cursor", in: "query", type: "string", kind: "string", doc: "Cursor of the page to return, from the answer of the previous page." },
        { name: "limit", in: "query", type: "number", kind: "number", doc: "Maximum number of items per page." },
        { name: "ownerId", in: "query", type: "string", kind: "string", doc: "Only configs of this owner." },
      ],
      columns: ["virtualModelSlug", "displayName", "modelSlug", "status", "createdAt"],
    },
    getVirtualModelConfigBySlug: {
      inputs: [
        { name: "vmcSlug", in: "path", type: "string", kind: "string", required: true, doc: "The slug of the virtual model." },
        { name: "ownerId", in: "query", type: "string", kind: "string", doc: "The team that owns it." },
      ],
      columns: ["virtualModelSlug", "displayName", "modelSlug", "status", "createdAt"],
    },
    updateVirtualModelConfigBySlug: {
      inputs: [
        { name: "vmcSlug", in: "path", type: "string", kind: "string", required: true, doc: "The slug of the virtual model." },
        {
          name: "body", in: "body", type: "Record<string, unknown>", kind: "object", doc: "The members are not published.",
          members: "UpdateVirtualModelConfigBySlugInput.body",
        },
      ],
      columns: ["virtualModelSlug", "displayName", "modelSlug", "status", "createdAt"],
    },
    deleteVirtualModelConfigBySlug: {
      inputs: [
        { name: "vmcSlug", in: "path", type: "string", kind: "string", required: true, doc: "The slug of the virtual model." },
        { name: "actingIp", in: "query", type: "string", kind: "string", doc: "The IP address of the acting user." },
        { name: "actingUserAgent", in: "query", type: "string", kind: "string", doc: "The user agent of the acting user." },
        { name: "ownerId", in: "query", type: "string", kind: "string", doc: "The team that owns it." },
        { name: "updatedBy", in: "query", type: "string", kind: "string", doc: "User who deletes the config." },
      ],
    },
  },
  shapes: {
    "CreateVirtualModelConfigInput.body": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    "UpdateVirtualModelConfigBySlugInput.body": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
    "UpdateVirtualModelConfigInput.body": [
      { name: "*", type: "unknown", kind: "mixed" },
    ],
  },
};
