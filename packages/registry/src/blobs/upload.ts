import { isApiError, isTransientError } from "@slipway/core/call";
import { refuseAborted, unlessAborted } from "@slipway/core/internal";
import { isDigestRefused } from "../digest-refused.ts";
import { startBlobUpload } from "../generated/descriptors.ts";
import type { UploadState } from "../upload-state.ts";
import { askUpload } from "./ask-upload.ts";
import { Failures } from "./failures.ts";
import { isThere } from "./find.ts";
import { askState, cancelUpload, openedState, type Upload } from "./session.ts";
import { checkStored, ONCE, transfer } from "./transfer.ts";

export async function resumeUpload(task: Upload, before: UploadState): Promise<void> {
  const current = await askState(task, before);
  if (current || !(await isDone(task))) await upload(task, current);
}

/**
 * Sends a blob, or continues the `existing` upload. After a break the registry is asked what it has, and the rest is sent; all of it where
 * the upload is gone. Bytes are never sent again blindly: some registries would append them. After a refused digest, repeatable content is
 * sent once more: a bit may have turned.
 */
export async function upload(task: Upload, existing?: UploadState): Promise<void> {
  const { client, content, signal } = task;
  let state = existing;
  const failures = new Failures();
  let refusals = 0;
  const note = (next: UploadState): void => {
    state = next;
    task.onState?.(next);
    task.onProgress?.(next.offset);
  };
  try {
    for (;;) {
      try {
        state ??= await openUpload(task);
        if (!state) return;
        note(state);
        await transfer(task, state, note);
        return;
      } catch (error) {
        if (content.problem) throw content.problem;
        const isResumed = existing !== undefined || failures.count > 0;
        if ((isDigestRefused(error) && ++refusals > 1) || !mayGoOn(error, task, state, isResumed)) throw error;
        if (state) failures.advance(state.offset);
        await failures.pause(error, client, signal);
        const recovered = await recover(task, state, error);
        if (recovered === "done") return;
        state = recovered;
      }
    }
  } catch (error) {
    if (state && !task.onState) await cancelUpload(client, task.name, state);
    throw error;
  }
}

/** Opens an upload; undefined when the registry took all of it at once. */
async function openUpload(task: Upload): Promise<UploadState | undefined> {
  const { client, name, content, by, digest, signal } = task;
  const rest = content.rest(0);
  // A missing or slow source must not leave an upload open.
  refuseAborted(signal);
  if (rest.begin) await unlessAborted(rest.begin(), signal);
  const whole = by === "post" ? rest : undefined;
  const wholeDigest = whole && digest();
  const options = { signal, ...(whole && client.retry !== false && { retry: ONCE }) };
  const askOptions = { statuses: whole ? [201, 202] : [202] };
  const answer = await askUpload(client, startBlobUpload, { name, digest: wholeDigest }, options, askOptions, whole);
  if (whole && answer.response.status === 201) {
    await checkStored(task, answer, wholeDigest ?? "");
    return undefined;
  }
  return openedState(answer, client);
}

function mayGoOn(
  error: unknown,
  { client, content }: Upload,
  state: UploadState | undefined,
  isResumed: boolean,
): boolean {
  if (client.retry === false) return false;
  if (isDigestRefused(error)) return content.isRepeatable || isResumed;
  if (!isApiError(error) || isTransientError(error)) return isTransientError(error);
  const { status } = error;
  // The upload is gone or has another offset; a 400 may refuse the sum of resumed parts.
  return state !== undefined && (status === 404 || status === 416 || (status === 400 && isResumed));
}

async function recover(
  task: Upload,
  state: UploadState | undefined,
  error: unknown,
): Promise<UploadState | "done" | undefined> {
  if (!state) return undefined;
  if (isApiError(error) && error.status === 400) {
    const { client, name } = task;
    await cancelUpload(client, name, state);
    return undefined;
  }
  const current = await askState(task, state);
  if (current) return current;
  // Perhaps only the answer was lost.
  return (await isDone(task)) ? "done" : undefined;
}

async function isDone({ client, name, content, digest, signal }: Upload): Promise<boolean> {
  const knownDigest = digest();
  return knownDigest !== undefined && isThere(client, { name, digest: knownDigest, size: content.size, signal });
}
