// Everything except the creation of clients, so that functions of operations load no ky.
export { oidcToken } from "./auth/oidc.ts";
export { perCall } from "./auth/per-call.ts";
export { AbortedError, isAbortedError, isTimeoutError, TimeoutError } from "./errors/abort-errors.ts";
export { ApiError, isApiError, isRateLimitError, type RateLimit, RateLimitError } from "./errors/api-error.ts";
export { DecodeError, isDecodeError } from "./errors/decode-error.ts";
export { partialBody, partialItems } from "./errors/hidden-members.ts";
export { InputError, isInputError } from "./errors/input-error.ts";
export { isNetworkError, NetworkError } from "./errors/network-error.ts";
export { isPagingError, PagingError } from "./errors/paging-error.ts";
export type { PollState } from "./errors/poll-error.ts";
export { isPollError, PollError } from "./errors/poll-error.ts";
export { isProtocolError, ProtocolError } from "./errors/protocol-error.ts";
export { isRedirectError, RedirectError } from "./errors/redirect-error.ts";
export { type ErrorFields, isSlipwayError, type SideEffect, SlipwayError } from "./errors/slipway-error.ts";
export { isTransientError } from "./errors/transient-error.ts";
export { type Drift, isValidationError, ValidationError } from "./errors/validation-error.ts";
export { bytes } from "./operations/bytes.ts";
export { call, probe } from "./operations/call.ts";
export type { Following } from "./operations/follow.ts";
export { list, type PagedPromise } from "./operations/list.ts";
export { type PollOptions, poll } from "./operations/poll.ts";
export { describeCall as describe } from "./operations/request.ts";
export { type ApiStream, stream } from "./operations/stream.ts";
export type {
  Answer,
  ApiPromise,
  BodySource,
  CallOptions,
  Client,
  ClientOptions,
  ClientRetryOptions,
  Clock,
  DerivedOptions,
  DescribeContext,
  FetchFunction,
  GivenToken,
  Limiter,
  LimiterLayer,
  ListOperation,
  MiddlewareLayer,
  Operation,
  PagingStyle,
  RawAnswer,
  RequestDescription,
  Resume,
  RetryOptions,
  SendContext,
  StreamOperation,
  Timeouts,
  TokenFunction,
  ValidationMode,
  Validator,
} from "./types/client.ts";
export type {
  AnswerContract,
  BodyContract,
  ErrorContract,
  GroupContract,
  OperationContract,
  OperationKind,
  ParameterContract,
} from "./types/contract.ts";
export type {
  GroupHelp,
  InputHelp,
  MemberHelp,
  OperationHelp,
  ValueKind,
  VariantHelp,
  VariantsHelp,
} from "./types/help.ts";
export type { AttemptContext, Middleware } from "./types/middleware.ts";
export type { Unlisted } from "./types/unlisted.ts";
export { decode } from "./wire/decode.ts";
export type { RequestHeaders } from "./wire/header-of.ts";
export type { SignedDelivery, SigningSecret } from "./wire/signature.ts";
