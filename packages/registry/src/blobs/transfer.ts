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
import { COMPLETING } from "./unless-stalled.ts";

/** Statuses of a part that was taken. Amazon's registry answers 201, which completes nothing yet; 204 is what Docker's own description said. */
const TAKEN = [202, 201, 204];

/** Nothing is sent twice blindly, since some registries would append it. A token that is refused is replaced all the same. */
export const ONCE: { readonly attempts: number } = { attempts: 1 };

/** What a registry takes at least of what it is sent, in bytes or all of it: with less, an upload has no end in sight. */
const LEAST = 64 * 1024;
/** How often in a row it may take less. */
const MOST_SMALL = 5;

export async function transfer(task: Upload, from: UploadState, note: (state: UploadState) => void): Promise<void> {
  const { by, content, signal } = task;
  if ((by === "put" || by === "post") && from.offset === 0) return complete(task, from, content.rest(0));
  let state = from;
  let small = 0;
  const take = (next: UploadState, sent: number | undefined): void => {
    // Of nothing nothing is taken.
    if (next.offset <= state.offset && content.size !== state.offset) {
      throw new ContentError(`the registry took nothing of what it was sent from byte ${state.offset} on`, {});
    }
    const taken = next.offset - state.offset;
    small = taken < Math.min(LEAST, (sent ?? Infinity) - state.offset) ? small + 1 : 0;
    if (small > MOST_SMALL) {
      throw new ContentError(
        `the registry took only ${taken} bytes of what it was sent from byte ${state.offset} on, and little more of the ${MOST_SMALL} parts before`,
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
      take(await patch(task, state, piece, end), end);
    }
  } else {
    while (content.size === undefined || state.offset < content.size) {
      const next = await patch(task, state, content.rest(state.offset), content.size);
      // At its end its size is known.
      take(next, content.size);
    }
  }
  // The last byte may be on its way before the content has said that it is the last one.
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
  // A stream from the beginning on needs none, and old registries know none.
  const contentRange = end !== undefined && (by === "chunks" || offset > 0) ? `${offset}-${end - 1}` : undefined;
  const answer = await askUpload(
    client,
    uploadBlobChunk,
    { name, uuid: UUID, contentRange },
    { signal, retry: client.retry === false ? false : ONCE, headers: lengthOf(body, offset, end) },
    { statuses: TAKEN, url: state.location },
    body,
  );
  const sent = end ?? content.size ?? offset;
  const next = advance(answer, client, state, sent);
  if (next.offset <= sent) return next;
  throw new ContentError(`the registry says to have ${next.offset} bytes of an upload, and was sent ${sent}`, {
    expected: sent,
    received: next.offset,
  });
}

async function complete(task: Upload, state: UploadState, body?: UploadBody): Promise<void> {
  const { client, name, content, signal } = task;
  const digest = task.digest();
  if (digest === undefined) throw new ContentError("the content was not read to its end", {});
  const timeout = body === undefined ? { attempt: COMPLETING, total: COMPLETING } : {};
  const sent = await askUpload(
    client,
    completeBlobUpload,
    { name, uuid: UUID, digest },
    { signal, retry: client.retry === false ? false : ONCE, timeout, headers: lengthOf(body, 0, content.size) },
    { statuses: [201], url: state.location },
    body,
  );
  await checkStored(task, sent, digest);
}

/** Holds a 201 against what was sent, for who answers so to everything stored nothing: a `ContentError` for another digest, or no sign of the blob. */
export async function checkStored(
  { client, name, content, signal }: Upload,
  sent: RawAnswer,
  digest: string,
): Promise<void> {
  checkStatedDigest(sent, digest, "stored");
  if (isPlaced(sent.response, digest) || (await isThere(client, { name, digest, size: content.size, signal }))) return;
  throw new ContentError(`the registry says that it stored ${digest}, not where, and shows nothing of it`, {
    ...sent.facts,
    content: digest,
    sideEffect: "possible",
  });
}

/** What a runtime cannot know of a stream: some registries take nothing without it. */
function lengthOf(body: UploadBody | undefined, offset: number, end: number | undefined): Record<string, string> {
  return typeof body?.body === "function" && end !== undefined ? { "content-length": String(end - offset) } : {};
}
