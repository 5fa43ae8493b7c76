// Shared with Slipway's other packages only. Packages of several versions run with one core, so
// releases treat changes here like public ones.

export { tokenOf, transportOptionsOf } from "./client/make-client.ts";
export { mustBeSignal } from "./errors/input-error.ts";
export { inOneLine, literal, quoteText, shortLine } from "./errors/text.ts";
export { harmless } from "./middleware/harmless.ts";
export { byteLengthOf, type Chunks, chunksOf, isBlob, isStream, slicesOf } from "./streams/chunks-of.ts";
export { streamOf } from "./streams/stream-of.ts";
export { tapChunks } from "./streams/tap-chunks.ts";
export { CONCURRENCY, inParallel, type Tasks, withTasks } from "./streams/tasks.ts";
export { refuseAborted, unlessAborted } from "./streams/unless-aborted.ts";
export { isSafeOperation } from "./transport/call-state.ts";
export { abortWith, ticks } from "./transport/clock.ts";
export { isRedirect, redirectError } from "./transport/follow-redirects.ts";
export { checkOptions, count } from "./wire/check-options.ts";
export { type ContentRange, contentRange } from "./wire/content-range.ts";
export { nextLink } from "./wire/link.ts";
export { readAtMost } from "./wire/read-at-most.ts";
export { parseSigned, readSigned, sign } from "./wire/signature.ts";
export { valueAt } from "./wire/value-at.ts";
