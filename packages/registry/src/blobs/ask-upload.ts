import { type CallOptions, type Client, isRedirectError, type Operation } from "@slipway/core/call";
import { unlessAborted } from "@slipway/core/internal";
import type { Sent } from "@slipway/core/raw";
import { ask, type Wanted, withoutQuery } from "../connection/ask.ts";
import { placeOf } from "../trust.ts";
import type { UploadBody } from "./content.ts";
import { unlessStalled } from "./unless-stalled.ts";

/** Headers of a body, which the same request without one does not have. */
const OF_A_BODY = ["content-length", "content-range", "content-type"];

/**
 * Asks for something about an upload, or sends bytes of it. To see the redirect of a body that flows, Node keeps all of it in memory: core
 * refuses the redirect unseen, the same request without a body tells where it leads, and a new body is sent there, once.
 */
export async function askUpload(
  client: Client,
  operation: Operation,
  input: object,
  options: CallOptions,
  wanted: Wanted,
  upload?: UploadBody,
): Promise<Sent> {
  if (!upload) return ask(client, operation, input, options, wanted);
  try {
    return await sendBody(client, operation, input, options, wanted, upload);
  } catch (error) {
    if (!isRedirectError(error)) throw error;
    const url = await placeWithout(client, operation, input, options, wanted).catch(() => undefined);
    if (url === undefined) throw error;
    return sendBody(client, operation, withoutQuery(operation, input), options, { ...wanted, url }, upload);
  }
}

async function sendBody(
  client: Client,
  operation: Operation,
  input: object,
  options: CallOptions,
  wanted: Wanted,
  upload: UploadBody,
): Promise<Sent> {
  const sendOnce = async (options: CallOptions): Promise<Sent> => {
    if (upload.begin) await unlessAborted(upload.begin(), options.signal);
    return unlessStalled(client, upload.body, options.signal, (body, signal) =>
      ask(client, operation, { ...input, body }, { ...options, signal }, wanted),
    );
  };
  try {
    return await sendOnce(options);
  } catch (error) {
    // A token was refused, and the body would have been read again with the next one. By now that is known.
    if (!upload.isToBegin?.()) throw error;
    return sendOnce({ ...options, retry: false });
  }
}

/** Where the same request without its body is sent on to; undefined where that would not be the same request any more. */
async function placeWithout(
  client: Client,
  operation: Operation,
  input: object,
  options: CallOptions,
  wanted: Wanted,
): Promise<string | undefined> {
  const headers = Object.fromEntries(
    Object.entries(options.headers ?? {}).filter(([name]) => !OF_A_BODY.includes(name)),
  );
  const bare = { ...input, body: undefined, contentRange: undefined };
  const statuses = [307, 308];
  // Without its body it is no use to anybody but for where it leads.
  const { required, ...bodiless } = operation;
  const sent = await ask(client, bodiless, bare, { ...options, headers }, { ...wanted, statuses, redirect: "answer" });
  const location = sent.response.headers.get("location");
  return statuses.includes(sent.response.status) && location !== null ? placeOf(location, sent, client) : undefined;
}
