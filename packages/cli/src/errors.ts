import { isApiError, isNetworkError, isSlipwayError } from "@slipway/core/call";
import { inOneLine, shortLine } from "@slipway/core/internal";
import { CommandError, exitCodes } from "./context.ts";

const codes = new Map<string, number>([
  ["AbortError", exitCodes.interrupted],
  ["AbortedError", exitCodes.interrupted],
  ["AuthError", exitCodes.noLogin],
  ["InputError", exitCodes.usage],
  ["NotFoundError", exitCodes.notFound],
  ["PollError", exitCodes.refused],
  ["RateLimitError", exitCodes.rateLimited],
  ["TimeoutError", exitCodes.timedOut],
]);

export function exitCodeOf(error: unknown): number {
  if (error instanceof CommandError) return error.exitCode;
  const code = error instanceof Error ? codes.get(error.name) : undefined;
  if (code !== undefined) return code;
  if (isApiError(error)) {
    if (error.status === 404) return exitCodes.notFound;
    if (error.status === 401 || Object(Object(error.body).error).invalidToken === true) return exitCodes.noLogin;
    return error.status >= 500 && error.sideEffect === "possible" ? exitCodes.maybeDone : exitCodes.refused;
  }
  if (isNetworkError(error) && error.sideEffect !== "possible") return exitCodes.refused;
  return isSlipwayError(error) && error.sideEffect !== "none" ? exitCodes.maybeDone : exitCodes.refused;
}

const certainties = {
  none: "Nothing was changed.",
  certain: "The platform did it, although its answer could not be read.",
  possible: "It is unknown whether the platform did it: check before you repeat it.",
} as const;

export function describeError(error: unknown): string {
  // The message may quote the platform, whose control characters must not reach the terminal.
  if (error instanceof CommandError) return error.message.split("\n").map(inOneLine).join("\n");
  const message = shortLine(error instanceof Error ? error.message : String(error), 2000);
  if (error instanceof TypeError && !("code" in error))
    return `A response does not match the API's contract, or slipway has a bug: ${message}. -v shows the requests that were sent.`;
  if (!isSlipwayError(error) || error.route === undefined) return message;
  const id = error.requestId === undefined ? "" : ` The request's ID is ${error.requestId}.`;
  return `${message}\n${certainties[error.sideEffect]}${id}`;
}

export function errorDocument(error: unknown, exitCode: number): object {
  const message = shortLine(error instanceof Error ? error.message : String(error), 2000);
  const details = isSlipwayError(error)
    ? {
        name: error.name,
        route: error.route,
        ...(isApiError(error) && { status: error.status, code: error.code, retryAt: error.retryAt }),
        sideEffect: error.sideEffect,
        attempts: error.attempts,
        requestId: error.requestId,
      }
    : { name: error instanceof Error ? error.name : "Error", sideEffect: "none" };
  return { error: { ...details, message, exitCode } };
}
