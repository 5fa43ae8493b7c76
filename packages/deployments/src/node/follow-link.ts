import { readlink, realpath } from "node:fs/promises";
import { isAbsolute, relative, sep } from "node:path";
import { InputError } from "@slipway/core";
import type { Ignore } from "ignore";
import { fileProblem } from "./file-problem.ts";

/**
 * Says where a link of a folder ends, through all further links. `root` is the folder without links in its own path.
 *
 * Whoever may add a file to a folder may add a link, and what it leads to would be published: the secrets of a build
 * (`/proc/self/environ`), or what the folder holds and leaves out (`.git/config`, `.env.local`). So it has to end in
 * the folder, at what is deployed anyway.
 *
 * @throws `InputError` that names the link and says what to do.
 */
export async function followLink(root: string, path: string, link: string, rules: Ignore): Promise<string> {
  let end: string;
  try {
    end = await realpath(link);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ELOOP") throw refusal("leads in a circle", error);
    if (code === "ENOENT" || code === "ENOTDIR") throw refusal(`leads to ${await target()}, which is not there`, error);
    throw fileProblem(path, error);
  }
  const inner = pathBelow(root, end);
  if (inner === undefined) throw refusal(`leads out of the folder, to ${await target()}`);
  if (inner !== "" && (rules.ignores(inner) || rules.ignores(`${inner}/`))) {
    throw refusal(`leads to ${JSON.stringify(inner)}, which is left out of the deployment`);
  }
  return end;

  async function target(): Promise<string> {
    return JSON.stringify(await readlink(link).catch(() => end));
  }

  function refusal(fault: string, cause?: unknown): InputError {
    const help = "Put a copy of what is meant in its place, or name the link in .vercelignore.";
    return new InputError(`The link ${JSON.stringify(path)} ${fault}. ${help}`, { parameter: "directory", cause });
  }
}

/** Path of what is in the folder, with `/` between folders, and `""` for the folder itself; `undefined` for what is not in it. */
export function pathBelow(root: string, location: string): string | undefined {
  const path = relative(root, location);
  if (path === ".." || path.startsWith(`..${sep}`) || isAbsolute(path)) return undefined;
  return path.split(sep).join("/");
}
