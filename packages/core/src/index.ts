export { abortWith } from "./abort-with.ts";
export { bytes } from "./bytes.ts";
export { call } from "./call.ts";
export type {
  BodySource,
  CallOptions,
  Client,
  ClientOptions,
  ClientRetryOptions,
  Clock,
  DescribeContext,
  GivenToken,
  Limiter,
  RequestDescription,
  RetryOptions,
  SendContext,
  Sent,
  Timeouts,
  TokenFunction,
  ValidationMode,
  Validator,
} from "./client.ts";
export type {
  AnswerContract,
  BodyContract,
  ErrorContract,
  GroupContract,
  OperationContract,
  OperationKind,
  PagingContract,
  ParameterContract,
} from "./contract.ts";
export { createClient } from "./create-client.ts";
export { decode } from "./decode.ts";
export { describe } from "./describe.ts";
export { AbortedError, isAbortedError } from "./errors/aborted-error.ts";
export { ApiError, isApiError, type RateLimit } from "./errors/api-error.ts";
export { DecodeError, isDecodeError } from "./errors/decode-error.ts";
export { InputError, isInputError } from "./errors/input-error.ts";
export { isNetworkError, NetworkError } from "./errors/network-error.ts";
export { isPagingError, PagingError } from "./errors/paging-error.ts";
export { isPollError, PollError } from "./errors/poll-error.ts";
export { isProtocolError, ProtocolError } from "./errors/protocol-error.ts";
export { isRateLimitError, RateLimitError } from "./errors/rate-limit-error.ts";
export { isRedirectError, RedirectError } from "./errors/redirect-error.ts";
export { type ErrorFields, isSlipwayError, type SideEffect, SlipwayError } from "./errors/slipway-error.ts";
export { isTimeoutError, TimeoutError } from "./errors/timeout-error.ts";
export { type Drift, isValidationError, ValidationError } from "./errors/validation-error.ts";
export { harmless } from "./harmless.ts";
export type { RequestHeaders } from "./header-of.ts";
export { list, type PagedPromise } from "./list.ts";
export type { AttemptContext, Middleware } from "./middleware-types.ts";
export { oidcToken } from "./oidc.ts";
export type { ListOperation, Operation, PagingStyle, Resume, StreamOperation } from "./operation.ts";
export { perCall } from "./per-call.ts";
export { type PollOptions, type PollState, poll } from "./poll.ts";
export { probe } from "./probe.ts";
export type { Answer, ApiPromise } from "./promise.ts";
export { readSigned, type SignedDelivery, sign } from "./signature.ts";
export { type ApiStream, stream } from "./stream.ts";
export { systemClock } from "./transport/clock.ts";
