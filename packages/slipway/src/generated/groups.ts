// Generated from contract/ by `pnpm generate`. Changes here are lost.
export * as aliases from "@slipway/aliases";
export * as deployments from "@slipway/deployments";
export * as projects from "@slipway/projects";
export * as teams from "@slipway/teams";
export * as user from "@slipway/user";
