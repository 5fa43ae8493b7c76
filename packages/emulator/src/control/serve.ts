import { createHash, timingSafeEqual } from "node:crypto";
import { streamOf } from "@slipway/core/internal";
import { bearerOf } from "../domain/accounts/scope.ts";
import { prefix } from "../engine/addresses/own-prefix.ts";
import { parseJson } from "../engine/http/parse-json.ts";
import { RequestBody } from "../engine/http/request-body.ts";
import { invalid, PlatformError } from "../engine/platform-error.ts";
import { schemaProblem } from "../engine/validate.ts";
import { ownFault } from "../pipeline/api.ts";
import { decodeSegment } from "../pipeline/input.ts";
import type { Control } from "./control.ts";
import { controls } from "./controls.ts";
import type { Emulator } from "./emulator-types.ts";
import { isPage } from "./prefix.ts";
import { servePage } from "./serve-page.ts";

const maxJsonBytes = 16 * 1024 * 1024;

/** Serves the control API. It requires the emulator's own token, since it can do more than any user; no body is read before. */
export async function answerControl(request: Request, emulator: Emulator, closing: AbortSignal): Promise<Response> {
  try {
    const { pathname } = new URL(request.url);
    if (isPage(request, pathname)) return await servePage(request, pathname);
    requireOwnToken(request, emulator.token);
    const path = pathname.slice(prefix.length);
    if (path === "/openapi.json") return await serveDescription(request);
    const { control, members } = findControl(request.method, path);
    const body = new RequestBody(request, closing);
    const input = await readInput(control, members, body);
    const signal = AbortSignal.any([request.signal, closing]);
    return respond(control, await control.run(emulator, input, { bytes: body.bytes(), signal }));
  } catch (error) {
    if (request.signal.aborted || closing.aborted) throw error;
    return (error instanceof PlatformError ? error : ownFault(error)).toResponse();
  }
}

function requireOwnToken(request: Request, own: string): void {
  const token = bearerOf(request);
  const missing = "The emulator's own token is missing: send it as `Authorization: Bearer …`";
  if (token === undefined) throw new PlatformError(401, "unauthorized", missing, { extra: { missingToken: true } });
  if (timingSafeEqual(digest(token), digest(own))) return;
  const other = "This path requires the emulator's own token, which it prints when it starts";
  throw new PlatformError(403, "forbidden", other, { extra: { invalidToken: true } });
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

interface Match {
  readonly control: Control;
  readonly members: Readonly<Record<string, string>>;
}

function findControl(method: string, path: string): Match {
  const candidates = Object.values(controls).flatMap((control) => {
    const members = pathMembers(control.path, path);
    return members ? [{ control, members }] : [];
  });
  const match = candidates.find(({ control }) => control.method === method);
  if (match) return match;
  if (candidates.length === 0)
    throw new PlatformError(404, "not_found", `The control API has no path ${prefix}${path}`);
  const allow = candidates.map(({ control }) => control.method).join(", ");
  const message = `${prefix}${path} takes ${allow}, not ${method}`;
  throw new PlatformError(405, "method_unknown", message, { headers: { allow } });
}

function pathMembers(template: string, path: string): Record<string, string> | undefined {
  const [names, values] = [template.split("/"), path.split("/")];
  if (names.length !== values.length) return undefined;
  const members: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? "";
    const member = /^\{(\w+)\}$/.exec(name)?.[1];
    if (member !== undefined) members[member] = decodeSegment(member, value);
    else if (name !== value) return undefined;
  }
  return members;
}

async function readInput(
  { input, judgesItself }: Control,
  members: Match["members"],
  body: RequestBody,
): Promise<unknown> {
  if (input === undefined || input === "bytes") return undefined;
  const isInPath = Object.keys(members).length > 0;
  const value = isInPath ? members : await readJson(body);
  const problem = judgesItself ? undefined : schemaProblem(input, value);
  if (problem === undefined) return value;
  throw invalid(`${problem}`);
}

async function readJson(body: RequestBody): Promise<unknown> {
  const text = await body.text(maxJsonBytes);
  return text.trim() === "" ? {} : parseJson(text, "the request's body");
}

// Answers may hold secrets and change at any time.
const fresh = { "cache-control": "no-store" };

function respond({ answers }: Control, result: unknown): Response {
  if (answers === "json") return Response.json(result, { headers: fresh });
  if (answers === "bytes") {
    // Controls of bytes return a stream.
    const stream = result as ReadableStream<Uint8Array>;
    return new Response(stream, { headers: { ...fresh, "content-type": "application/octet-stream" } });
  }
  // Controls of events return an iterable.
  const events = result as AsyncIterable<{ readonly kind: string }>;
  return new Response(eventStream(events), { headers: { ...fresh, "content-type": "text/event-stream" } });
}

/** Server-sent events. The first comment tells the caller that it is subscribed. */
function eventStream(events: AsyncIterable<{ readonly kind: string }>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const iterator = events[Symbol.asyncIterator]();
  return streamOf((stop) => {
    stop.addEventListener("abort", () => void iterator.return?.(), { once: true });
    return (async function* () {
      yield encoder.encode(": from now on\n\n");
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
        yield encoder.encode(`event: ${next.value.kind}\ndata: ${JSON.stringify(next.value)}\n\n`);
      }
    })();
  });
}

async function serveDescription({ method }: Request): Promise<Response> {
  if (method !== "GET") {
    const message = `${prefix}/openapi.json takes GET, not ${method}`;
    throw new PlatformError(405, "method_unknown", message, { headers: { allow: "GET" } });
  }
  const { default: description } = await import("./generated/openapi.json", { with: { type: "json" } });
  return Response.json(description);
}
