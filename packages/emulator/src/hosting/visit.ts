import type { DeploymentRow } from "../domain/deployments/tables.ts";
import type { Verdict } from "../domain/firewall/decide.ts";
import type { ProjectRow } from "../domain/projects/tables.ts";
import type { Tried } from "../domain/traffic/tried-at.ts";
import type { Services } from "../engine/services.ts";
import type { Note, Served } from "./served.ts";
import type { ServingStep } from "./serving-steps.ts";

interface HeaderChange {
  readonly op: "set" | "append" | "delete";
  readonly name: string;
  readonly value: string;
}

/** A request for what is deployed, on its way through the steps. */
export interface Visit {
  readonly request: Request;
  readonly id: string;
  /** In lower case, as the emulator knows it. */
  readonly host: string;
  readonly services: Services;
  /** When it came, in ms of the emulator's clock: rules that depend on the time go by it. */
  readonly at: number;
  /** Whether somebody only wants to know which step would decide: then nothing is run, counted or kept. */
  readonly isExplained: boolean;
  deployment?: DeploymentRow;
  project?: ProjectRow;
  /** Path, query and headers, as steps before have changed them. */
  url: URL;
  headers: Headers;
  /** The status of an answer that would be a 200, where a rule that leads elsewhere in the site says so. */
  status?: number;
  /** What happens to the headers of the answer, whoever gives it, in this order. */
  readonly changes: HeaderChange[];
  /** The drafts that the host shows in the place of what is live. */
  tried?: Tried["drafts"];
  /** What the firewall did, or a rule of its that only logs. */
  verdict?: Verdict;
  /** What applied on the way and decided nothing. */
  readonly notes: Note[];
}

/** What a step has decided. Whoever only wants to know asks for no answer. */
export interface Decision extends Note {
  answer(): Answered | Promise<Answered>;
}

/** @property step where only the answer says which it is, such as a page that its function had to make anew */
export type Answered = Pick<Served, "response" | "thrown" | "printed"> & { readonly step?: ServingStep };

/** Decides about a request, or changes what the steps behind it see. */
export type Step = (visit: Visit) => Decision | undefined | Promise<Decision | undefined>;

/** A decision that is an answer without conditions. */
export function answers(step: ServingStep, why: string, response: () => Response): Decision {
  return { step, why, answer: () => ({ response: response() }) };
}
