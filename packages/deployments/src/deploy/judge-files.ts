import { InputError } from "@slipway/core/call";
import { lineOf, quoted } from "@slipway/core/internal";
import type { DeployFile } from "./deploy-files.ts";
import { pathProblem } from "./path-problem.ts";

/** Why a member is not what it has to be; undefined where it is. A member of the type that is not judged does not compile. */
const problems: { readonly [Name in keyof Required<DeployFile>]: (value: unknown) => string | undefined } = {
  // Said of the path itself.
  path: () => undefined,
  // Of a number a program in JavaScript would get so many zeros.
  data: (value) =>
    typeof value === "string" || ArrayBuffer.isView(value) || value instanceof Blob
      ? undefined
      : "has to have `data`: text, a Uint8Array or a Blob",
  mode: (value) =>
    value === undefined || (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 0o177777)
      ? undefined
      : "has a `mode` that is none: a whole number such as 0o100755",
};

/** Refuses files that cannot be deployed as they are given, before anything is sent; an `InputError` names the file, or its place in the list. */
export function judgeFiles(files: readonly unknown[]): void {
  const seen = new Set<unknown>();
  for (const [index, file] of files.entries()) {
    if (!isFile(file)) throw refused(`The entry ${index} of \`files\` has to be an object with \`path\` and \`data\``);
    const { path } = file;
    const problem = seen.has(path) ? "is given twice" : pathProblem(path);
    const shown = typeof path === "string" ? quoted(path) : `of the entry ${index} of \`files\``;
    if (problem) throw refused(`The path ${shown} ${problem}`);
    seen.add(path);
    for (const name of Object.keys(file)) {
      if (Object.hasOwn(problems, name)) continue;
      throw refused(
        `The file ${shown} has the member \`${lineOf(name, 100)}\`, which is none: look for a slip of the pen`,
      );
    }
    for (const [name, problemOf] of Object.entries(problems)) {
      const problem = problemOf(Reflect.get(file, name));
      if (problem) throw refused(`The file ${shown} ${problem}`);
    }
  }
}

/** What is given as a file, whatever it has. */
function isFile(file: unknown): file is { readonly path?: unknown } {
  return typeof file === "object" && file !== null && !Array.isArray(file);
}

function refused(message: string): InputError {
  return new InputError(`${message}.`, { parameter: "files" });
}
