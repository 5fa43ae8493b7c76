// Generated from contract/ by `npm run generate`. Changes here are lost.
import type { AnyCheckRun, CheckRun } from "./types.ts";

/**
 * Whether an answer is of the type `CheckRun`, as it usually is.
 *
 * A run of a check.
 */
export function isCheckRun(
  answer: AnyCheckRun,
): answer is CheckRun {
  return "checkId" in answer;
}

/**
 * Whether an answer is of the type `PipelineCheckRun`, not of the usual `CheckRun`.
 *
 * A run of a job of the pipeline.
 *
 * It narrows nothing: TypeScript cannot tell the two types apart, so that in one branch it would be sure of what is not so.
 */
export function isPipelineCheckRun(
  answer: AnyCheckRun,
): boolean {
  return !("checkId" in answer);
}
