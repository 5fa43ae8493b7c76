export { createClient } from "@slipway/core";
export { type BoundClient, type BoundGroup, connect } from "./connect.ts";
export * from "./generated/exports.ts";
