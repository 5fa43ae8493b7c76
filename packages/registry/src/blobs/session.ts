import { type Client, isApiError, isTransientError } from "@slipway/core/call";
import type { RawAnswer } from "@slipway/core/raw";
import { ask } from "../connection/ask.ts";
import { ContentError, isContentError } from "../errors/content-error.ts";
import { cancelBlobUpload, getBlobUpload } from "../generated/descriptors.ts";
import type { UploadMethod } from "../store.ts";
import { type Home, resolvePlace } from "../trust.ts";
import type { UploadState } from "../upload-state.ts";
import type { Content } from "./content.ts";

export interface Upload {
  readonly client: Client;
  readonly name: string;
  readonly content: Content;
  readonly by: UploadMethod;
  readonly chunkLength: number;
  /** The digest; undefined until everything was read, where it was not known beforehand. */
  readonly digest: () => string | undefined;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: ((bytesSent: number) => void) | undefined;
  readonly onState: ((state: UploadState) => void) | undefined;
}

/** Placeholder in the operations' path: requests go to the URL that the registry handed out. */
export const UUID = "upload";

/** Largest chunk that a registry may demand, in bytes: a chunk stays in memory until it is stored. */
const MAX_CHUNK = 64 * 1024 * 1024;

/** The state of an upload after an answer: its next URL, and how many bytes are there, which is `offset` if the answer does not say. */
export function advance(
  answer: RawAnswer,
  home: Home,
  before: Pick<UploadState, "location" | "chunkLength">,
  offset: number,
): UploadState {
  const { headers } = answer.response;
  const location = headers.get("location");
  const least = Number(headers.get("oci-chunk-min-length") ?? before.chunkLength ?? 0);
  return {
    location: location === null ? before.location : resolvePlace(location, answer, home),
    offset: parseUploadRange(headers.get("range"), offset) ?? offset,
    ...(least > 0 && { chunkLength: Math.min(least, MAX_CHUNK) }),
  };
}

/** Reads how much a registry has: `0-` and the last byte. Registries without any bytes say `0-0`, which also means one byte, or `0--1`. */
function parseUploadRange(range: string | null, expected: number): number | undefined {
  const last = /^(?:bytes[= ])?0-(-?\d+)$/.exec(range ?? "")?.[1];
  if (last === undefined) return undefined;
  return Number(last) > 0 || (last === "0" && expected === 1) ? Number(last) + 1 : 0;
}

/** The state of an upload that was just opened. Throws a `ContentError` where the registry does not say where it goes on. */
export function openedState(answer: RawAnswer, home: Home): UploadState {
  if (!answer.response.headers.has("location")) {
    throw new ContentError(
      `the registry answered ${answer.response.status} to the start of an upload without a Location`,
      {},
    );
  }
  return { ...advance(answer, home, { location: "" }, 0), offset: 0 };
}

/** Asks how much of an upload a registry has; undefined when the upload is gone or its state unknown: it has to start again. */
export async function askState(
  { client, name, content, signal }: Pick<Upload, "client" | "name" | "content" | "signal">,
  state: UploadState,
): Promise<UploadState | undefined> {
  try {
    const askOptions = { statuses: [204], url: state.location };
    const answer = await ask(client, getBlobUpload, { name, uuid: UUID }, { signal }, askOptions);
    if (!answer.response.headers.has("range")) return undefined;
    const current = advance(answer, client, state, state.offset);
    // An offset behind the end means something else.
    return current.offset > (content.size ?? Infinity) ? undefined : current;
  } catch (error) {
    // A refused credential or a passing failure says nothing about the upload.
    const isRefused = isApiError(error) && error.status >= 400 && error.status < 500;
    const isUnknown = isRefused && ![401, 403].includes(error.status) && !isTransientError(error);
    if (isUnknown || isContentError(error)) return undefined;
    throw error;
  }
}

/** Cancels an upload. A failure is ignored: registries expire uploads sooner or later. */
export async function cancelUpload(client: Client, name: string, state: UploadState): Promise<void> {
  const options = { timeout: { total: 5_000 }, retry: false } as const;
  const askOptions = { statuses: [202, 204], url: state.location };
  await ask(client, cancelBlobUpload, { name, uuid: UUID }, options, askOptions).catch(() => {});
}
