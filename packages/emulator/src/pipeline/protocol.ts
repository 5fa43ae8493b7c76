import { authenticate, type Identity, nobody } from "../domain/accounts/scope.ts";
import type { PlatformError } from "../engine/platform-error.ts";
import type { Services } from "../engine/services.ts";
import type { Candidate } from "./router.ts";

/** How a group's operations speak HTTP, around what they do. */
export interface Protocol {
  /** Who is asking. Throws where nobody is, or where what was shown does not allow the operation. */
  authenticate(request: Request, candidate: Candidate, services: Services): Identity;
  /** The answer that tells of a failure; without a candidate none of the operations was meant. */
  failure(error: PlatformError, request: Request, candidate: Candidate | undefined): Response;
  /** Headers of every answer. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The platform's own way: a bearer token, and `{ error: { code, message } }`. */
export const platformProtocol: Protocol = {
  authenticate: (request, { operation }, services) =>
    operation.contract.public ? nobody : authenticate(request, services),
  failure: (error) => error.toResponse(),
};
