import { isApiError, mayPass } from "@slipway/core/call";
import { refuseAborted, unlessAborted } from "@slipway/core/internal";
import { isDigestRefused } from "../digest-refused.ts";
import { startBlobUpload } from "../generated/descriptors.ts";
import type { UploadState } from "../upload-state.ts";
import { askUpload } from "./ask-upload.ts";
import { isThere } from "./find.ts";
import { FURTHER, pause } from "./pause.ts";
import { askState, cancelUpload, opened, type Upload } from "./session.ts";
import { checkStored, ONCE, transfer } from "./transfer.ts";

/** How often an upload is taken up again without getting further. */
const MOST_FAILURES = 4;

export async function resumeUpload(task: Upload, before: UploadState): Promise<void> {
  const known = await askState(task, before);
  if (known || !(await isDone(task))) await upload(task, known);
}

/**
 * Sends a blob, or goes on with `begun`. Where it breaks off the registry is asked what it has, and the rest is sent; where it has nothing
 * any more, all. Nothing is sent twice blindly: some registries would append it. What is refused for its digest is sent once more where it
 * can be read again: a bit may have turned.
 */
export async function upload(task: Upload, begun?: UploadState): Promise<void> {
  const { client, content, signal } = task;
  let state = begun;
  let reached = 0;
  let failures = 0;
  let refusals = 0;
  const note = (next: UploadState): void => {
    state = next;
    task.onState?.(next);
    task.onProgress?.(next.offset);
  };
  try {
    for (;;) {
      try {
        state ??= await start(task);
        if (!state) return;
        note(state);
        await transfer(task, state, note);
        return;
      } catch (error) {
        if (content.problem) throw content.problem;
        const isResumed = begun !== undefined || failures > 0;
        const mayGo = isDigestRefused(error)
          ? ++refusals === 1 && (content.isRepeatable || isResumed)
          : mayGoOn(error, state, isResumed);
        if (client.retry === false || !mayGo) throw error;
        if (state && state.offset >= reached + FURTHER) {
          failures = 0;
          reached = state.offset;
        }
        // So often the request was sent: `withTasks` knows by it that waiting did not help.
        if (++failures > MOST_FAILURES) throw isApiError(error) ? Object.assign(error, { attempts: failures }) : error;
        if (!(await pause(client, failures, isApiError(error) ? error.retryAt : undefined, signal))) throw error;
        if (!state) continue;
        const found = await recover(task, state, error);
        if (found === "done") return;
        state = found;
      }
    }
  } catch (error) {
    if (state && !task.onState) await cancelUpload(client, task.name, state);
    throw error;
  }
}

/** Opens an upload; undefined when the registry took all of it at once. */
async function start(task: Upload): Promise<UploadState | undefined> {
  const { client, name, content, by, digest, signal } = task;
  const rest = content.rest(0);
  // A source that is not there, or takes its time, leaves no upload open.
  refuseAborted(signal);
  if (rest.begin) await unlessAborted(rest.begin(), signal);
  const whole = by === "post" ? rest : undefined;
  const known = whole && digest();
  const options = { signal, ...(whole && client.retry !== false && { retry: ONCE }) };
  const wanted = { statuses: whole ? [201, 202] : [202] };
  const sent = await askUpload(client, startBlobUpload, { name, digest: known }, options, wanted, whole);
  if (whole && sent.response.status === 201) {
    await checkStored(task, sent, known ?? "");
    return undefined;
  }
  return opened(sent, client);
}

function mayGoOn(error: unknown, state: UploadState | undefined, isResumed: boolean): boolean {
  if (!isApiError(error) || mayPass(error)) return mayPass(error);
  const { status } = error;
  // The upload is gone, or elsewhere than was thought. What was put together of parts may be wrong, and is refused then.
  return state !== undefined && (status === 404 || status === 416 || (status === 400 && isResumed));
}

async function recover(task: Upload, state: UploadState, error: unknown): Promise<UploadState | "done" | undefined> {
  if (isApiError(error) && error.status === 400) {
    const { client, name } = task;
    await cancelUpload(client, name, state);
    return undefined;
  }
  const known = await askState(task, state);
  if (known) return known;
  // The answer may have been lost, and not the blob.
  return (await isDone(task)) ? "done" : undefined;
}

async function isDone({ client, name, content, digest, signal }: Upload): Promise<boolean> {
  const known = digest();
  return known !== undefined && isThere(client, { name, digest: known, size: content.size, signal });
}
