import type { Verdict } from "../domain/firewall/decide.ts";
import type { LogEntry } from "../domain/logs/tables.ts";
import type { Query } from "../engine/http/query.ts";
import type { ServingStep } from "./serving-steps.ts";

/** Finding of a step, in a sentence that names the rule. */
export interface Note {
  readonly step: ServingStep;
  readonly why: string;
}

export interface Served {
  readonly response: Response;
  readonly step: ServingStep;
  readonly why?: string;
  readonly notes?: readonly Note[];
  readonly deploymentId?: string;
  readonly verdict?: Verdict;
  readonly thrown?: string;
  readonly printed?: Promise<readonly LogEntry[]>;
}

/** A request for a deployment, as the log keeps it. Never holds a token, a usable code, a body or a header. */
export interface ServedRecord {
  /** When it came, in ms of the emulator's clock. */
  readonly at: number;
  /** Request ID, as in the answer's `x-vercel-id` and the deployment's logs. */
  readonly id: string;
  readonly method: string;
  readonly host: string;
  /** `*` stands for a token or a code, here as in the query. */
  readonly path: string;
  readonly query: Query;
  /** The answer's status; 0 where the connection was cut. */
  readonly status: number;
  /** How long it took, in real ms. */
  readonly took: number;
  /** Step that answered; absent where none did. */
  readonly step?: ServingStep;
  /** Which rule decided. */
  readonly why?: string;
  /** Rules that applied and did not decide; absent where there were none. */
  readonly notes?: readonly Note[];
  /** The deployment that the host led to; absent where a fault answered. */
  readonly deploymentId?: string;
}
