import { createHmac } from "node:crypto";
import { lookup } from "node:dns";
import { type ClientRequest, type IncomingMessage, request as plainRequest, type RequestOptions } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isAmong, isLoopback } from "../../engine/addresses/destination.ts";
import { isOfThisMachine } from "../../engine/addresses/reachable.ts";
import type { Service, Services } from "../../engine/services.ts";

/** How events are delivered to webhooks, and records to drains. */
export interface WebhookOptions {
  /**
   * The hosts that deliveries may go to and tarballs of sandboxes come from beside this machine, such as `hooks.example.com`; `*`: any. What
   * is for others is held. Where others reach the emulator, this machine has to be named as well, which `*` does not. Default: none.
   */
  readonly deliverTo?: readonly string[];
  /**
   * How long after each failed attempt the next one is made, in ms of the emulator's clock; an empty list: never. Default: a minute,
   * then twice as long each time, ten times within 24 hours.
   */
  readonly retryAfter?: readonly number[];
  /** How long an answer may take, in real ms. Default: 30000. */
  readonly timeout?: number;
}

/** The platform retries for 24 hours with growing waits; its schedule is not published. These are chosen; the last is after 17 hours. */
const defaultRetries: readonly number[] = Array.from({ length: 10 }, (_, index) => 60_000 * 2 ** index);

export const webhookOptions: Service<Required<WebhookOptions>> = { make: () => completeOptions({}) };

export function completeOptions(options: WebhookOptions): Required<WebhookOptions> {
  const { deliverTo = [], retryAfter = defaultRetries, timeout = 30_000 } = options;
  return { deliverTo, retryAfter, timeout };
}

export type Destination = { readonly lookup: LookupFunction } | { readonly refused: string };

interface Reach {
  /** Whether other machines reach the emulator, which then must not reach this one for them. */
  readonly isShared: boolean;
  ports(): readonly number[];
  /** Ports of this machine that the start allows for users' requests. */
  readonly places: readonly string[];
}

export const reachService: Service<Reach> = { make: () => ({ isShared: false, ports: () => [], places: [] }) };

export const sessionReach: Service<(services: Services, sessionId: string, url: URL) => Promise<Destination>> = {
  make: () => async () => ({ refused: "no sandbox that could ask for it runs here" }),
};

/**
 * Explains why requests from outside of sandboxes may not go to a URL, judged by its text. Undefined: nothing in the URL forbids it; the
 * look-up may still refuse.
 */
export function explainDestinationRefusal({ service }: Pick<Services, "service">, url: URL): string | undefined {
  const { hostname, port } = url;
  const { isShared, ports, places } = service(reachService);
  if (isAmong(places, url)) return undefined;
  const { deliverTo } = service(webhookOptions);
  if (deliverTo.some((host) => host.toLowerCase() === hostname)) return undefined;
  const name = "name it in the option `webhooks.deliverTo`";
  if (!isLoopback(hostname) && !(isShared && isOfThisMachine(hostname.replace(/^\[|\]$/g, ""))))
    return deliverTo.includes("*") ? undefined : `Nothing may leave this machine for ${hostname}: ${name}`;
  if (!isShared || ports().includes(Number(port))) return undefined;
  return `Others reach this emulator, and nothing of this machine is asked for them at ${hostname}: ${name}`;
}

/** Decides on every request on a user's behalf. @param askedIn the sandbox session behind it */
export async function resolveDestination(
  services: Services,
  text: string,
  askedIn: string | null | undefined,
): Promise<Destination> {
  const url = new URL(text);
  if (askedIn) return services.service(sessionReach)(services, askedIn, url);
  const refused = explainDestinationRefusal(services, url);
  if (refused !== undefined) return { refused };
  // The system may not resolve names below `localhost`.
  if (isLoopback(url.hostname)) return { lookup: lookupOf(["127.0.0.1", "::1"]) };
  const { deliverTo } = services.service(webhookOptions);
  const isNamed = deliverTo.some((host) => host.toLowerCase() === url.hostname);
  return { lookup: isNamed || !services.service(reachService).isShared ? lookup : lookupElsewhere };
}

export function lookupOf(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_, options, callback) => {
    const [first] = all;
    if (options.all || !first) callback(null, all);
    else callback(null, first.address, first.family);
  };
}

/** Resolves a name and refuses addresses of this machine. */
const lookupElsewhere: LookupFunction = (name, options, callback) =>
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const others = (addresses ?? []).filter(({ address }) => !isOfThisMachine(address));
    if (error) return callback(error, []);
    if (others.length > 0) return lookupOf(others.map(({ address }) => address))(name, options, callback);
    callback(new Error(`${name} leads to this machine, where nothing is asked for others`), []);
  });

export interface OutgoingRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

export function signedRequest(
  url: string,
  body: OutgoingRequest["body"],
  secret: string | undefined,
  own: OutgoingRequest["headers"],
): OutgoingRequest {
  const signature = secret !== undefined && createHmac("sha1", secret).update(body).digest("hex");
  const headers = { "user-agent": "slipway-emulator", ...own, ...(signature && { "x-vercel-signature": signature }) };
  return { url: new URL(url), headers, body };
}

/** Limit of an answer's body, which is discarded. */
const maxAnswerSize = 64 * 1024;

export function post(
  { url, headers, body }: OutgoingRequest,
  lookup: LookupFunction,
  signal: AbortSignal,
): Promise<number> {
  const length = { "content-length": String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const request = openRequest(
      url,
      { method: "POST", headers: { ...headers, ...length }, lookup, signal },
      (answer) => {
        let size = 0;
        answer.on("data", (chunk: Buffer) => {
          size += chunk.length;
          if (size > maxAnswerSize) answer.destroy();
        });
        // The status counts, however the body ends.
        answer.on("error", () => {});
        answer.on("close", () => resolve(answer.statusCode ?? 0));
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

/** Opens a request on a user's behalf: on its own connection, at vetted addresses, without redirects. */
export function openRequest(
  url: URL,
  options: RequestOptions & { readonly lookup: LookupFunction },
  take: (answer: IncomingMessage) => void,
): ClientRequest {
  return (url.protocol === "https:" ? secureRequest : plainRequest)(url, { ...options, agent: false }, take);
}
