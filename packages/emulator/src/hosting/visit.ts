import type { DeploymentRow } from "../domain/deployments/tables.ts";
import type { Verdict } from "../domain/firewall/decide.ts";
import type { ProjectRow } from "../domain/projects/tables.ts";
import type { Tried } from "../domain/traffic/tried-at.ts";
import type { Services } from "../engine/services.ts";
import type { Note, Served } from "./served.ts";
import type { ServingStep } from "./serving-steps.ts";

export interface Visit {
  readonly request: Request;
  readonly id: string;
  /** In lower case, as the emulator knows it. */
  readonly host: string;
  readonly services: Services;
  /** When it came, in ms of the emulator's clock: rules that depend on the time go by it. */
  readonly at: number;
  readonly isExplained: boolean;
  deployment?: DeploymentRow;
  project?: ProjectRow;
  url: URL;
  headers: Headers;
  status?: number;
  readonly changes: { readonly op: "set" | "append" | "delete"; readonly name: string; readonly value: string }[];
  tried?: Tried["drafts"];
  verdict?: Verdict;
  readonly notes: Note[];
}

export interface Decision extends Note {
  answer(): Answered | Promise<Answered>;
}

/**
 * @property step where only the answer says which it is, such as a page that its function had to make anew
 * @property isPrivate of another site's answer that not everybody may see
 * @property tags those of another site's answer, under which a cache keeps it as well
 */
export type Answered = Pick<Served, "response" | "thrown" | "printed"> & {
  readonly step?: ServingStep;
  readonly tags?: readonly string[];
  readonly isPrivate?: boolean;
};

export type Step = (visit: Visit) => Decision | undefined | Promise<Decision | undefined>;

export function answers(step: ServingStep, why: string, response: () => Response): Decision {
  return { step, why, answer: () => ({ response: response() }) };
}
