import type { Conditions } from "../../engine/http/conditions.ts";
import type { Services } from "../../engine/services.ts";
import type { Right } from "./access/rights.ts";
import type { Scope } from "./scope.ts";

export interface Context extends Services {
  readonly scope: Scope;
  readonly needs: readonly Right[];
  readonly conditions: Conditions;
  readonly requestId: string;
  /** The sandbox session that sent the request. Absent: it came from outside. */
  readonly askedIn: string | undefined;
  readonly url: URL;
  /** The body of an upload, readable once; empty where there is none. */
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly signal: AbortSignal;
}
