import type { Verdict } from "../domain/firewall/decide.ts";
import type { ServingStep } from "./serving-steps.ts";
import type { Note } from "./visit.ts";

/** An answer of a site, and how it came about. */
export interface Served {
  readonly response: Response;
  readonly step: ServingStep;
  /** Which rule decided. */
  readonly why?: string;
  /** What applied before and decided nothing. */
  readonly notes?: readonly Note[];
  readonly deploymentId?: string;
  readonly verdict?: Verdict;
  /** What code behind the project has thrown, as it would stand in a log. */
  readonly thrown?: string;
  /** What a function prints until all of it is done. */
  readonly printed?: Promise<string>;
}
