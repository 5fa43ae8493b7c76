import { unlessAborted } from "@slipway/core/internal";
import type { RawAnswer } from "@slipway/core/raw";
import { ContentError } from "../errors/content-error.ts";
import { completeBlobUpload, uploadBlobChunk } from "../generated/descriptors.ts";
import { checkStatedDigest, isPlaced } from "../trust.ts";
import type { UploadState } from "../upload-state.ts";
import { askUpload } from "./ask-upload.ts";
import type { UploadBody } from "./content.ts";
import { isThere } from "./find.ts";
import type { Upload } from "./session.ts";
import { advance, UUID } from "./session.ts";
import { MAX_COMPLETION } from "./unless-stalled.ts";

/** Statuses of an accepted part. Amazon's registry answers 201 before anything is complete; 204 is in Docker's own description. */
const ACCEPTED = [202, 201, 204];

/** Sends once, since some registries would append the bytes again. A refused token is replaced all the same. */
export const ONCE: { readonly attempts: number } = { attempts: 1 };

/** Smallest progress of a request, in bytes or up to the end: with less, an upload would not end. */
const MIN_ACCEPTED = 64 * 1024;
/** Requests in a row that may fall short of it. */
const MAX_SMALL = 5;

export async function transfer(task: Upload, from: UploadState, note: (state: UploadState) => void): Promise<void> {
  const { by, content, signal } = task;
  if ((by === "put" || by === "post") && from.offset === 0) return complete(task, from, content.rest(0));
  let state = from;
  let small = 0;
  const advanceTo = (next: UploadState, sentEnd: number | undefined): void => {
    // At the end there are no bytes to accept.
    if (next.offset <= state.offset && content.size !== state.offset) {
      throw new ContentError(`the registry stored no bytes from byte ${state.offset} on`, {});
    }
    const accepted = next.offset - state.offset;
    small = accepted < Math.min(MIN_ACCEPTED, (sentEnd ?? Infinity) - state.offset) ? small + 1 : 0;
    if (small > MAX_SMALL) {
      throw new ContentError(
        `the registry stored only ${accepted} bytes from byte ${state.offset} on, and little more of the ${MAX_SMALL} chunks before`,
        {},
      );
    }
    state = next;
    note(next);
  };
  if (by === "chunks") {
    for (;;) {
      const length = Math.max(task.chunkLength, state.chunkLength ?? 0);
      const piece = await unlessAborted(content.piece(state.offset, length), signal);
      if (piece.size === 0) break;
      const end = state.offset + piece.size;
      advanceTo(await patch(task, state, piece, end), end);
    }
  } else {
    while (content.size === undefined || state.offset < content.size) {
      const next = await patch(task, state, content.rest(state.offset), content.size);
      // A stream knows its size only at its end.
      advanceTo(next, content.size);
    }
  }
  // The last byte may have been sent before the content has seen its end.
  if (task.digest() === undefined) await unlessAborted(content.piece(state.offset, 1), signal);
  await complete(task, state);
}

/** Sends bytes of an upload. `end` is just behind the last one, where it is known. */
async function patch(
  task: Upload,
  state: UploadState,
  body: UploadBody,
  end: number | undefined,
): Promise<UploadState> {
  const { client, name, by, content, signal } = task;
  const { offset } = state;
  // A stream from its beginning needs no range, and old registries know none.
  const contentRange = end !== undefined && (by === "chunks" || offset > 0) ? `${offset}-${end - 1}` : undefined;
  const answer = await askUpload(
    client,
    uploadBlobChunk,
    { name, uuid: UUID, contentRange },
    { signal, retry: client.retry === false ? false : ONCE, headers: lengthOf(body, offset, end) },
    { statuses: ACCEPTED, url: state.location },
    body,
  );
  const sentEnd = end ?? content.size ?? offset;
  const next = advance(answer, client, state, sentEnd);
  if (next.offset <= sentEnd) return next;
  throw new ContentError(`the registry reports ${next.offset} bytes of an upload, but got only ${sentEnd}`, {
    expected: sentEnd,
    received: next.offset,
  });
}

async function complete(task: Upload, state: UploadState, body?: UploadBody): Promise<void> {
  const { client, name, content, signal } = task;
  const digest = task.digest();
  if (digest === undefined) throw new ContentError("the content was not read to its end", {});
  const timeout = body === undefined ? { attempt: MAX_COMPLETION, total: MAX_COMPLETION } : {};
  const answer = await askUpload(
    client,
    completeBlobUpload,
    { name, uuid: UUID, digest },
    { signal, retry: client.retry === false ? false : ONCE, timeout, headers: lengthOf(body, 0, content.size) },
    { statuses: [201], url: state.location },
    body,
  );
  await checkStored(task, answer, digest);
}

/** Checks a 201: a `ContentError` for another digest, or without a sign of the blob, since some services answer 201 to everything. */
export async function checkStored(
  { client, name, content, signal }: Upload,
  answer: RawAnswer,
  digest: string,
): Promise<void> {
  checkStatedDigest(answer, digest, "stored");
  if (isPlaced(answer.response, digest) || (await isThere(client, { name, digest, size: content.size, signal })))
    return;
  throw new ContentError(`the registry reports ${digest} as stored, but does not have it`, {
    ...answer.facts,
    content: digest,
    sideEffect: "possible",
  });
}

/** Runtimes do not know the length of a stream, and some registries take nothing without it. */
function lengthOf(body: UploadBody | undefined, offset: number, end: number | undefined): Record<string, string> {
  return typeof body?.body === "function" && end !== undefined ? { "content-length": String(end - offset) } : {};
}
