import type { LogProxy } from "@slipway/drains";
import { redactServed, redactText } from "../domain/accounts/redact.ts";
import { functionsService } from "../domain/functions/functions.ts";
import { logRequest, maxMessageLength } from "../domain/logs/keep-request.ts";
import type { LogEntry } from "../domain/logs/tables.ts";
import { injectFault } from "../engine/faults/inject.ts";
import { shapeAnswer } from "../engine/faults/shape-answer.ts";
import { recordQuery } from "../engine/http/query.ts";
import { newRequestId } from "../engine/http/request-id.ts";
import { omitUndefined } from "../engine/omit-undefined.ts";
import { PlatformError } from "../engine/platform-error.ts";
import { type RequestLog, tookSince } from "../engine/request-log.ts";
import type { Services } from "../engine/services.ts";
import { compress } from "./compress.ts";
import { lineOf, seenOf } from "./line-of.ts";
import { asAsked, platformPage } from "./pages.ts";
import type { Served, ServedRecord } from "./served.ts";
import { serveSite, visitOf } from "./site.ts";

const maxReasonLength = 512;
const maxNotes = 50;

export async function answerSite(
  request: Request,
  hostname: string,
  services: Services,
  log: RequestLog<ServedRecord>,
): Promise<Response> {
  const host = hostname.toLowerCase();
  const at = services.clock.now();
  const startedAt = performance.now();
  const id = newRequestId(at);
  let served: Served | undefined;
  let response: Response | undefined;
  try {
    response = await serveOrFail(request, host, services, id, (what) => {
      served = what;
    });
    response.headers.set("x-vercel-id", id);
    return response;
  } finally {
    const record: ServedRecord = {
      at,
      id,
      method: request.method,
      // No name of a host is longer.
      host: host.slice(0, 253),
      ...redactServed(new URL(request.url), services),
      status: response?.status ?? 0,
      took: tookSince(startedAt),
      ...(served && recorded(served, services)),
      ...(served?.deploymentId === undefined ? {} : { deploymentId: served.deploymentId }),
    };
    log.add(record);
    const { deploymentId } = record;
    if (deploymentId !== undefined) {
      const keep = (printed: readonly LogEntry[]) => {
        const { message, entries } = joinEntries(printed, services);
        const line = lineOf(record, message || textIn(served?.thrown, services));
        const { action, ruleId } = served?.verdict ?? {};
        // A log may have any text in both; hosting writes the platform's.
        const wafAction = action as LogProxy["wafAction"];
        const cache = (response?.headers.get("x-vercel-cache") ?? undefined) as LogProxy["vercelCache"];
        const measured = {
          duration: services.clock.now() - at,
          ...omitUndefined({ cache, wafAction, wafRuleId: ruleId ?? undefined }),
        };
        logRequest(services, { id, deploymentId, ...measured, ...line, ...(message && { entries }) }, () => {
          const visitSummary = seenOf(record, request);
          return { ...visitSummary, userAgent: redactText(visitSummary.userAgent.slice(0, maxReasonLength), services) };
        });
      };
      const functions = served?.printed && services.service(functionsService);
      // Output of a function is complete when the function has ended.
      if (functions && served?.printed) functions.after(served.printed, keep);
      else keep([]);
    }
  }
}

function joinEntries(printed: readonly LogEntry[], services: Services) {
  let message = "";
  const entries: [start: number, level: LogEntry["level"]][] = [];
  for (const { level, text } of printed) {
    if (message.length >= maxMessageLength) break;
    if (entries.length > 0) message += "\n";
    entries.push([message.length, level]);
    message += textIn(text, services);
  }
  return { message, entries };
}

/** More is looked at than is kept: half of a token would be none that is known. */
function textIn(text: string | undefined, services: Services): string | undefined {
  return text && redactText(text.slice(0, 2 * maxMessageLength), services);
}

async function serveOrFail(
  request: Request,
  host: string,
  services: Services,
  id: string,
  decided: (served: Served) => void,
): Promise<Response> {
  const visit = visitOf(request, host, services, id);
  const due = services.faults.takeForServed(() => {
    const { pathname: path, searchParams } = visit.url;
    return { method: request.method, host, path, query: recordQuery(searchParams) };
  });
  const handle = async (): Promise<Response> => {
    const served = await serveSite(visit);
    decided(served);
    return compress(request, asAsked(served.response, request, id));
  };
  if (!due) return handle();
  const signal = AbortSignal.any([request.signal, services.closing]);
  const response = await injectFault(due, services.clock.now, signal, handle).catch((error: unknown) => {
    if (!(error instanceof PlatformError)) throw error;
    return asAsked(platformPage(error.status, error.code.toUpperCase(), error.message, error.headers), request, id);
  });
  const { fault } = due;
  if (fault.status !== undefined || fault.answer) decided({ response, step: "fault" });
  return shapeAnswer(due, request.method === "HEAD" ? new Response(null, response) : response, signal);
}

function recorded({ step, why, notes = [] }: Served, services: Services): Pick<ServedRecord, "step" | "why" | "notes"> {
  const redact = (text: string) => redactText(text.slice(0, maxReasonLength), services);
  const firstNotes = notes.slice(0, maxNotes).map((note) => ({ ...note, why: redact(note.why) }));
  const firstOmitted = notes.at(maxNotes);
  if (firstOmitted) firstNotes.push({ step: firstOmitted.step, why: `And ${notes.length - maxNotes} more.` });
  return {
    step,
    ...(why !== undefined && { why: redact(why) }),
    ...(firstNotes.length > 0 && { notes: firstNotes }),
  };
}
