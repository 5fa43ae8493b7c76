import { randomUUID } from "node:crypto";
import type { FunctionConfig } from "../domain/deployments/read-function.ts";
import type { Forwarded, Routed } from "../domain/deployments/routing/run-routes.ts";
import { environmentOf } from "../domain/deployments/system-variables.ts";
import type { DeploymentRow } from "../domain/deployments/tables.ts";
import { type Call, FunctionError, maxBodyBytes, tooLarge } from "../domain/functions/function-process.ts";
import type { Functions } from "../domain/functions/functions.ts";
import type { LogEntry } from "../domain/logs/tables.ts";
import { signProjectToken } from "../domain/projects/sign-project-token.ts";
import { type ProjectRow, projectTable } from "../domain/projects/tables.ts";
import { addressOf } from "../domain/projects/trusted.ts";
import { isForwarded } from "../engine/http/hop-by-hop.ts";
import { PlatformError } from "../engine/platform-error.ts";
import type { Services } from "../engine/services.ts";
import type { DeployedSite } from "./deployed-site.ts";
import { notCarriedOutPage, platformPage } from "./pages.ts";
import type { Served } from "./served.ts";
import type { ServingStep } from "./serving-steps.ts";

export interface FunctionVisit {
  readonly request: Request;
  readonly id: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly site: DeployedSite;
  readonly deployment: DeploymentRow;
  readonly services: Services;
  readonly functions: Functions;
  readonly printed: Promise<readonly LogEntry[]>[];
  /** The body, once a middleware has read it; a stream where it is too long for that. */
  body?: Uint8Array | ReadableStream<Uint8Array> | null;
}

export interface Question {
  readonly name: string;
  readonly path: string;
  readonly headers: Headers;
  readonly method: string;
  readonly withBody: boolean;
  readonly step: ServingStep;
  readonly signal?: AbortSignal;
}

/** Headers that the platform or a middleware sets: those of a visitor are dropped. The geography headers stay, since no platform sets them here. */
const ofPlatform =
  /^(x-matched-path|x-now-route-matches|x-middleware-.*|x-vercel-(?!skip-toolbar|ip-|ja[34]-digest).*|x-forwarded-.*|x-real-ip|forwarded)$/;

/** The headers of a visitor's request, with what the platform says of it. */
export function headersFor(
  { request, url, id, deployment }: Pick<FunctionVisit, "request" | "url" | "id" | "deployment">,
  { headers }: Pick<Forwarded, "headers">,
): Headers {
  const goesOn = isForwarded(request.headers.get("connection"));
  const own = new Headers();
  for (const [name, value] of headers)
    if (goesOn(name) && !ofPlatform.test(name) && name !== "content-length") own.append(name, value);
  const length = request.body && request.headers.get("content-length");
  if (length) own.set("content-length", length);
  const address = addressOf(request.headers);
  const platformHeaders = {
    host: url.host,
    "x-forwarded-host": url.host,
    "x-forwarded-proto": url.protocol.slice(0, -1),
    "x-forwarded-for": address,
    "x-real-ip": address,
    "x-vercel-id": id,
    "x-vercel-deployment-url": deployment.host,
  };
  for (const [name, value] of Object.entries(platformHeaders)) own.set(name, value);
  return own;
}

export function matchedPath({ headers, path }: Extract<Routed<unknown>, { readonly kind: "found" }>): string {
  return headers["x-matched-path"] ?? path;
}

/** So long a token is handed out again, in ms of the emulator's clock: https://vercel.com/docs/oidc, 2026-11-27. */
const tokenKept = 45 * 60_000;
const tokens = new WeakMap<ProjectRow, Map<string, { readonly token: string; readonly at: number }>>();

function tokenOf({ services, deployment }: FunctionVisit): string | undefined {
  const project = services.rows(projectTable).get(deployment.projectId);
  if (!project || project.settings.oidcTokenConfig?.enabled === false) return undefined;
  const environment = environmentOf(services, deployment);
  const tokensByEnvironment = tokens.get(project) ?? new Map<string, { readonly token: string; readonly at: number }>();
  const now = services.clock.now();
  const before = tokensByEnvironment.get(environment);
  if (before && now - before.at < tokenKept) return before.token;
  // The first one of all makes the key, which is kept.
  const token = services.store.transact(() => signProjectToken(services, project, environment));
  tokens.set(project, tokensByEnvironment.set(environment, { token, at: now }));
  return token;
}

export async function askFunction(question: Question, visit: FunctionVisit): Promise<Served> {
  const { name, step, method, path, headers, withBody } = question;
  const { request, site, deployment, functions, services } = visit;
  let printed: Served["printed"];
  let kind: FunctionConfig["kind"] | undefined;
  try {
    if (!withBody) headers.delete("content-length");
    if (Number(headers.get("content-length") ?? 0) > maxBodyBytes) throw tooLarge();
    const program = await site.program(name);
    kind = program.config.kind;
    // Next keeps what it has made for one call, and for ten seconds where it is not told which call that is.
    headers.set("x-invocation-id", randomUUID());
    const token = tokenOf(visit);
    if (token !== undefined) headers.set("x-vercel-oidc-token", token);
    const { signal = request.signal } = question;
    const body: Call["body"] = withBody ? (visit.body ?? request.body) : null;
    const call = functions.ask(deployment, program, {
      method,
      path,
      headers,
      body,
      signal,
      isMiddleware: step === "middleware",
    });
    printed = call.printed;
    return { step, printed, response: await call.answer };
  } catch (error) {
    services.closing.throwIfAborted();
    if (error instanceof PlatformError)
      return { step, thrown: error.message, response: notCarriedOutPage(`the function ${name} (${error.message})`) };
    if (!(error instanceof FunctionError)) throw error;
    return {
      step,
      ...(printed && { printed }),
      thrown: error.message,
      response: platformPage(error.status, codeFor(step, kind, error.code), error.message),
    };
  }
}

/** The platform names what fails: https://vercel.com/docs/errors, 2026-11-29. */
function codeFor(step: ServingStep, kind: FunctionConfig["kind"] | undefined, code: FunctionError["code"]): string {
  if (!code.startsWith("FUNCTION_INVOCATION_")) return code;
  if (step === "middleware") return code.replace("FUNCTION", "MIDDLEWARE");
  return kind === "edge" ? `EDGE_${code}` : code;
}

/** Reads a body that a function takes, so that a middleware gets it before; a longer one goes past the middleware. */
export async function readBody(visit: FunctionVisit): Promise<void> {
  const { request } = visit;
  if (visit.body !== undefined || !request.body || Number(request.headers.get("content-length") ?? 0) > maxBodyBytes)
    return;
  const reader = request.body.getReader();
  const parts: Uint8Array[] = [];
  for (let size = 0; size <= maxBodyBytes; ) {
    const { done, value } = await reader.read();
    if (done) {
      visit.body = Buffer.concat(parts);
      return;
    }
    parts.push(value);
    size += value.length;
  }
  visit.body = new ReadableStream({
    async pull(controller) {
      const part = parts.shift() ?? (await reader.read()).value;
      if (part) controller.enqueue(part);
      else controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
