import type { Conditions } from "../../engine/http/conditions.ts";
import type { Services } from "../../engine/services.ts";
import type { Right } from "./access/rights.ts";
import type { Scope } from "./scope.ts";

/** What a handler works with, beside its input. */
export interface Context extends Services {
  readonly scope: Scope;
  /** What the request needs wherever it reaches, as far as its input says. */
  readonly needs: readonly Right[];
  /** What the request is to be carried out under. Of one that only asks the engine looks after it, where the answer has an entity tag. */
  readonly conditions: Conditions;
  readonly requestId: string;
  /** The session of the sandbox that the request came from. Absent: it came from outside. */
  readonly askedIn: string | undefined;
  /** As the caller wrote it: its origin is where the caller reaches the emulator. */
  readonly url: URL;
  /** The bytes of an upload, to be read once; empty where the request has none. */
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Aborted when the caller has gone, or the emulator ends. */
  readonly signal: AbortSignal;
}
