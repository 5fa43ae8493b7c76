import type { CallFacts } from "../errors/slipway-error.ts";

/** Attempt that needs an `Authorization` header. */
export interface AuthorizationRequest {
  readonly method: string;
  readonly hasBody: boolean;
  /** The operation also works without the header. */
  readonly isOptional: boolean;
  /** Facts for errors. */
  readonly facts: CallFacts;
  /**
   * Milliseconds that the attempt waits. A shared look-up that takes longer may belong to a call that was dropped, as Workers do after
   * their answer; the next call then starts another one.
   */
  readonly patience: number;
}

/** Refusal of credentials by an API. */
export interface Refusal {
  readonly method: string;
  /** The header that was refused. */
  readonly header: string | undefined;
  /** The `WWW-Authenticate` header of the answer. */
  readonly challenge: string | null;
}

/** Custom authorization for challenges, scopes or tokens by resource; core makes one from a `token`. It is used for the API's own origin only. */
export interface Authorization {
  /** The `Authorization` header of an attempt, within its timeout; undefined for none. A rejection fails the call with the same error. */
  header(request: AuthorizationRequest): Promise<string | undefined> | string | undefined;
  /**
   * Handles a 401, or a 403 for an invalid token. @returns whether another attempt with a new header may succeed. Every refusal is
   * reported; a call makes at most one such attempt, and none with an unrepeatable body or without retries.
   */
  refused(refusal: Refusal): boolean;
  /** Further secrets that no call may show. Read for each request, whatever its origin. */
  secrets?(): Iterable<string>;
  /** Called when an attempt ends before it got its header, so that the next one does not wait for the same look-up. */
  giveUp?(): void;
  /** Identifies the account that rate limits count, where that is known; limiters get its hash. */
  account?(): Promise<string | undefined>;
  /** Advice for a refused caller, as a part of the error: `"check token and team"`. */
  readonly hint?: string;
}
