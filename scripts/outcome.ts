import { AbsentError } from "./peers/install-peer.ts";

/** A check that passed with what the machine has, and what it did without. */
export interface Absences {
  readonly absent: readonly string[];
}

/** Why something cannot be had here; any other error goes on. */
export function absence(error: unknown): string {
  if (error instanceof AbsentError) return error.message;
  throw error;
}
