import { isApiError } from "@slipway/core/call";
import { NotFoundError } from "./errors/not-found-error.ts";

export function isMissing(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}

/** Tells whether a HEAD may have been refused for its method alone: storage whose URLs are signed for a GET answers 403 or 405. */
export function isHeadRefused(error: unknown): boolean {
  return isApiError(error) && [403, 405, 501].includes(error.status);
}

/** Resolves to whether something was deleted: false for a 404. */
export function wasThere(deleted: Promise<unknown>): Promise<boolean> {
  return deleted.then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false;
      throw error;
    },
  );
}

/** Turns a 404 into a `NotFoundError`; any other error passes unchanged. */
export function missing(error: unknown, reference: string, name: string): unknown {
  if (!isApiError(error) || error.status !== 404) return error;
  const { route, requestId, attempts } = error;
  return new NotFoundError(`404: ${name} has no ${reference}`, { route, requestId, attempts, reference, cause: error });
}
