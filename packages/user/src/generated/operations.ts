// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
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
 * Lists the events of the account or team, newest first.
 *
 * `GET /v3/events`
 *
 * @throws `ApiError` 400, 401, 403, 410
 * @example
 * for await (const userEvent of listUserEvents(client, { limit: 20, withPayload: true })) console.log(userEvent);
 */
export function listUserEvents(
  client: Client,
  input?: ListUserEventsInput,
  options?: CallOptions,
): PagedPromise<UserEventPage, UserEvent> {
  return list(client, operations.listUserEvents, input, options);
}

/**
 * Lists the kinds of events and their categories.
 *
 * `GET /v1/events/types`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function listEventTypes(
  client: Client,
  input?: ListEventTypesInput,
  options?: CallOptions,
): ApiPromise<EventTypes> {
  return call(client, operations.listEventTypes, input, options);
}

/**
 * Gets the user that the token belongs to.
 *
 * The client's `team` is not sent: it acts on the user alone.
 *
 * `GET /v2/user`
 *
 * @throws `ApiError` 400, 401, 403, 409, 410
 * @example
 * const answer = await getUser(client);
 */
export function getUser(
  client: Client,
  input?: GetUserInput,
  options?: CallOptions,
): ApiPromise<GetUserOutput> {
  return call(client, operations.getUser, input, options);
}

/**
 * Starts the deletion of the user account, to be confirmed by e-mail.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * The client's `team` is not sent: it acts on the user alone.
 *
 * `DELETE /v1/user`
 *
 * @throws `ApiError` 400, 401, 402, 403, 410
 */
export function deleteUser(
  client: Client,
  input?: DeleteUserInput,
  options?: CallOptions,
): ApiPromise<DeleteUserOutput> {
  return call(client, operations.deleteUser, input, options);
}
