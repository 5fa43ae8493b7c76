import { posix } from "node:path";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { invalid, refuse } from "../../engine/platform-error.ts";
import type { ArrivedBlob, Blobs } from "../../store/blobs.ts";
import type { Context } from "../accounts/scope.ts";
import { holdsFile } from "./held-files.ts";
import {
  type CreateDeploymentInput,
  type DeployedFile,
  type DeployedFolder,
  type FilesAndFolders,
  isFolderMode,
} from "./tables.ts";

/** Limit of single files; an archive may hold more. */
const maxFiles = 15_000;

type SentFile = NonNullable<CreateDeploymentInput["files"]>[number];

export type Inline = ReadonlyMap<string, ArrivedBlob>;

/** Stores inline files, all or none. Throws 400 for invalid paths, files and base64. */
export async function receiveInline(entries: readonly SentFile[], context: Context): Promise<Inline> {
  const { blobs } = context;
  if (entries.length > maxFiles) throw refuse("files_too_many", { most: maxFiles });
  checkEntries(entries);
  checkPresent(entries, context);
  const arrived = new Map<string, ArrivedBlob>();
  try {
    for (const entry of entries) {
      if (!("data" in entry) || entry.data === undefined) continue;
      const content = entry.encoding === "base64" ? fromBase64(entry.file, entry.data) : Buffer.from(entry.data);
      const before = arrived.get(entry.file);
      if (before) blobs.discard(before);
      arrived.set(entry.file, await blobs.receive([content]));
    }
    return arrived;
  } catch (error) {
    blobs.discard(...arrived.values());
    throw error;
  }
}

/** Throws 400 for paths that lead out or collide, and for functions that name one segment differently. */
export function checkEntries(entries: readonly SentFile[]): void {
  for (const entry of entries) {
    checkPath(entry.file);
    checkContent(entry);
  }
  checkKinds(entries);
  checkFolders(entries);
  checkSegments(entries);
}

/** Stores the files of a deployment, within a transaction. Throws 400 `missing_files` with digests that the account never uploaded. */
export function takeFiles(entries: readonly SentFile[], inline: Inline, context: Context): FilesAndFolders {
  const { blobs } = context;
  checkPresent(entries, context);
  for (const arrived of inline.values()) blobs.keep(arrived);
  const files = new Map<string, DeployedFile>();
  const folders = new Map<string, DeployedFolder>();
  for (const entry of entries) {
    const { file: path, mode } = entry;
    if (isFolderMode(mode)) folders.set(path, { path, mode });
    else files.set(path, deployedFile(entry, inline, blobs));
  }
  return {
    files: byPath(files.values()),
    ...(folders.size > 0 && { folders: byPath(folders.values()) }),
  };
}

function byPath<Item extends { readonly path: string }>(items: Iterable<Item>): Item[] {
  return [...items].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function checkContent(entry: SentFile): void {
  const { data, sha, size }: { data?: unknown; sha?: unknown; size?: unknown } = entry;
  if (!isFolderMode(entry.mode)) {
    if (data !== undefined || sha !== undefined) return;
    throw invalid(`\`files\`: "${entry.file}" has neither data nor sha`);
  }
  const [content] = Object.entries({ data, sha, size }).filter(([, value]) => value !== undefined);
  if (!content) return;
  throw invalid(`\`files\`: "${entry.file}" is a folder by its mode, and has ${content[0]}`);
}

function checkKinds(entries: readonly SentFile[]): void {
  const kinds = new Map<string, boolean>();
  for (const { file, mode } of entries) {
    const isFolder = isFolderMode(mode);
    const before = kinds.get(file) ?? isFolder;
    if (before !== isFolder) throw refuse("files_conflict", { path: file, use: "" });
    if (!isFolder && kinds.has(file)) throw invalid(`\`files\`: "${file}" is there twice`);
    kinds.set(file, isFolder);
  }
}

function checkFolders(entries: readonly SentFile[]): void {
  const files = new Set(entries.filter(({ mode }) => !isFolderMode(mode)).map(({ file }) => file));
  for (const { file } of entries) {
    for (let end = file.indexOf("/"); end !== -1; end = file.indexOf("/", end + 1)) {
      const folder = file.slice(0, end);
      if (files.has(folder)) throw refuse("files_conflict", { path: folder, use: `, in which "${file}" is to be` });
    }
  }
}

/** Throws 400 for `api/[a].js` beside `api/[b]/c.js`, since a path would fit both. */
function checkSegments(entries: readonly SentFile[]): void {
  const names = new Map<string, string>();
  for (const { file } of entries) {
    if (!file.startsWith("api/")) continue;
    for (const { 0: segment, index } of file.matchAll(/(?<=\/)\[[^\]/]+\]/g)) {
      const folder = file.slice(0, index);
      const other = names.get(folder) ?? segment;
      if (other !== segment) throw refuse("files_segment_conflict", { file, segment, other });
      names.set(folder, segment);
    }
  }
}

/** Decodes base64 or base64url, padded or not, with line breaks. Throws 400 for other characters. */
function fromBase64(path: string, data: string): Buffer {
  const text = data.replace(/[\r\n]/g, "");
  const digits = /^([A-Za-z0-9+/_-]*)(={0,2})$/.exec(text);
  const [, { length } = "", padding = ""] = digits ?? [];
  const isWhole = length % 4 !== 1 && (padding === "" || (length + padding.length) % 4 === 0);
  if (!digits || !isWhole) throw invalid(`\`files\`: the data of "${path}" is not base64`);
  return Buffer.from(text, "base64");
}

function checkPresent(entries: readonly SentFile[], context: Context): void {
  const { accountId } = context.scope;
  const missing = entries.flatMap((file) =>
    "sha" in file && file.sha !== undefined && !holdsFile(context, accountId, file.sha) ? file.sha : [],
  );
  if (missing.length === 0) return;
  throw refuse("files_missing", { missing: [...new Set(missing)] });
}

function deployedFile(entry: SentFile, inline: Inline, blobs: Blobs): DeployedFile {
  const arrived = "data" in entry && entry.data !== undefined ? inline.get(entry.file) : undefined;
  const sha = arrived?.sha ?? ("sha" in entry ? entry.sha : undefined);
  const size = arrived?.size ?? (sha === undefined ? undefined : blobs.size(sha));
  if (sha === undefined || size === undefined) throw new Error(`${entry.file} was not checked before`);
  return { path: entry.file, sha, size, ...omitUndefined({ mode: entry.mode }) };
}

/** Moves a sender's path such as `../site/index.html` below the root. */
export function belowRoot<Entry extends SentFile>(entry: Entry): Entry {
  return entry.file.startsWith("../") ? { ...entry, file: posix.join("/", entry.file).slice(1) } : entry;
}

/** Limits for the nested folders of answers, which are built recursively. */
const [maxPathLength, maxDepth] = [4096, 100];

function checkPath(path: string): void {
  if (path.length > maxPathLength)
    throw invalid(`\`files\`: a path has ${path.length} characters, and ${maxPathLength} at most`);
  const segments = path.split("/");
  if (segments.length > maxDepth) throw invalid(`\`files\`: "${path}" leads through more than ${maxDepth} folders`);
  if (segments.some((segment) => segment === "" || segment === "." || segment === "..") || /[\\\0]/.test(path)) {
    throw invalid(`\`files\`: "${path}" is not a relative path; leave out a leading "/", ".", "..", "\\" and NUL`);
  }
}
