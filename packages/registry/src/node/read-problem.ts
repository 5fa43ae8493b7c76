import { InputError } from "@slipway/core/call";
import { ContentError } from "../errors/content-error.ts";

/** Says what it means that something in a folder, which was listed before, cannot be read; hands any other error on. */
export function readProblem(place: string, cause: unknown): unknown {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (code === "EACCES" || code === "EPERM") return new InputError(`${place} cannot be read`, { cause });
  // It was a file when it was listed.
  if (code === "ELOOP") {
    return new ContentError(`${place} changed while it was read: it is a link now`, { content: place, cause });
  }
  if (code !== "ENOENT" && code !== "ENOTDIR") return cause;
  return new ContentError(`${place} changed while it was read: it is gone`, { content: place, cause });
}
