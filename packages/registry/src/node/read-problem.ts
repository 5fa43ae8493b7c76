import { InputError } from "@slipway/core/call";
import { ContentError } from "../errors/content-error.ts";

/** Explains why a listed entry of a folder cannot be read; any other error passes unchanged. */
export function readProblem(place: string, cause: unknown): unknown {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (code === "EACCES" || code === "EPERM") return new InputError(`${place} cannot be read`, { cause });
  // The listing found a file.
  if (code === "ELOOP") {
    return new ContentError(`${place} changed while it was read: it is a link now`, { content: place, cause });
  }
  if (code !== "ENOENT" && code !== "ENOTDIR") return cause;
  return new ContentError(`${place} changed while it was read: it is gone`, { content: place, cause });
}
