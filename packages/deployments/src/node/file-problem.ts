import { InputError } from "@slipway/core/call";
import { inOneLine, quoteText } from "@slipway/core/internal";

/** A path for errors, and whether ignore files apply to it. */
export interface PathInfo {
  readonly path: string;
  /** A part of a build's output, to which ignore files do not apply. */
  readonly built?: boolean | undefined;
}

export function movedError(path: string, cause?: unknown): InputError {
  const message = `The file ${quoteText(path)} was moved or replaced while the folder was read. Deploy again when nothing else writes to the folder.`;
  return folderError(message, cause);
}

export function rewrittenError(path: string): InputError {
  const message = `The file ${quoteText(path)} was written to while it was deployed. Deploy again when nothing else writes to the folder.`;
  return folderError(message);
}

export function badNameError({ path, built }: PathInfo, problem: string): InputError {
  const help = built ? "Rename it where it comes from, and build again" : "Rename it, or name it in .vercelignore";
  return folderError(`The file ${quoteText(path)} ${problem}. ${help}.`);
}

export function fileError(file: PathInfo, error: unknown): unknown {
  if (isMissing(error)) return movedError(file.path, error);
  const what = file.path === "" ? "The folder" : quoteText(file.path);
  const code = errorCode(error);
  const message = codeProblem(code, file.built);
  return message === undefined ? error : folderError(`${what} ${message}.`, error);
}

function codeProblem(code: unknown, built: boolean | undefined): string | undefined {
  const orIgnore = built ? "" : ", or name it in .vercelignore";
  if (code === "EACCES" || code === "EPERM") {
    return `cannot be read (${code}). Give yourself permission to read it${orIgnore}`;
  }
  if (code === "ELOOP") return `is in a loop of links (${code}). Remove one of them${orIgnore}`;
  if (code === "ENAMETOOLONG") return `is too long a path for this system (${code}). Shorten it${orIgnore}`;
  return undefined;
}

export function isMissing(error: unknown): boolean {
  return errorCode(error) === "ENOENT" || errorCode(error) === "ENOTDIR";
}

export function errorCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

export function folderError(message: string, cause?: unknown): InputError {
  return new InputError(inOneLine(message), { parameter: "directory", cause });
}
