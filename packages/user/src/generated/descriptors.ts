// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { ListOperation, Operation } from "@slipway/core";

/**
 * Lists the events of the account or team, newest first.
 *
 * `GET /v3/events`
 */
export const listUserEvents: ListOperation = { route: "GET /v3/events", group: "user", team: true, secret: true, items: "events", next: "createdAt", send: "until", by: "last" };

/**
 * Lists the kinds of events and their categories.
 *
 * `GET /v1/events/types`
 */
export const listEventTypes: Operation = { route: "GET /v1/events/types", group: "user", team: true };

/**
 * Gets the user that the token belongs to.
 *
 * `GET /v2/user`
 */
export const getUser: Operation = { route: "GET /v2/user", group: "user" };

/**
 * Starts the deletion of the user account, to be confirmed by e-mail.
 *
 * `DELETE /v1/user`
 */
export const deleteUser: Operation = { route: "DELETE /v1/user", group: "user", query: [], body: {} };
