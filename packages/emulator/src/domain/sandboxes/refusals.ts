import { PlatformError } from "../../engine/platform-error.ts";

/** 410: the session has ended. */
export function gone(message: string): PlatformError {
  return new PlatformError(410, "sandbox_stopped", message);
}

/** 422: what is asked for is understood, and cannot be had here. */
export function unprocessable(message: string): PlatformError {
  return new PlatformError(422, "unprocessable_entity", message);
}
