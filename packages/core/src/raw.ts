export { type RawOptions, send } from "./operations/send.ts";
export { answerChunks } from "./streams/answer-chunks.ts";
export { systemClock } from "./transport/clock.ts";
export type { Authorization, AuthorizationRequest, Refusal } from "./types/authorization.ts";
export type {
  ListOperation,
  Operation,
  RawAnswer,
  RequestDescription,
  SendContext,
  StreamOperation,
} from "./types/client.ts";
export type { OperationContract } from "./types/contract.ts";
export { hideItemSecrets, hideSecrets, isDestructive } from "./wire/by-contract.ts";
