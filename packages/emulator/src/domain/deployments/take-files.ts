import { posix } from "node:path";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { invalid, refuse } from "../../engine/platform-error.ts";
import type { ArrivedBlob, Blobs } from "../../store/blobs.ts";
import type { Context } from "../accounts/context.ts";
import { holdsFile } from "./held-files.ts";
import {
  type CreateDeploymentInput,
  type DeployedFile,
  type DeployedFolder,
  type FilesAndFolders,
  isFolderMode,
} from "./tables.ts";

/** An archive may hold more. */
const mostFiles = 15_000;

type SentFile = NonNullable<CreateDeploymentInput["files"]>[number];

export type Inline = ReadonlyMap<string, ArrivedBlob>;

/** Takes in files that were sent inline; what cannot be taken leaves nothing behind. Throws 400 for paths, files and base64 that are none. */
export async function receiveInline(sent: readonly SentFile[], context: Context): Promise<Inline> {
  const { blobs } = context;
  if (sent.length > mostFiles) throw refuse("files_too_many", { most: mostFiles });
  checkSent(sent);
  checkPresent(sent, context);
  const arrived = new Map<string, ArrivedBlob>();
  try {
    for (const entry of sent) {
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

/** Throws 400 for paths that lead out or contradict each other, and for functions whose paths name one segment differently. */
export function checkSent(sent: readonly SentFile[]): void {
  for (const entry of sent) {
    checkPath(entry.file);
    checkContent(entry);
  }
  checkKinds(sent);
  checkFolders(sent);
  checkSegments(sent);
}

/** What a deployment is made of, as part of an attempt. Throws 400 `missing_files` with the digests that the account never sent. */
export function takeFiles(sent: readonly SentFile[], inline: Inline, context: Context): FilesAndFolders {
  const { blobs } = context;
  checkPresent(sent, context);
  for (const arrived of inline.values()) blobs.keep(arrived);
  const files = new Map<string, DeployedFile>();
  const folders = new Map<string, DeployedFolder>();
  for (const entry of sent) {
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

function checkKinds(sent: readonly SentFile[]): void {
  const kinds = new Map<string, boolean>();
  for (const { file, mode } of sent) {
    const isFolder = isFolderMode(mode);
    const before = kinds.get(file) ?? isFolder;
    if (before !== isFolder) throw refuse("files_conflict", { path: file, use: "" });
    if (!isFolder && kinds.has(file)) throw invalid(`\`files\`: "${file}" is there twice`);
    kinds.set(file, isFolder);
  }
}

function checkFolders(sent: readonly SentFile[]): void {
  const files = new Set(sent.filter(({ mode }) => !isFolderMode(mode)).map(({ file }) => file));
  for (const { file } of sent) {
    for (let end = file.indexOf("/"); end !== -1; end = file.indexOf("/", end + 1)) {
      const folder = file.slice(0, end);
      if (files.has(folder)) throw refuse("files_conflict", { path: folder, use: `, in which "${file}" is to be` });
    }
  }
}

/** Throws 400 for `api/[a].js` beside `api/[b]/c.js`: nothing says which of them a path is for. */
function checkSegments(sent: readonly SentFile[]): void {
  const names = new Map<string, string>();
  for (const { file } of sent) {
    if (!file.startsWith("api/")) continue;
    for (const { 0: segment, index } of file.matchAll(/(?<=\/)\[[^\]/]+\]/g)) {
      const folder = file.slice(0, index);
      const other = names.get(folder) ?? segment;
      if (other !== segment) throw refuse("files_segment_conflict", { file, segment, other });
      names.set(folder, segment);
    }
  }
}

/** Bytes of base64 in its usual or its URL's alphabet, padded or not, with line ends. Throws 400 for what holds anything else. */
function fromBase64(path: string, data: string): Buffer {
  const text = data.replace(/[\r\n]/g, "");
  const digits = /^([A-Za-z0-9+/_-]*)(={0,2})$/.exec(text);
  const [, { length } = "", padding = ""] = digits ?? [];
  const isWhole = length % 4 !== 1 && (padding === "" || (length + padding.length) % 4 === 0);
  if (!digits || !isWhole) throw invalid(`\`files\`: the data of "${path}" is no base64`);
  return Buffer.from(text, "base64");
}

function checkPresent(sent: readonly SentFile[], context: Context): void {
  const { accountId } = context.scope;
  const missing = sent.flatMap((file) =>
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

/** The path of a file that its sender writes from a folder beside it, such as `../site/index.html`: nothing is above the deployment. */
export function belowRoot<Entry extends SentFile>(entry: Entry): Entry {
  return entry.file.startsWith("../") ? { ...entry, file: posix.join("/", entry.file).slice(1) } : entry;
}

/** A path is shown as folders in folders, and each level of an answer is a call of its own for whoever writes it. */
const [longestPath, deepestPath] = [4096, 100];

function checkPath(path: string): void {
  if (path.length > longestPath)
    throw invalid(`\`files\`: a path has ${path.length} characters, and ${longestPath} at most`);
  const segments = path.split("/");
  if (segments.length > deepestPath)
    throw invalid(`\`files\`: "${path}" leads through more than ${deepestPath} folders`);
  if (segments.some((segment) => segment === "" || segment === "." || segment === "..") || /[\\\0]/.test(path)) {
    throw invalid(`\`files\`: "${path}" is no relative path; leave out a leading "/", ".", "..", "\\" and NUL`);
  }
}
