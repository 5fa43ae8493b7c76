import { InputError } from "@slipway/core/call";
import { inOneLine, quoteText } from "@slipway/core/internal";

/** What an error names, and whether an ignore file says anything about it. */
export interface Named {
  readonly path: string;
  /** It is of a build's output, which is deployed whatever ignore files say. */
  readonly built?: boolean | undefined;
}

/** The error for a file that is no longer what it was, or where it was. */
export function changed(path: string, cause?: unknown): InputError {
  const message = `The file ${quoteText(path)} was moved or replaced while the folder was read. Deploy again when nothing else writes to the folder.`;
  return refusal(message, cause);
}

export function rewritten(path: string): InputError {
  const message = `The file ${quoteText(path)} was written to while it was deployed. Deploy again when nothing else writes to the folder.`;
  return refusal(message);
}

export function badName({ path, built }: Named, problem: string): InputError {
  const help = built ? "Rename it where it comes from, and build again" : "Rename it, or name it in .vercelignore";
  return refusal(`The file ${quoteText(path)} ${problem}. ${help}.`);
}

export function fileProblem(file: Named, error: unknown): unknown {
  if (isMissing(error)) return changed(file.path, error);
  const what = file.path === "" ? "The folder" : quoteText(file.path);
  const code = codeOf(error);
  const message = problemOf(code, file.built);
  return message === undefined ? error : refusal(`${what} ${message}.`, error);
}

function problemOf(code: unknown, built: boolean | undefined): string | undefined {
  const orIgnore = built ? "" : ", or name it in .vercelignore";
  if (code === "EACCES" || code === "EPERM") {
    return `may not be read (${code}). Give yourself the right to read it${orIgnore}`;
  }
  if (code === "ELOOP") return `leads in a circle of links (${code}). Remove one of them${orIgnore}`;
  if (code === "ENAMETOOLONG") return `is longer than this system's paths may be (${code}). Shorten it${orIgnore}`;
  return undefined;
}

export function isMissing(error: unknown): boolean {
  return codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR";
}

export function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

/** The error for what a folder holds or lacks. */
export function refusal(message: string, cause?: unknown): InputError {
  return new InputError(inOneLine(message), { parameter: "directory", cause });
}
