import { InputError } from "@slipway/core";
import { isMissing } from "./ignored.ts";

/** The error for a file that is no longer what it was, or where it was. */
export function changed(path: string, cause?: unknown): InputError {
  const message = `The file ${JSON.stringify(path)} was moved or replaced while the folder was read, or its name is no UTF-8. Deploy again when nothing else writes to the folder.`;
  return new InputError(message, { parameter: "directory", cause });
}

/** The error for a file whose content is no longer what it was. */
export function rewritten(path: string): InputError {
  const message = `The file ${JSON.stringify(path)} was written to while it was deployed. Deploy again when nothing else writes to the folder.`;
  return new InputError(message, { parameter: "directory" });
}

/** Says of an error of the file system, in words, that a file is gone or may not be read; any other one stays as it is. */
export function fileProblem(path: string, error: unknown): unknown {
  if (isMissing(error)) return changed(path, error);
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code !== "EACCES" && code !== "EPERM") return error;
  const what = path === "" ? "The folder" : JSON.stringify(path);
  const message = `${what} may not be read (${code}). Give yourself the right to read it, or name it in .vercelignore.`;
  return new InputError(message, { parameter: "directory", cause: error });
}
