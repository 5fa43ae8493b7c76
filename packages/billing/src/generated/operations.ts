// Generated from contract/ by `npm run generate`. Changes here are lost.
import { type ApiPromise, type ApiStream, call, type CallOptions, type Client, stream } from "@slipway/core/call";
import * as operations from "./descriptors.ts";
import type {
  BuyCreditsInput,
  BuyCreditsOutput,
  FocusCharge,
  FocusContractCommitment,
  ListBillingChargesInput,
  ListContractCommitmentsInput,
} from "./types.ts";

/**
 * Streams the charges of a period, in the FOCUS format.
 *
 * `GET /v1/billing/charges`
 *
 * @throws `ApiError` 400, 401, 403, 404, 500, 503
 */
export function listBillingCharges(
  client: Client,
  input: ListBillingChargesInput,
  options?: CallOptions,
): ApiStream<FocusCharge> {
  return stream(client, operations.listBillingCharges, input, options);
}

/**
 * Streams the commitments of the team's contracts, in the FOCUS format.
 *
 * `GET /v1/billing/contract-commitments`
 *
 * @throws `ApiError` 400, 401, 403, 404
 */
export function listContractCommitments(
  client: Client,
  input?: ListContractCommitmentsInput,
  options?: CallOptions,
): ApiStream<FocusContractCommitment> {
  return stream(client, operations.listContractCommitments, input, options);
}

/**
 * Buys credits for an add-on, the AI gateway or v0.
 *
 * **Spends:** money is owed because of the call itself.
 *
 * `POST /v1/billing/buy`
 *
 * @throws `ApiError` 400, 401, 402, 403, 404, 409, 410, 500
 */
export function buyCredits(
  client: Client,
  input: BuyCreditsInput,
  options?: CallOptions,
): ApiPromise<BuyCreditsOutput> {
  return call(client, operations.buyCredits, input, options);
}
