// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
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
    listFlags: {
      route: "GET /v2/projects/{projectIdOrName}/feature-flags/flags", id: "listFlagsV2", summary: "Lists the flags of a project.", kind: "list",
      parameters: [
        { name: "projectIdOrName", in: "path", input: "projectIdOrName", required: true, type: "string" },
        { name: "createdBy", in: "query", input: "createdBy", required: false, type: "string" },
        { name: "cursor", in: "query", input: "cursor", required: false, type: "string" },
        { name: "includeMarketplaceFlags", in: "query", input: "includeMarketplaceFlags", required: false, type: "boolean" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "maintainerIds", in: "query", input: "maintainerIds", required: false, type: "string", array: true },
        { name: "search", in: "query", input: "search", required: false, type: "string" },
        { name: "state", in: "query", input: "state", required: false, type: "string" },
        { name: "tags", in: "query", input: "tags", required: false, type: "string", array: true },
      ],
      input: "ListFlagsInput", answers: { "200": { contentType: "application/json", schema: "FlagPage" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} }, team: true,
      paging: { items: "data", next: "pagination.next", send: "cursor" },
    },
    listFlagsV1: {
      route: "GET /v1/projects/{projectIdOrName}/feature-flags/flags", id: "listFlags",
      summary: "Lists the flags of a project, without those of the marketplace.", kind: "list",
      parameters: [
        { name: "projectIdOrName", in: "path", input: "projectIdOrName", required: true, type: "string" },
        { name: "cursor", in: "query", input: "cursor", required: false, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "search", in: "query", input: "search", required: false, type: "string" },
        { name: "state", in: "query", input: "state", required: false, type: "string" },
        { name: "tags", in: "query", input: "tags", required: false, type: "string", array: true },
        { name: "withMetadata", in: "query", input: "withMetadata", required: false, type: "boolean" },
      ],
      input: "ListFlagsV1Input", answers: { "200": { contentType: "application/json", schema: "FlagPageV1" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} }, team: true,
      paging: { items: "data", next: "pagination.next", send: "cursor" },
    },
    createFlag: {
      route: "PUT /v1/projects/{projectIdOrName}/feature-flags/flags", id: "createFlag", summary: "Creates a flag.", kind: "call",
      parameters: [{ name: "projectIdOrName", in: "path", input: "projectIdOrName", required: true, type: "string" }], input: "CreateFlagInput",
      body: { contentType: "application/json", required: true, rename: { slug: "slug" } },
      answers: { "201": { contentType: "application/json", schema: "Flag" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} }, team: true, safe: false,
    },
    getFlag: {
      route: "GET /v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}", id: "getFlag", summary: "Gets a flag by its ID or its slug.",
      kind: "call",
      parameters: [
        { name: "projectIdOrName", in: "path", input: "projectIdOrName", required: true, type: "string" },
        { name: "flagIdOrSlug", in: "path", input: "flagIdOrSlug", required: true, type: "string" },
        { name: "ifMatch", in: "query", input: "ifMatch", required: false, type: "string" },
        { name: "withMetadata", in: "query", input: "withMetadata", required: false, type: "boolean" },
      ],
      input: "GetFlagInput", answers: { "200": { contentType: "application/json", schema: "Flag" }, "304": {} },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} }, team: true,
    },
    updateFlag: {
      route: "PATCH /v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}", id: "updateFlag", summary: "Changes a flag in a new revision.",
      kind: "call",
      parameters: [
        { name: "projectIdOrName", in: "path", input: "projectIdOrName", required: true, type: "string" },
        { name: "flagIdOrSlug", in: "path", input: "flagIdOrSlug", required: true, type: "string" },
        { name: "ifMatch", in: "query", input: "ifMatch", required: false, type: "string" },
        { name: "withMetadata", in: "query", input: "withMetadata", required: false, type: "boolean" },
      ],
      input: "UpdateFlagInput", body: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "Flag" }, "304": {} },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} }, team: true,
    },
    deleteFlag: {
      route: "DELETE /v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}", id: "deleteFlag",
      summary: "Deletes a flag with its variants and rules.", kind: "call",
      parameters: [
        { name: "projectIdOrName", in: "path", input: "projectIdOrName", required: true, type: "string" },
        { name: "flagIdOrSlug", in: "path", input: "flagIdOrSlug", required: true, type: "string" },
        { name: "ifMatch", in: "query", input: "ifMatch", required: false, type: "string" },
        { name: "withMetadata", in: "query", input: "withMetadata", required: false, type: "boolean" },
      ],
      input: "DeleteFlagInput", answers: { "204": {}, "304": {} }, errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} },
      team: true, destructive: true,
    },
    listFlagVersions: {
      route: "GET /v1/projects/{projectIdOrName}/feature-flags/flags/{flagIdOrSlug}/versions", id: "listFlagVersions",
      summary: "Lists the earlier versions of a flag, newest first.", kind: "list",
      parameters: [
        { name: "projectIdOrName", in: "path", input: "projectIdOrName", required: true, type: "string" },
        { name: "flagIdOrSlug", in: "path", input: "flagIdOrSlug", required: true, type: "string" },
        { name: "cursor", in: "query", input: "cursor", required: false, type: "string" },
        { name: "environment", in: "query", input: "environment", required: false, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "withMetadata", in: "query", input: "withMetadata", required: false, type: "boolean" },
      ],
      input: "ListFlagVersionsInput", answers: { "200": { contentType: "application/json", schema: "FlagVersionPage" }, "304": {} },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} }, team: true,
      paging: { items: "versions", next: "pagination.next", send: "cursor" },
    },
    getFlagSettings: {
      route: "GET /v1/projects/{projectIdOrName}/feature-flags/settings", id: "getFlagSettings", summary: "Gets the flag settings of a project.", kind: "call",
      parameters: [{ name: "projectIdOrName", in: "path", input: "projectIdOrName", required: true, type: "string" }], input: "GetFlagSettingsInput",
      answers: { "200": { contentType: "application/json", schema: "FlagSettings" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} }, team: true,
    },
    updateFlagSettings: {
      route: "PATCH /v1/projects/{projectIdOrName}/feature-flags/settings", id: "updateFlagSettings", summary: "Changes the flag settings of a project.",
      kind: "call", parameters: [{ name: "projectIdOrName", in: "path", input: "projectIdOrName", required: true, type: "string" }],
      input: "UpdateFlagSettingsInput", body: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "FlagSettings" }, "201": { contentType: "application/json", schema: "FlagSettings" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} }, team: true, safe: true,
    },
    listTeamFlagSettings: {
      route: "GET /v1/teams/{teamId}/feature-flags/settings", id: "listTeamFlagSettings", summary: "Lists the flag settings of all projects of a team.",
      kind: "list",
      parameters: [
        { name: "teamId", in: "path", input: "teamId", required: true, type: "string" },
        { name: "cursor", in: "query", input: "cursor", required: false, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "slug", in: "query", input: "slug", required: false, type: "string" },
      ],
      input: "ListTeamFlagSettingsInput", answers: { "200": { contentType: "application/json", schema: "ListTeamFlagSettingsOutput" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, paging: { items: "data", next: "pagination.next", send: "cursor" },
    },
    listTeamFlags: {
      route: "GET /v2/teams/{teamId}/feature-flags/flags", id: "listTeamFlagsV2", summary: "Lists the flags of all projects of a team.", kind: "list",
      parameters: [
        { name: "teamId", in: "path", input: "teamId", required: true, type: "string" },
        { name: "createdBy", in: "query", input: "createdBy", required: false, type: "string" },
        { name: "cursor", in: "query", input: "cursor", required: false, type: "string" },
        { name: "includeMarketplaceFlags", in: "query", input: "includeMarketplaceFlags", required: false, type: "boolean" },
        { name: "kind", in: "query", input: "kind", required: false, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "maintainerIds", in: "query", input: "maintainerIds", required: false, type: "string", array: true },
        { name: "search", in: "query", input: "search", required: false, type: "string" },
        { name: "slug", in: "query", input: "slug", required: false, type: "string" },
        { name: "state", in: "query", input: "state", required: false, type: "string" },
        { name: "tags", in: "query", input: "tags", required: false, type: "string", array: true },
      ],
      input: "ListTeamFlagsInput", answers: { "200": { contentType: "application/json", schema: "FlagPage" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, paging: { items: "data", next: "pagination.next", send: "cursor" },
    },
    listTeamFlagsV1: {
      route: "GET /v1/teams/{teamId}/feature-flags/flags", id: "listTeamFlags",
      summary: "Lists the flags of all projects of a team, without those of the marketplace.", kind: "list",
      parameters: [
        { name: "teamId", in: "path", input: "teamId", required: true, type: "string" },
        { name: "cursor", in: "query", input: "cursor", required: false, type: "string" },
        { name: "kind", in: "query", input: "kind", required: false, type: "string" },
        { name: "limit", in: "query", input: "limit", required: false, type: "number" },
        { name: "search", in: "query", input: "search", required: false, type: "string" },
        { name: "slug", in: "query", input: "slug", required: false, type: "string" },
        { name: "state", in: "query", input: "state", required: false, type: "string" },
        { name: "tags", in: "query", input: "tags", required: false, type: "string", array: true },
        { name: "withMetadata", in: "query", input: "withMetadata", required: false, type: "boolean" },
      ],
      input: "ListTeamFlagsV1Input", answers: { "200": { contentType: "application/json", schema: "FlagPageV1" } },
      errors: { "400": {}, "401": {}, "403": {}, "410": {} }, paging: { items: "data", next: "pagination.next", send: "cursor" },
    },
    listFlagSegments: {
      route: "GET /v1/projects/{projectIdOrName}/feature-flags/segments", id: "listFlagSegments", summary: "Lists the segments of a project.", kind: "call",
      parameters: [
        { name: "projectIdOrName", in: "path", input: "projectIdOrName", required: true, type: "string" },
        { name: "withMetadata", in: "query", input: "withMetadata", required: false, type: "boolean" },
      ],
      input: "ListFlagSegmentsInput", answers: { "200": { contentType: "application/json", schema: "ListFlagSegmentsOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} }, team: true,
    },
    createFlagSegment: {
      route: "PUT /v1/projects/{projectIdOrName}/feature-flags/segments", id: "createFlagSegment",
      summary: "Creates a segment: those whom rules are to treat alike.", kind: "call",
      parameters: [{ name: "projectIdOrName", in: "path", input: "projectIdOrName", required: true, type: "string" }], input: "CreateFlagSegmentInput",
      body: { contentType: "application/json", required: true, rename: { slug: "slug" } },
      answers: { "201": { contentType: "application/json", schema: "FlagSegment" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} }, team: true, safe: false,
    },
    getFlagSegment: {
      route: "GET /v1/projects/{projectIdOrName}/feature-flags/segments/{segmentIdOrSlug}", id: "getFlagSegment",
      summary: "Gets a segment by its ID or its slug.", kind: "call",
      parameters: [
        { name: "projectIdOrName", in: "path", input: "projectIdOrName", required: true, type: "string" },
        { name: "segmentIdOrSlug", in: "path", input: "segmentIdOrSlug", required: true, type: "string" },
        { name: "withMetadata", in: "query", input: "withMetadata", required: false, type: "boolean" },
      ],
      input: "GetFlagSegmentInput", answers: { "200": { contentType: "application/json", schema: "FlagSegment" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} }, team: true,
    },
    updateFlagSegment: {
      route: "PATCH /v1/projects/{projectIdOrName}/feature-flags/segments/{segmentIdOrSlug}", id: "updateFlagSegment",
      summary: "Changes a segment, and with it who gets what of the flags that use it.", kind: "call",
      parameters: [
        { name: "projectIdOrName", in: "path", input: "projectIdOrName", required: true, type: "string" },
        { name: "segmentIdOrSlug", in: "path", input: "segmentIdOrSlug", required: true, type: "string" },
        { name: "withMetadata", in: "query", input: "withMetadata", required: false, type: "boolean" },
      ],
      input: "UpdateFlagSegmentInput", body: { contentType: "application/json", required: false },
      answers: { "200": { contentType: "application/json", schema: "FlagSegment" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} }, team: true, destructive: true,
    },
    deleteFlagSegment: {
      route: "DELETE /v1/projects/{projectIdOrName}/feature-flags/segments/{segmentIdOrSlug}", id: "deleteFlagSegment",
      summary: "Deletes a segment; rules can no longer use it.", kind: "call",
      parameters: [
        { name: "projectIdOrName", in: "path", input: "projectIdOrName", required: true, type: "string" },
        { name: "segmentIdOrSlug", in: "path", input: "segmentIdOrSlug", required: true, type: "string" },
        { name: "withMetadata", in: "query", input: "withMetadata", required: false, type: "boolean" },
      ],
      input: "DeleteFlagSegmentInput", answers: { "204": {}, "304": {} },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} }, team: true, destructive: true,
    },
    getDeploymentFlags: {
      route: "GET /v1/deployments/{deploymentId}/feature-flags", id: "getDeploymentFeatureFlags", summary: "Gets the flags that a deployment was built with.",
      kind: "call", parameters: [{ name: "deploymentId", in: "path", input: "deploymentId", required: true, type: "string" }], input: "GetDeploymentFlagsInput",
      answers: { "200": { contentType: "application/json", schema: "DeploymentFlagList" } }, errors: { "400": {}, "401": {}, "403": {}, "404": {}, "410": {} },
      team: true,
    },
    listFlagSdkKeys: {
      route: "GET /v1/projects/{projectIdOrName}/feature-flags/sdk-keys", id: "getSdkKeys", summary: "Lists the SDK keys of a project, without their secrets.",
      kind: "call", parameters: [{ name: "projectIdOrName", in: "path", input: "projectIdOrName", required: true, type: "string" }],
      input: "ListFlagSdkKeysInput", answers: { "200": { contentType: "application/json", schema: "ListFlagSdkKeysOutput" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "410": {} }, team: true,
    },
    createFlagSdkKey: {
      route: "PUT /v1/projects/{projectIdOrName}/feature-flags/sdk-keys", id: "createSdkKey", summary: "Creates an SDK key and returns its secrets, once.",
      kind: "call", parameters: [{ name: "projectIdOrName", in: "path", input: "projectIdOrName", required: true, type: "string" }],
      input: "CreateFlagSdkKeyInput", body: { contentType: "application/json", required: true },
      answers: { "200": { contentType: "application/json", schema: "CreatedFlagSdkKey" } },
      errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} }, team: true, safe: false, secret: ["keyValue", "tokenValue"],
    },
    deleteFlagSdkKey: {
      route: "DELETE /v1/projects/{projectIdOrName}/feature-flags/sdk-keys/{hashKey}", id: "deleteSdkKey",
      summary: "Deletes an SDK key; who uses it can read no flags any more.", kind: "call",
      parameters: [
        { name: "projectIdOrName", in: "path", input: "projectIdOrName", required: true, type: "string" },
        { name: "hashKey", in: "path", input: "hashKey", required: true, type: "string" },
      ],
      input: "DeleteFlagSdkKeyInput", answers: { "204": {} }, errors: { "400": {}, "401": {}, "402": {}, "403": {}, "404": {}, "409": {}, "410": {} },
      team: true, destructive: true,
    },
  },
};
