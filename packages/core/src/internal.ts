// Shared with Slipway's other packages only. Packages of several versions run with one core, so
// releases treat changes here like public ones.

export { tokenOf, transportOptionsOf } from "./client/client-internals.ts";
export { mustBeSignal } from "./errors/must.ts";
export { inOneLine, literal, quoteText, shortLine } from "./errors/text.ts";
export { harmless } from "./middleware/harmless.ts";
export { abortWith } from "./streams/abort-with.ts";
export { type Chunks, chunksOf, isBlob, isStream } from "./streams/chunks-of.ts";
export { inParallel } from "./streams/in-parallel.ts";
export { pass } from "./streams/pass.ts";
export { byteLengthOf, slicesOf } from "./streams/slices-of.ts";
export { streamOf } from "./streams/stream-of.ts";
export { CONCURRENCY, type Tasks, withTasks } from "./streams/tasks.ts";
export { refuseAborted, unlessAborted } from "./streams/unless-aborted.ts";
export { isSafeOperation } from "./transport/call-state.ts";
export { ticks } from "./transport/clock.ts";
export { isRedirect, redirectError } from "./transport/follow-redirects.ts";
export { checkOptions, count } from "./wire/check-options.ts";
export { type ContentRange, contentRange } from "./wire/content-range.ts";
export { nextLink } from "./wire/link.ts";
export { readAtMost } from "./wire/read-at-most.ts";
export { parseSigned, readSigned, sign } from "./wire/signature.ts";
export { valueAt } from "./wire/value-at.ts";
