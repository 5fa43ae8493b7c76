import { type CallOptions, type Client, isRedirectError, type Operation } from "@slipway/core/call";
import { unlessAborted } from "@slipway/core/internal";
import type { RawAnswer } from "@slipway/core/raw";
import { type AskOptions, ask, withoutQuery } from "../connection/ask.ts";
import { redirectPlace } from "../trust.ts";
import type { UploadBody } from "./content.ts";
import { unlessStalled } from "./unless-stalled.ts";

/** Headers of a body, which the same request without one does not have. */
const BODY_HEADERS = ["content-length", "content-range", "content-type"];

/**
 * Sends a request of an upload, with or without bytes. Node keeps a whole streamed body in memory to follow a redirect: core refuses the
 * redirect unseen, the same request without a body finds its target, and a new body is sent there once.
 */
export async function askUpload(
  client: Client,
  operation: Operation,
  input: object,
  options: CallOptions,
  askOptions: AskOptions,
  upload?: UploadBody,
): Promise<RawAnswer> {
  if (!upload) return ask(client, operation, input, options, askOptions);
  const sendOnce = async (fields: object, to: AskOptions, how: CallOptions): Promise<RawAnswer> => {
    if (upload.begin) await unlessAborted(upload.begin(), options.signal);
    return unlessStalled(client, upload.body, options.signal, (body, signal) =>
      ask(client, operation, { ...fields, body }, { ...how, signal }, to),
    );
  };
  const sendBody = (fields: object, to: AskOptions): Promise<RawAnswer> =>
    sendOnce(fields, to, options).catch((error: unknown) => {
      // The token was refused after the body had begun. The next one is known by now: the body is opened anew and sent once.
      if (!upload.isToBegin?.()) throw error;
      return sendOnce(fields, to, { ...options, retry: false });
    });
  return sendBody(input, askOptions).catch(async (error: unknown) => {
    if (!isRedirectError(error)) throw error;
    const headers = Object.fromEntries(
      Object.entries(options.headers ?? {}).filter(([name]) => !BODY_HEADERS.includes(name)),
    );
    // Without its body the request only finds the redirect's target.
    const { required, ...bodiless } = operation;
    const bare = { ...input, body: undefined, contentRange: undefined };
    const how = { ...askOptions, statuses: [307, 308], redirect: "answer" } as const;
    const url = await ask(client, bodiless, bare, { ...options, headers }, how)
      .then((answer) => redirectPlace(answer, client, true))
      .catch(() => undefined);
    if (url === undefined) throw error;
    return sendBody(withoutQuery(operation, input), { ...askOptions, url });
  });
}
