import { type Client, isApiError, mayPass } from "@slipway/core/call";
import type { RawAnswer } from "@slipway/core/raw";
import { ask } from "../connection/ask.ts";
import { ContentError, isContentError } from "../errors/content-error.ts";
import { cancelBlobUpload, getBlobUpload } from "../generated/descriptors.ts";
import type { UploadMethod } from "../store.ts";
import { type Home, placeOf } from "../trust.ts";
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
  readonly onProgress: ((sent: number) => void) | undefined;
  readonly onState: ((state: UploadState) => void) | undefined;
}

/** Stands where the operations' path has one: the URL that the registry handed out is what counts. */
export const UUID = "upload";

/** The most that a registry may make a chunk hold, in bytes: it stays in memory until the registry has it. */
const LONGEST_CHUNK = 64 * 1024 * 1024;

/** The state of an upload after an answer: where it goes on, and how much is there, which is `offset` if the answer does not say. */
export function advance(
  sent: RawAnswer,
  home: Home,
  before: Pick<UploadState, "location" | "chunkLength">,
  offset: number,
): UploadState {
  const { headers } = sent.response;
  const location = headers.get("location");
  const least = Number(headers.get("oci-chunk-min-length") ?? before.chunkLength ?? 0);
  return {
    location: location === null ? before.location : placeOf(location, sent, home),
    offset: received(headers.get("range"), offset) ?? offset,
    ...(least > 0 && { chunkLength: Math.min(least, LONGEST_CHUNK) }),
  };
}

/** Reads how much a registry has: `0-` and the last byte. Registries that have nothing say `0-0`, which is also one byte, or `0--1`. */
function received(range: string | null, expected: number): number | undefined {
  const last = /^(?:bytes[= ])?0-(-?\d+)$/.exec(range ?? "")?.[1];
  if (last === undefined) return undefined;
  return Number(last) > 0 || (last === "0" && expected === 1) ? Number(last) + 1 : 0;
}

/** The state of an upload that was just opened. Throws a `ContentError` where the registry does not say where it goes on. */
export function opened(sent: RawAnswer, home: Home): UploadState {
  if (!sent.response.headers.has("location")) {
    throw new ContentError(
      `the registry answered ${sent.response.status} to the start of an upload without a Location`,
      {},
    );
  }
  return { ...advance(sent, home, { location: "" }, 0), offset: 0 };
}

/** Asks how much of an upload a registry has; undefined when it is gone, or nothing is known: it has to start again. */
export async function askState(
  { client, name, content, signal }: Pick<Upload, "client" | "name" | "content" | "signal">,
  state: UploadState,
): Promise<UploadState | undefined> {
  try {
    const wanted = { statuses: [204], url: state.location };
    const sent = await ask(client, getBlobUpload, { name, uuid: UUID }, { signal }, wanted);
    if (!sent.response.headers.has("range")) return undefined;
    const current = advance(sent, client, state, state.offset);
    // It has more than there is: it means something else.
    return current.offset > (content.size ?? Infinity) ? undefined : current;
  } catch (error) {
    // A refusal, and what may pass, say nothing about the upload.
    const isRefused = isApiError(error) && error.status >= 400 && error.status < 500;
    const isUnknown = isRefused && ![401, 403].includes(error.status) && !mayPass(error);
    if (isUnknown || isContentError(error)) return undefined;
    throw error;
  }
}

/** Gives an upload up. Registries forget uploads sooner or later: that it fails is no news. */
export async function cancelUpload(client: Client, name: string, state: UploadState): Promise<void> {
  const options = { timeout: { total: 5_000 }, retry: false } as const;
  const wanted = { statuses: [202, 204], url: state.location };
  await ask(client, cancelBlobUpload, { name, uuid: UUID }, options, wanted).catch(() => {});
}
