// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import * as operations from "./descriptors.ts";
import type * as types from "./types.ts";

/** What each operation takes and gives. */
export interface Operations {
  listFlags: { input: types.ListFlagsInput; output: types.ListFlagsOutput };
  listFlagsV1: { input: types.ListFlagsV1Input; output: types.ListFlagsV1Output };
  createFlag: { input: types.CreateFlagInput; output: types.CreateFlagOutput };
  getFlag: { input: types.GetFlagInput; output: types.GetFlagOutput };
  updateFlag: { input: types.UpdateFlagInput; output: types.UpdateFlagOutput };
  deleteFlag: { input: types.DeleteFlagInput; output: types.DeleteFlagOutput };
  listFlagVersions: { input: types.ListFlagVersionsInput; output: types.ListFlagVersionsOutput };
  getFlagSettings: { input: types.GetFlagSettingsInput; output: types.GetFlagSettingsOutput };
  updateFlagSettings: { input: types.UpdateFlagSettingsInput; output: types.UpdateFlagSettingsOutput };
  listTeamFlagSettings: { input: types.ListTeamFlagSettingsInput; output: types.ListTeamFlagSettingsOutput };
  listTeamFlags: { input: types.ListTeamFlagsInput; output: types.ListTeamFlagsOutput };
  listTeamFlagsV1: { input: types.ListTeamFlagsV1Input; output: types.ListTeamFlagsV1Output };
  listFlagSegments: { input: types.ListFlagSegmentsInput; output: types.ListFlagSegmentsOutput };
  createFlagSegment: { input: types.CreateFlagSegmentInput; output: types.CreateFlagSegmentOutput };
  getFlagSegment: { input: types.GetFlagSegmentInput; output: types.GetFlagSegmentOutput };
  updateFlagSegment: { input: types.UpdateFlagSegmentInput; output: types.UpdateFlagSegmentOutput };
  deleteFlagSegment: { input: types.DeleteFlagSegmentInput; output: types.DeleteFlagSegmentOutput };
  getDeploymentFlags: { input: types.GetDeploymentFlagsInput; output: types.GetDeploymentFlagsOutput };
  listFlagSdkKeys: { input: types.ListFlagSdkKeysInput; output: types.ListFlagSdkKeysOutput };
  createFlagSdkKey: { input: types.CreateFlagSdkKeyInput; output: types.CreateFlagSdkKeyOutput };
  deleteFlagSdkKey: { input: types.DeleteFlagSdkKeyInput; output: types.DeleteFlagSdkKeyOutput };
}

/** Feature flags: their variants, rules, segments, settings and SDK keys. */
export const contract: GroupContract = {
  group: "feature-flags",
  operations: {
    listFlags: { ...operations.listFlags,
      id: "listFlagsV2", summary: "Lists the flags of a project.", kind: "list",
      parameters: [
        { name: "projectIdOrName", in: "path", required: true, type: "string" }, { name: "createdBy", in: "query", type: "string" },
        { name: "cursor", in: "query", type: "string" }, { name: "includeMarketplaceFlags", in: "query", type: "boolean" },
        { name: "limit", in: "query", type: "number" }, { name: "maintainerIds", in: "query", type: "string", array: true },
        { name: "search", in: "query", type: "string" }, { name: "state", in: "query", type: "string" },
        { name: "tags", in: "query", type: "string", array: true },
      ],
      input: "ListFlagsInput", answers: { "200": { contentType: "application/json", schema: "FlagPage" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} },
    },
    listFlagsV1: { ...operations.listFlagsV1,
      id: "listFlags", summary: "Lists the flags of a project, without those of the marketplace.", kind: "list",
      parameters: [
        { name: "projectIdOrName", in: "path", required: true, type: "string" }, { name: "cursor", in: "query", type: "string" },
        { name: "limit", in: "query", type: "number" }, { name: "search", in: "query", type: "string" }, { name: "state", in: "query", type: "string" },
        { name: "tags", in: "query", type: "string", array: true }, { name: "withMetadata", in: "query", type: "boolean" },
      ],
      input: "ListFlagsV1Input", answers: { "200": { contentType: "application/json", schema: "FlagPageV1" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} },
    },
    createFlag: { ...operations.createFlag,
      id: "createFlag", summary: "Creates a flag.", kind: "call", parameters: [{ name: "projectIdOrName", in: "path", required: true, type: "string" }],
      input: "CreateFlagInput", requestBody: { contentType: "application/json", required: true },
      answers: { "201": { contentType: "application/json", schema: "Flag" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} },
    },
    getFlag: { ...operations.getFlag,
      id: "getFlag", summary: "Gets a flag by its ID or its slug.", kind: "call",
      parameters: [
        { name: "projectIdOrName", in: "path", required: true, type: "string" }, { name: "flagIdOrSlug", in: "path", required: true, type: "string" },
        { name: "ifMatch", in: "query", type: "string" }, { name: "withMetadata", in: "query", type: "boolean" },
      ],
      input: "GetFlagInput", answers: { "200": { contentType: "application/json", schema: "Flag" }, "304": {} },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} },
    },
    updateFlag: { ...operations.updateFlag,
      id: "updateFlag", summary: "Changes a flag in a new revision.", kind: "call",
      parameters: [
        { name: "projectIdOrName", in: "path", required: true, type: "string" }, { name: "flagIdOrSlug", in: "path", required: true, type: "string" },
        { name: "ifMatch", in: "query", type: "string" }, { name: "withMetadata", in: "query", type: "boolean" },
      ],
      input: "UpdateFlagInput", requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "Flag" }, "304": {} },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} },
    },
    deleteFlag: { ...operations.deleteFlag,
      id: "deleteFlag", summary: "Deletes a flag with its variants and rules.", kind: "call",
      parameters: [
        { name: "projectIdOrName", in: "path", required: true, type: "string" }, { name: "flagIdOrSlug", in: "path", required: true, type: "string" },
        { name: "ifMatch", in: "query", type: "string" }, { name: "withMetadata", in: "query", type: "boolean" },
      ],
      input: "DeleteFlagInput", answers: { "204": {}, "304": {} }, errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} },
      destructive: true,
    },
    listFlagVersions: { ...operations.listFlagVersions,
      id: "listFlagVersions", summary: "Lists the earlier versions of a flag, newest first.", kind: "list",
      parameters: [
        { name: "projectIdOrName", in: "path", required: true, type: "string" }, { name: "flagIdOrSlug", in: "path", required: true, type: "string" },
        { name: "cursor", in: "query", type: "string" }, { name: "environment", in: "query", type: "string" }, { name: "limit", in: "query", type: "number" },
        { name: "withMetadata", in: "query", type: "boolean" },
      ],
      input: "ListFlagVersionsInput", answers: { "200": { contentType: "application/json", schema: "FlagVersionPage" }, "304": {} },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} },
    },
    getFlagSettings: { ...operations.getFlagSettings,
      id: "getFlagSettings", summary: "Gets the flag settings of a project.", kind: "call",
      parameters: [{ name: "projectIdOrName", in: "path", required: true, type: "string" }], input: "GetFlagSettingsInput",
      answers: { "200": { contentType: "application/json", schema: "FlagSettings" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} },
    },
    updateFlagSettings: { ...operations.updateFlagSettings,
      id: "updateFlagSettings", summary: "Changes the flag settings of a project.", kind: "call",
      parameters: [{ name: "projectIdOrName", in: "path", required: true, type: "string" }], input: "UpdateFlagSettingsInput",
      requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "FlagSettings" }, "201": { contentType: "application/json", schema: "FlagSettings" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} },
    },
    listTeamFlagSettings: { ...operations.listTeamFlagSettings,
      id: "listTeamFlagSettings", summary: "Lists the flag settings of all projects of a team.", kind: "list",
      parameters: [
        { name: "teamId", in: "path", required: true, type: "string" }, { name: "cursor", in: "query", type: "string" },
        { name: "limit", in: "query", type: "number" }, { name: "slug", in: "query", type: "string" },
      ],
      input: "ListTeamFlagSettingsInput", answers: { "200": { contentType: "application/json", schema: "ListTeamFlagSettingsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    listTeamFlags: { ...operations.listTeamFlags,
      id: "listTeamFlagsV2", summary: "Lists the flags of all projects of a team.", kind: "list",
      parameters: [
        { name: "teamId", in: "path", required: true, type: "string" }, { name: "createdBy", in: "query", type: "string" },
        { name: "cursor", in: "query", type: "string" }, { name: "includeMarketplaceFlags", in: "query", type: "boolean" },
        { name: "kind", in: "query", type: "string" }, { name: "limit", in: "query", type: "number" },
        { name: "maintainerIds", in: "query", type: "string", array: true }, { name: "search", in: "query", type: "string" },
        { name: "slug", in: "query", type: "string" }, { name: "state", in: "query", type: "string" },
        { name: "tags", in: "query", type: "string", array: true },
      ],
      input: "ListTeamFlagsInput", answers: { "200": { contentType: "application/json", schema: "FlagPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    listTeamFlagsV1: { ...operations.listTeamFlagsV1,
      id: "listTeamFlags", summary: "Lists the flags of all projects of a team, without those of the marketplace.", kind: "list",
      parameters: [
        { name: "teamId", in: "path", required: true, type: "string" }, { name: "cursor", in: "query", type: "string" },
        { name: "kind", in: "query", type: "string" }, { name: "limit", in: "query", type: "number" }, { name: "search", in: "query", type: "string" },
        { name: "slug", in: "query", type: "string" }, { name: "state", in: "query", type: "string" },
        { name: "tags", in: "query", type: "string", array: true }, { name: "withMetadata", in: "query", type: "boolean" },
      ],
      input: "ListTeamFlagsV1Input", answers: { "200": { contentType: "application/json", schema: "FlagPageV1" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} },
    },
    listFlagSegments: { ...operations.listFlagSegments,
      id: "listFlagSegments", summary: "Lists the segments of a project.", kind: "call",
      parameters: [{ name: "projectIdOrName", in: "path", required: true, type: "string" }, { name: "withMetadata", in: "query", type: "boolean" }],
      input: "ListFlagSegmentsInput", answers: { "200": { contentType: "application/json", schema: "ListFlagSegmentsOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} },
    },
    createFlagSegment: { ...operations.createFlagSegment,
      id: "createFlagSegment", summary: "Creates a segment: the entities that rules are to treat alike.", kind: "call",
      parameters: [{ name: "projectIdOrName", in: "path", required: true, type: "string" }], input: "CreateFlagSegmentInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "201": { contentType: "application/json", schema: "FlagSegment" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} },
    },
    getFlagSegment: { ...operations.getFlagSegment,
      id: "getFlagSegment", summary: "Gets a segment by its ID or its slug.", kind: "call",
      parameters: [
        { name: "projectIdOrName", in: "path", required: true, type: "string" }, { name: "segmentIdOrSlug", in: "path", required: true, type: "string" },
        { name: "withMetadata", in: "query", type: "boolean" },
      ],
      input: "GetFlagSegmentInput", answers: { "200": { contentType: "application/json", schema: "FlagSegment" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} },
    },
    updateFlagSegment: { ...operations.updateFlagSegment,
      id: "updateFlagSegment", summary: "Changes a segment, and with it the outcomes of the flags that use it.", kind: "call",
      parameters: [
        { name: "projectIdOrName", in: "path", required: true, type: "string" }, { name: "segmentIdOrSlug", in: "path", required: true, type: "string" },
        { name: "withMetadata", in: "query", type: "boolean" },
      ],
      input: "UpdateFlagSegmentInput", requestBody: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "FlagSegment" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} }, destructive: true, destructiveWhen: { data: [], operations: [] },
    },
    deleteFlagSegment: { ...operations.deleteFlagSegment,
      id: "deleteFlagSegment", summary: "Deletes a segment; rules can no longer use it.", kind: "call",
      parameters: [
        { name: "projectIdOrName", in: "path", required: true, type: "string" }, { name: "segmentIdOrSlug", in: "path", required: true, type: "string" },
        { name: "withMetadata", in: "query", type: "boolean" },
      ],
      input: "DeleteFlagSegmentInput", answers: { "204": {}, "304": {} },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} }, destructive: true,
    },
    getDeploymentFlags: { ...operations.getDeploymentFlags,
      id: "getDeploymentFeatureFlags", summary: "Gets the flags that a deployment was built with.", kind: "call",
      parameters: [{ name: "deploymentId", in: "path", required: true, type: "string" }], input: "GetDeploymentFlagsInput",
      answers: { "200": { contentType: "application/json", schema: "DeploymentFlagList" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
    },
    listFlagSdkKeys: { ...operations.listFlagSdkKeys,
      id: "getSdkKeys", summary: "Lists the SDK keys of a project, without their secrets.", kind: "call",
      parameters: [{ name: "projectIdOrName", in: "path", required: true, type: "string" }], input: "ListFlagSdkKeysInput",
      answers: { "200": { contentType: "application/json", schema: "ListFlagSdkKeysOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} },
    },
    createFlagSdkKey: { ...operations.createFlagSdkKey,
      id: "createSdkKey", summary: "Creates an SDK key and returns its secrets, once.", kind: "call",
      parameters: [{ name: "projectIdOrName", in: "path", required: true, type: "string" }], input: "CreateFlagSdkKeyInput",
      requestBody: { contentType: "application/json", required: true }, answers: { "200": { contentType: "application/json", schema: "CreatedFlagSdkKey" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} }, revealsOnce: true, secrets: ["keyValue", "tokenValue"],
    },
    deleteFlagSdkKey: { ...operations.deleteFlagSdkKey,
      id: "deleteSdkKey", summary: "Deletes an SDK key; its users can read no flags any more.", kind: "call",
      parameters: [{ name: "projectIdOrName", in: "path", required: true, type: "string" }, { name: "hashKey", in: "path", required: true, type: "string" }],
      input: "DeleteFlagSdkKeyInput", answers: { "204": {} }, errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} },
      destructive: true,
    },
  },
};
