import type { Conditions } from "../../engine/http/conditions.ts";
import type { Services } from "../../engine/services.ts";
import type { Right } from "./access/rights.ts";
import type { Scope } from "./scope.ts";

export interface Context extends Services {
  readonly scope: Scope;
  readonly needs: readonly Right[];
  readonly conditions: Conditions;
  readonly requestId: string;
  /** The session of the sandbox that the request came from. Absent: it came from outside. */
  readonly askedIn: string | undefined;
  readonly url: URL;
  /** The bytes of an upload, to be read once; empty where the request has none. */
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly signal: AbortSignal;
}
