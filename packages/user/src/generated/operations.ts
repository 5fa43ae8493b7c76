// Generated from contract/ by `pnpm generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core";
import type {
  DeleteUserInput,
  DeleteUserOutput,
  EventTypes,
  GetUserInput,
  GetUserOutput,
  ListEventTypesInput,
  ListUserEventsInput,
  UserEvent,
  UserEventPage,
} from "./types.ts";

/**
 * Lists what happened in the account or team, newest first.
 *
 * `GET /v3/events`
 */
export function listUserEvents(
  client: Client,
  input?: ListUserEventsInput,
  options?: CallOptions,
): PagedPromise<UserEventPage, UserEvent> {
  return list(client, { route: "GET /v3/events", group: "user", team: true, secret: true, items: "events", next: "createdAt", send: "until", by: "last" }, input, options);
}

/**
 * Lists the kinds of events and their categories.
 *
 * `GET /v1/events/types`
 */
export function listEventTypes(
  client: Client,
  input?: ListEventTypesInput,
  options?: CallOptions,
): ApiPromise<EventTypes> {
  return call(client, { route: "GET /v1/events/types", group: "user", team: true }, input, options);
}

/**
 * Gets the user that the token belongs to.
 *
 * `GET /v2/user`
 */
export function getUser(
  client: Client,
  input?: GetUserInput,
  options?: CallOptions,
): ApiPromise<GetUserOutput> {
  return call(client, { route: "GET /v2/user", group: "user" }, input, options);
}

/**
 * Starts the deletion of the user account, to be confirmed by e-mail.
 *
 * `DELETE /v1/user`
 */
export function deleteUser(
  client: Client,
  input?: DeleteUserInput,
  options?: CallOptions,
): ApiPromise<DeleteUserOutput> {
  return call(client, { route: "DELETE /v1/user", group: "user", query: [], body: {} }, input, options);
}
