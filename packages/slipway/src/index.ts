export { createClient } from "@slipway/core";
export { type BoundClient, type BoundGroup, connect } from "./connect.ts";
// generated: groups
export {
  aliases,
  deployments,
  projects,
  teams,
  user,
} from "./generated/groups.ts";
// /generated: groups
