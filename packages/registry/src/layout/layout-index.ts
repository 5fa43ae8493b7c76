import { refuseAborted, unlessAborted } from "@slipway/core/internal";
import { ContentError } from "../errors/content-error.ts";
import { MANIFEST_LIMIT, readManifest } from "../manifest.ts";
import { OCI } from "../media-types.ts";
import { readAll } from "../open-content.ts";
import type { ManifestContent } from "../store.ts";
import type { Change, Entry } from "./entries.ts";
import type { LayoutFiles } from "./files.ts";

// Image specification, "Image Layout": `oci-layout` says that a folder is one, `index.json` what it holds.
const HEADER_FILE = "oci-layout";
const INDEX_FILE = "index.json";
const VERSION = "1.0.0";

/** Reads the entries of a layout, none where it has no files; a `ContentError` when they are not those of a layout. */
export async function readEntries(files: LayoutFiles): Promise<readonly Entry[]> {
  return (await readIndex(files)).manifests ?? [];
}

interface ChangeOptions {
  /** Further work of the change, done before the next change. */
  readonly afterwards?: () => Promise<void>;
  /** Ends the wait for other changes; a change that has begun is completed. */
  readonly signal?: AbortSignal | undefined;
}

/** Applies a change to the entries, one change after another. */
export async function changeEntries(
  files: LayoutFiles,
  change: Change,
  { afterwards = async () => {}, signal }: ChangeOptions = {},
): Promise<void> {
  let begin = (): void => {};
  const started = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const applied = files.exclusive(async () => {
    refuseAborted(signal);
    begin();
    const index = await readIndex(files);
    const manifests = await change(index.manifests ?? []);
    // The header first: an index without it is not a layout.
    if ((await files.size(HEADER_FILE)) === undefined)
      await writeJson(files, HEADER_FILE, { imageLayoutVersion: VERSION });
    if (manifests !== index.manifests) await writeJson(files, INDEX_FILE, { ...index, manifests });
    await afterwards();
  });
  await unlessAborted(Promise.race([started, applied]), signal);
  await applied;
}

async function readIndex(files: LayoutFiles): Promise<ManifestContent> {
  if ((await files.size(INDEX_FILE)) === undefined) return { schemaVersion: 2, mediaType: OCI.index };
  await checkHeader(files);
  const bytes = await readAll(files.read(INDEX_FILE), MANIFEST_LIMIT, `${INDEX_FILE} of ${files.name}`);
  return (await readManifest(bytes, { mediaType: OCI.index, reference: `${INDEX_FILE} of ${files.name}` })).content;
}

async function checkHeader(files: LayoutFiles): Promise<void> {
  const size = await files.size(HEADER_FILE);
  const text =
    size === undefined ? "" : new TextDecoder().decode(await readAll(files.read(HEADER_FILE), 4096, HEADER_FILE));
  // Other major versions may keep contents elsewhere.
  if (/"imageLayoutVersion"\s*:\s*"1\.\d+\.\d+"/.test(text)) return;
  throw new ContentError(`${files.name} is not an image layout of version 1: its file ${HEADER_FILE} does not say so`, {
    content: HEADER_FILE,
  });
}

function writeJson(files: LayoutFiles, path: string, value: object): Promise<void> {
  return files.replace(path, new TextEncoder().encode(JSON.stringify(value)));
}
