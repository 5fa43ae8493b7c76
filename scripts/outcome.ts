import { AbsentError } from "./peers/install-peer.ts";

/** A check that passed with what the machine has, and what it did without. */
export interface Absences {
  readonly absent: readonly string[];
}

/** A check that failed, and what of it, for the end of a long output. */
export interface Failures {
  readonly failures: readonly string[];
}

/** Why something cannot be had here; any other error goes on. */
export function absence(error: unknown): string {
  if (error instanceof AbsentError) return error.message;
  throw error;
}
