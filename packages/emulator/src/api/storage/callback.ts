import { post, resolveDestination } from "../../domain/events/reach.ts";
import { isSite } from "../../domain/hosts/is-served.ts";
import type { StoreRow } from "../../domain/storage/tables.ts";
import type { Services } from "../../engine/services.ts";
import { visits } from "../../engine/visits.ts";
import { type ClientGrant, signed } from "./authorize.ts";

const maxWait = 30_000;

/** Notifies the application of a client's upload, as its token says: once, and a failure is a warning. What nothing may be sent to is refused. */
export function notifyCompleted(
  services: Services,
  store: StoreRow,
  grant: ClientGrant | undefined,
  blob: object,
): void {
  const { onUploadCompleted: callback } = grant ?? {};
  if (!callback || !URL.canParse(callback.callbackUrl)) return;
  const body = JSON.stringify({
    type: "blob.upload-completed",
    payload: { blob, ...(callback.tokenPayload && { tokenPayload: callback.tokenPayload }) },
  });
  const headers = { "content-type": "application/json", "x-vercel-signature": signed(services, store, body) };
  const url = new URL(callback.callbackUrl);
  // A deployment has its own name as its address, without this emulator's port.
  if (isSite(services, url.hostname.toLowerCase())) {
    const here = `${services.hosts.origin(url.hostname.toLowerCase())}${url.pathname}${url.search}`;
    services.service(visits).begin(new Request(here, { method: "POST", headers, body }));
    return;
  }
  void sendCallback(services, url, headers, body).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    process.emitWarning(`The callback of an upload to ${url.origin} failed: ${reason}`, { type: "SlipwayBlob" });
  });
}

async function sendCallback(
  services: Services,
  url: URL,
  headers: Record<string, string>,
  body: string,
): Promise<void> {
  const destination = await resolveDestination(services, url.href, undefined);
  if ("refused" in destination) throw new Error(destination.refused);
  const signal = AbortSignal.any([services.closing, AbortSignal.timeout(maxWait)]);
  const status = await post({ url, headers, body }, destination.lookup, signal);
  if (status >= 400) throw new Error(`it was answered with ${status}`);
}
