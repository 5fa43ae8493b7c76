import type { Conditions } from "../../engine/http/conditions.ts";
import type { Services } from "../../engine/services.ts";
import type { Right } from "./access/rights.ts";
import type { Scope } from "./scope.ts";

export interface Context extends Services {
  readonly scope: Scope;
  readonly needs: readonly Right[];
  /** What the request is to be carried out under. Of one that only asks the engine looks after it, where the answer has an entity tag. */
  readonly conditions: Conditions;
  readonly requestId: string;
  readonly askedIn: string | undefined;
  /** As the caller wrote it: its origin is where the caller reaches the emulator. */
  readonly url: URL;
  /** The bytes of an upload, to be read once; empty where the request has none. */
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly signal: AbortSignal;
}
