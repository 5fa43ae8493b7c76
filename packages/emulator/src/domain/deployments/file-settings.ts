import { CreateDeploymentInput as schema } from "@slipway/deployments/schemas";
import { parseJson } from "../../engine/http/parse-json.ts";
import { PlatformError } from "../../engine/platform-error.ts";
import { problemIn } from "../../engine/validate.ts";
import type { Blobs } from "../../store/blobs.ts";
import { readText } from "../../store/read-text.ts";
import { configMembers, configOf } from "./config.ts";
import { ignoredMembers } from "./effects.ts";
import { problemOfRoutes } from "./routing/problem-of-routes.ts";
import type { CreateDeploymentInput } from "./tables.ts";
import type { Inline } from "./take-files.ts";

const settingsFile = "vercel.json";
const manifestFile = "package.json";
export const microfrontendsFiles: readonly string[] = ["microfrontends.json", "microfrontends.jsonc"];
const readFiles: ReadonlySet<string> = new Set([settingsFile, manifestFile, ...microfrontendsFiles]);
const maxTextSize = 1024 * 1024;
/** A monorepo has many manifests, of which one counts. */
const maxFilesRead = 200;

/** Those of a request, and names that say what the file is, or which project's. */
const fileMembers: ReadonlySet<string> = new Set([...configMembers, "$schema", "name", "scope", "version"]);

export type Texts = ReadonlyMap<string, string>;

export async function readTexts(files: readonly FileEntry[], inline: Inline, blobs: Blobs): Promise<Texts> {
  const texts = new Map<string, string>();
  for (const entry of files) {
    const { file } = entry;
    const name = file.slice(file.lastIndexOf("/") + 1);
    if (!readFiles.has(name) || /(^|\/)node_modules\//.test(file)) continue;
    const text = await readEntryText(entry, inline, blobs);
    if (text !== undefined) texts.set(file, text);
    if (texts.size === maxFilesRead) break;
  }
  return texts;
}

export type FileEntry = NonNullable<CreateDeploymentInput["files"]>[number];

export async function readEntryText(
  entry: FileEntry,
  inline: Inline,
  blobs: Blobs,
  maxSize: number = maxTextSize,
): Promise<string | undefined> {
  const arrived = inline.get(entry.file);
  if (arrived) return arrived.size > maxSize ? undefined : readText(blobs.readArrived(arrived));
  const sha = "sha" in entry ? entry.sha : undefined;
  const size = sha === undefined ? undefined : blobs.size(sha);
  if (sha === undefined || size === undefined || size > maxSize) return undefined;
  return readText(blobs.read(sha));
}

export interface FileSettings {
  readonly members: Partial<CreateDeploymentInput>;
  readonly ignored?: readonly string[];
  readonly problem?: string;
}

export function settingsInFiles(texts: Texts, sourceRoot: string): FileSettings {
  const text = texts.get(inFolder(sourceRoot, settingsFile)) ?? texts.get(settingsFile);
  if (text === undefined) return { members: {} };
  try {
    const settings = Object(parseJson(text, settingsFile));
    const entries = Object.entries(settings);
    // The schema requires a name.
    const members = Object.fromEntries(entries.filter(([name]) => configMembers.has(name)));
    const request = { name: "site", ...members };
    const problem = problemIn(schema, request, settingsFile) ?? problemOfRoutes(configOf(request, undefined));
    const ignored = ignoredMembers(settings, fileMembers, settingsFile);
    return problem === undefined ? { members, ignored } : { members: {}, problem: `${settingsFile}: ${problem}` };
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { members: {}, problem: error.message };
  }
}

export function scriptsOf(texts: Texts, sourceRoot: string): Readonly<Record<string, unknown>> | undefined {
  const text = texts.get(inFolder(sourceRoot, manifestFile));
  if (text === undefined) return undefined;
  try {
    const { scripts }: { scripts?: unknown } = Object(parseJson(text, manifestFile));
    return Object(scripts);
  } catch {
    return {};
  }
}

export function inFolder(folder: string, name: string): string {
  return folder === "" ? name : `${folder}/${name}`;
}
