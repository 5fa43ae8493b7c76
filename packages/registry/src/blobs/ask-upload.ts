import { type CallOptions, type Client, isRedirectError, type Operation } from "@slipway/core/call";
import { unlessAborted } from "@slipway/core/internal";
import type { RawAnswer } from "@slipway/core/raw";
import { ask, type Wanted, withoutQuery } from "../connection/ask.ts";
import { redirectPlace } from "../trust.ts";
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
): Promise<RawAnswer> {
  if (!upload) return ask(client, operation, input, options, wanted);
  const sendOnce = async (fields: object, to: Wanted, how: CallOptions): Promise<RawAnswer> => {
    if (upload.begin) await unlessAborted(upload.begin(), options.signal);
    return unlessStalled(client, upload.body, options.signal, (body, signal) =>
      ask(client, operation, { ...fields, body }, { ...how, signal }, to),
    );
  };
  const sendBody = (fields: object, to: Wanted): Promise<RawAnswer> =>
    sendOnce(fields, to, options).catch((error: unknown) => {
      // A token was refused, and the body would have been read again with the next one. By now that is known.
      if (!upload.isToBegin?.()) throw error;
      return sendOnce(fields, to, { ...options, retry: false });
    });
  return sendBody(input, wanted).catch(async (error: unknown) => {
    if (!isRedirectError(error)) throw error;
    const headers = Object.fromEntries(
      Object.entries(options.headers ?? {}).filter(([name]) => !OF_A_BODY.includes(name)),
    );
    // Without its body the request is no use to anybody but for where it leads.
    const { required, ...bodiless } = operation;
    const bare = { ...input, body: undefined, contentRange: undefined };
    const how = { ...wanted, statuses: [307, 308], redirect: "answer" } as const;
    const url = await ask(client, bodiless, bare, { ...options, headers }, how)
      .then((answer) => redirectPlace(answer, client, true))
      .catch(() => undefined);
    if (url === undefined) throw error;
    return sendBody(withoutQuery(operation, input), { ...wanted, url });
  });
}
