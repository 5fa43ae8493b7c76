import type { Verdict } from "../domain/firewall/decide.ts";
import type { ServingStep } from "./serving-steps.ts";
import type { Note } from "./visit.ts";

export interface Served {
  readonly response: Response;
  readonly step: ServingStep;
  readonly why?: string;
  readonly notes?: readonly Note[];
  readonly deploymentId?: string;
  readonly verdict?: Verdict;
  readonly thrown?: string;
  readonly printed?: Promise<string>;
}
