// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, call, type CallOptions, type Client, list, type PagedPromise } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  AuthToken,
  AuthTokenPage,
  CreateApiKeyInput,
  CreateAuthTokenInput,
  CreatedApiKey,
  CreatedAuthToken,
  DeleteAuthTokenInput,
  DeleteAuthTokenOutput,
  ExchangeSsoTokenInput,
  ExchangeSsoTokenOutput,
  GetAuthTokenInput,
  GetAuthTokenOutput,
  ListAuthTokensInput,
} from "./types.ts";

/**
 * Exchanges the code of an integration's single sign-on for tokens.
 *
 * The client's `team` is not sent: the exchange is public, and takes no token.
 *
 * `POST /v1/integrations/sso/token`
 *
 * @throws `ApiError` 400 (`invalid_grant` of the emulator), 403 (`invalid_client` of the emulator), 500
 */
export function exchangeSsoToken(
  client: Client,
  input: ExchangeSsoTokenInput,
  options?: CallOptions,
): ApiPromise<ExchangeSsoTokenOutput> {
  return call(client, operations.exchangeSsoToken, input, options);
}

/**
 * Lists the tokens of the user, without their secrets.
 *
 * The client's `team` is not sent: tokens are the user's own.
 *
 * `GET /v6/user/tokens`
 *
 * @throws `ApiError` 400, 401, 403, 410
 */
export function listAuthTokens(
  client: Client,
  input?: ListAuthTokensInput,
  options?: CallOptions,
): PagedPromise<AuthTokenPage, AuthToken> {
  return list(client, operations.listAuthTokens, input, options);
}

/**
 * Creates a token and returns its secret, once.
 *
 * `POST /v3/user/tokens`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 * @example
 * const createdAuthToken = await createAuthToken(client, { name: "ci" });
 */
export function createAuthToken(
  client: Client,
  input: CreateAuthTokenInput,
  options?: CallOptions,
): ApiPromise<CreatedAuthToken> {
  return call(client, operations.createAuthToken, input, options);
}

/**
 * Gets the metadata of a token.
 *
 * The client's `team` is not sent: tokens are the user's own.
 *
 * `GET /v5/user/tokens/{tokenId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function getAuthToken(
  client: Client,
  input: GetAuthTokenInput,
  options?: CallOptions,
): ApiPromise<GetAuthTokenOutput> {
  return call(client, operations.getAuthToken, input, options);
}

/**
 * Revokes a token; requests that are made with it are refused from then on.
 *
 * **Destructive:** what it takes away may not come back.
 *
 * The client's `team` is not sent: tokens are the user's own.
 *
 * `DELETE /v3/user/tokens/{tokenId}`
 *
 * @throws `ApiError` 400, 401, 403, 404, 410
 */
export function deleteAuthToken(
  client: Client,
  input: DeleteAuthTokenInput,
  options?: CallOptions,
): ApiPromise<DeleteAuthTokenOutput> {
  return call(client, operations.deleteAuthToken, input, options);
}

/**
 * Creates an API key and returns its secret, once.
 *
 * `POST /api-keys`
 *
 * @throws `ApiError` 400, 401, 403, 409, 410, 429, 500
 * @example
 * const createdApiKey = await createApiKey(client, { purpose: "ai-gateway", name: "drafts" });
 */
export function createApiKey(
  client: Client,
  input: CreateApiKeyInput,
  options?: CallOptions,
): ApiPromise<CreatedApiKey> {
  return call(client, operations.createApiKey, input, options);
}
