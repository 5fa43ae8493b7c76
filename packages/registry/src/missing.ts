import { isApiError } from "@slipway/core/call";
import { NotFoundError } from "./errors/not-found-error.ts";

export function isMissing(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}

/** Whether something was deleted: false where the registry answers that it did not have it. */
export function wasThere(deleted: Promise<unknown>): Promise<boolean> {
  return deleted.then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false;
      throw error;
    },
  );
}

/** Says what is missing where a registry answered 404; hands any other error on. */
export function missing(error: unknown, reference: string, name: string): unknown {
  if (!isApiError(error) || error.status !== 404) return error;
  const { route, requestId, attempts } = error;
  return new NotFoundError(`404: ${name} has no ${reference}`, { route, requestId, attempts, reference, cause: error });
}
