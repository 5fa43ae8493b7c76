import { InputError } from "@slipway/core/call";
import { ContentError } from "../errors/content-error.ts";
import { NotFoundError } from "../errors/not-found-error.ts";

/** What the system says where something else is than a file or a folder that belongs there, or a link that leads nowhere. */
const MISPLACED: readonly unknown[] = ["EEXIST", "EISDIR", "ELOOP", "ENAMETOOLONG", "ENOTDIR", "ENOTEMPTY"];

/** The folder of the layout itself. */
export const LAYOUT_ITSELF = ".";

/** Says what it means that a file of a layout cannot be read or written; hands any other error on. */
export function layoutProblem(name: string, path: string, cause: unknown): unknown {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (code === "ENOENT") return new NotFoundError(`${name} does not hold ${path}`, { reference: path, cause });
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
    return new InputError(`${path} of ${name} cannot be read or written: this process may not`, { cause });
  }
  if (!MISPLACED.includes(code)) return cause;
  if (path === LAYOUT_ITSELF) {
    return new InputError(`${name} cannot be made: something else is there (${code})`, { cause });
  }
  const problem = `something else is where ${path} belongs (${code})`;
  return new ContentError(`${name} is damaged: ${problem}`, { content: path, cause });
}
