import { posix } from "node:path";
import { findFileWithin } from "../find-file.ts";
import { usualOutput } from "./output-place.ts";
import { isRecord, readJson } from "./read-json.ts";
import { pathWithin } from "./whole-folder.ts";

/** What is known of the place of a project in the folder that is deployed. */
export interface ProjectPlace {
  /** As the caller names it with the project's settings; null: the folder itself. */
  readonly said?: string | null | undefined;
  /** As the link of the folder has it. */
  readonly linked?: string | undefined;
  /** Path of the build's output, as the caller names it. */
  readonly output?: string | undefined;
}

/** What the platform's own client keeps of a project's settings. */
const settingsFile = ".vercel/project.json";

/**
 * Where the project's own folder is, from which its settings name files: by the caller, the link, the settings pulled beside it, else where
 * the output is at its usual place. An `InputError` for a path that is not below `root`.
 */
export async function projectFolder(root: string, { said, linked, output }: ProjectPlace): Promise<string> {
  if (said !== undefined) return below(said ?? "", "`projectSettings.rootDirectory`");
  if (linked !== undefined) return below(linked, "The project's folder that .vercel/repo.json names");
  const settings = await settingsOf(root);
  if (settings?.rootDirectory === null) return "";
  if (typeof settings?.rootDirectory === "string")
    return below(settings.rootDirectory, `The rootDirectory of ${settingsFile}`);
  const path = posix.normalize(output ?? usualOutput);
  return path.endsWith(`/${usualOutput}`) ? path.slice(0, -usualOutput.length - 1) : "";
}

/** Of a path from the project's folder: nothing is below it, and the folder itself is what is empty. */
function below(given: string, what: string): string {
  return posix.normalize(`./${given}/`) === "./" ? "" : pathWithin(given, "projectSettings", what);
}

async function settingsOf(root: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const file = await findFileWithin(root, { path: settingsFile, built: true });
  if (!file || file.link !== undefined) return undefined;
  const { settings } = await readJson(file);
  return isRecord(settings) ? settings : undefined;
}
