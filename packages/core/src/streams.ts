export { mustBeSignal } from "./errors/must.ts";
export { abortWith } from "./streams/abort-with.ts";
export { type Chunks, chunksOf, isBlob, isStream } from "./streams/chunks-of.ts";
export { inParallel } from "./streams/in-parallel.ts";
export { pass } from "./streams/pass.ts";
export { readAtMost } from "./streams/read-at-most.ts";
export { streamOf } from "./streams/stream-of.ts";
export { CONCURRENCY, type Tasks, withTasks } from "./streams/tasks.ts";
export { refuseAborted, unlessAborted } from "./streams/unless-aborted.ts";
