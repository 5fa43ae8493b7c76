export { afterCall, type CallOutcome } from "./middleware/after-call.ts";
export { chain } from "./middleware/chain.ts";
export { type LogEntry, type LoggingOptions, logging } from "./middleware/logging.ts";
export type { MiddlewareLayer } from "./types/client.ts";
export type { AttemptContext, Middleware } from "./types/middleware.ts";
