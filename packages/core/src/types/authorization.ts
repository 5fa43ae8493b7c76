import type { CallFacts } from "../errors/slipway-error.ts";

/** What an attempt that asks for its `Authorization` header says of itself. */
export interface AuthorizationRequest {
  readonly method: string;
  readonly hasBody: boolean;
  /** The operation answers without one, too. */
  readonly isOptional: boolean;
  /** What errors carry. */
  readonly facts: CallFacts;
  /**
   * How long its attempt waits, ms. A look-up that calls share and that takes longer may belong to a call that was dropped, as a Worker does
   * after its answer: whoever asks next looks up anew.
   */
  readonly patience: number;
}

/** That an API refused the credentials. */
export interface Refusal {
  readonly method: string;
  /** The header that was refused. */
  readonly header: string | undefined;
  /** The `WWW-Authenticate` header of the answer. */
  readonly challenge: string | null;
}

/** Authorizes in a way of its own, for challenges, scopes or tokens by resource; core makes one of a `token`. It is for the API's own origin alone. */
export interface Authorization {
  /** The `Authorization` header of an attempt, within its clock; undefined for none. What it rejects with is what the call fails with. */
  header(request: AuthorizationRequest): Promise<string | undefined> | string | undefined;
  /**
   * Looks at a 401, or a 403 that calls the token invalid: whether another attempt, whose header is asked for anew, may go better. It hears
   * of each; a call makes one such attempt at most, and none where its body cannot be sent again or retries are off.
   */
  refused(refusal: Refusal): boolean;
  /** What no call may show, besides the header that it is sent with. It is asked for each request, wherever that goes. */
  secrets?(): Iterable<string>;
  /** Called when an attempt ends before its header is there: whoever asks next must not wait for the same. */
  giveUp?(): void;
  /** What tells accounts apart whose limits are counted, where that is known; a limiter gets its hash. */
  account?(): Promise<string | undefined>;
  /** What who is refused should look at, as an error says it: `"check token and team"`. */
  readonly hint?: string;
}
