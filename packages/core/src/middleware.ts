export { type LogEntry, type LoggingOptions, logging } from "./middleware/logging.ts";
export type { AttemptContext, Middleware } from "./types/middleware.ts";
