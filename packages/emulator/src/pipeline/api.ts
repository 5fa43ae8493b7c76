import { requireInAnyProject, requireUnbound } from "../domain/accounts/access/require-right.ts";
import { hideTokens, redact } from "../domain/accounts/redact.ts";
import { type Context, identifyAgain, resetMeanwhile, resolveScope } from "../domain/accounts/scope.ts";
import { ConnectionCut, injectFault } from "../engine/faults/inject.ts";
import type { DueFault } from "../engine/faults/plan.ts";
import { shapeAnswer } from "../engine/faults/shape-answer.ts";
import { readConditions } from "../engine/http/conditions.ts";
import { RequestBody } from "../engine/http/request-body.ts";
import { newRequestId } from "../engine/http/request-id.ts";
import { sandboxSessions } from "../engine/http/sandbox-sessions.ts";
import { conflict, isOfOperation, PlatformError } from "../engine/platform-error.ts";
import { changesInWords, isKept, type RequestDetail, requestDetails } from "../engine/request-details.ts";
import { type RequestLog, tookSince } from "../engine/request-log.ts";
import type { Services } from "../engine/services.ts";
import type { KnownOperation } from "../engine/validate.ts";
import { UniqueViolation } from "../store/rows.ts";
import { StorageError, storageFailure } from "../store/storage-error.ts";
import { carryOut } from "./carry-out.ts";
import type { Catalog } from "./catalog.ts";
import { platformProtocol, rightsOf } from "./group.ts";
import type { Candidate, Protocol } from "./handler.ts";
import { chooseCandidate, judgeInput, readInput } from "./input.ts";
import { type Allowance, respond } from "./respond.ts";
import type { Route } from "./router.ts";

interface Trace {
  readonly id: string;
  candidate?: Candidate;
  code?: string;
  protocol?: Protocol;
  unknown?: readonly string[];
  detail: RequestDetail;
}

export interface ApiOptions {
  readonly validateAnswers?: boolean | undefined;
  readonly strict?: boolean | undefined;
}

const maxUnknownNames = 20;
const maxNameLength = 100;
const maxWarnings = 200;
const maxPathLength = 1024;

/** Handles API requests: route, fault, token, input, scope, permissions, handler, answer. No body is read before the token is valid. */
export class Api {
  readonly #catalog: Catalog;
  readonly #services: Services;
  readonly #log: RequestLog;
  readonly #options: ApiOptions;
  readonly #warned = new Set<string>();

  constructor(catalog: Catalog, services: Services, log: RequestLog, options: ApiOptions = {}) {
    this.#catalog = catalog;
    this.#services = services;
    this.#log = log;
    this.#options = options;
  }

  async handle(request: Request): Promise<Response> {
    const at = this.#services.clock.now();
    const startedAt = performance.now();
    const trace: Trace = { id: newRequestId(at), detail: {} };
    let response: Response | undefined;
    try {
      response = await this.#answerTo(request, trace);
      this.#addHeaders(response, trace);
      return response;
    } finally {
      const status = response?.status ?? 0;
      const { id, candidate, code } = trace;
      const operation = candidate?.operation.name;
      this.#log.add({
        at,
        id,
        method: request.method,
        ...redact(new URL(request.url), candidate, this.#services),
        status,
        took: tookSince(startedAt),
        ...(operation === undefined ? {} : { operation }),
        ...(code === undefined ? {} : { code }),
        ...(trace.unknown ? { unknown: trace.unknown } : {}),
      });
      this.#services.service(requestDetails).add(id, trace.detail);
    }
  }

  async #answerTo(request: Request, trace: Trace): Promise<Response> {
    const { closing, store } = this.#services;
    const generation = store.generation;
    const body = new RequestBody(request, closing);
    const signal = AbortSignal.any([request.signal, closing]);
    let candidate: Candidate | undefined;
    let due: DueFault | undefined;

    const answer = async (): Promise<Response> => {
      const matched = await this.#findOperation(request, body, trace);
      trace.candidate = candidate = matched;
      due = await this.#faultFor(matched, request, body);
      return injectFault(due, this.#services.clock.now, signal, () => this.#answerWith(matched, request, body, trace));
    };

    const answered = await answer().catch((error: unknown) => {
      if (error instanceof ConnectionCut || request.signal.aborted || closing.aborted) throw error;
      const failure =
        store.generation === generation
          ? failureOf(error, this.#options.validateAnswers ? candidate : undefined)
          : resetMeanwhile();
      trace.code = failure.code;
      const { protocol = platformProtocol } = trace;
      const publicFailure = hideTokens(failure, this.#services);
      trace.detail = { ...trace.detail, message: publicFailure.message };
      return protocol.failure(publicFailure, request, candidate);
    });
    const response = request.method === "HEAD" ? new Response(null, answered) : answered;
    return shapeAnswer(due, response, signal);
  }

  async #faultFor(candidate: Candidate, request: Request, body: RequestBody): Promise<DueFault | undefined> {
    const { faults } = this.#services;
    const { name } = candidate.operation;
    if (!this.#isAuthenticated(request, candidate)) return undefined;
    if (!faults.looksAtInput(name)) return faults.takeForRequest(name);
    const { searchParams } = new URL(request.url);
    // An unreadable input matches no fault; handling the request reports the error.
    const read = await readInput(candidate, request, searchParams, body).catch(() => undefined);
    return faults.takeForRequest(name, read?.input);
  }

  #isAuthenticated(request: Request, candidate: Candidate): boolean {
    try {
      candidate.operation.protocol.authenticate(request, candidate, this.#services);
      return true;
    } catch (error) {
      if (error instanceof PlatformError) return false;
      throw error;
    }
  }

  #addHeaders(response: Response, trace: Trace): void {
    response.headers.set("x-vercel-id", trace.id);
    if (trace.unknown) response.headers.set("x-slipway-unknown", trace.unknown.map(encodeURIComponent).join(", "));
    for (const [name, value] of Object.entries(trace.protocol?.headers ?? {})) response.headers.set(name, value);
  }

  #warnOfUnknown(all: readonly string[], operation: string, trace: Trace): void {
    trace.unknown = all
      .slice(0, maxUnknownNames)
      .map((name) => name.slice(0, maxNameLength).replaceAll(/[\ud800-\udfff]/gu, "\ufffd"));
    for (const name of trace.unknown) {
      const warning = `${operation} has no ${JSON.stringify(name)}: it was ignored (\`strict\` refuses it)`;
      if (this.#warned.has(warning) || this.#warned.size >= maxWarnings) continue;
      this.#warned.add(warning);
      process.emitWarning(warning, { type: "SlipwayUnknown" });
    }
  }

  async #protocolOf(route: Route, pathname: string): Promise<Protocol> {
    if (route.kind === "other-method") return this.#catalog.protocolOf(route.group);
    const [first] = route.kind === "found" ? route.matches : [];
    return first ? this.#catalog.protocolOf(first.operation.group) : this.#catalog.protocolAt(pathname);
  }

  async refuse(request: Request, error: PlatformError): Promise<Response> {
    const { pathname } = new URL(request.url);
    const route: Route =
      pathname.length > maxPathLength ? { kind: "unknown" } : this.#catalog.router.find(request.method, pathname);
    const protocol = await this.#protocolOf(route, pathname);
    const response = protocol.failure(hideTokens(error, this.#services), request, undefined);
    for (const [name, value] of Object.entries(protocol.headers ?? {})) response.headers.set(name, value);
    return request.method === "HEAD" ? new Response(null, response) : response;
  }

  async #findOperation(request: Request, body: RequestBody, trace: Trace): Promise<Candidate> {
    const { pathname, searchParams } = new URL(request.url);
    const route = this.#catalog.router.find(request.method, pathname);
    trace.protocol = await this.#protocolOf(route, pathname);
    if (route.kind === "unknown") throw new PlatformError(404, "unknown_path", `The API has no path ${pathname}`);
    if (route.kind === "other-method") {
      const allow = route.allow.join(", ");
      throw new PlatformError(405, "method_unknown", `${pathname} takes ${allow}, not ${request.method}`, {
        headers: { allow },
      });
    }
    const candidates = await Promise.all(
      route.matches.map(async ({ operation, parameters }) => ({
        operation: await this.#catalog.operation(operation),
        path: parameters,
      })),
    );
    const [first, ...others] = candidates;
    if (first && others.length === 0) return first;
    return chooseCandidate(candidates, searchParams, () => {
      // Candidates of a route require the same token, which is checked before the body is read.
      first?.operation.protocol.authenticate(request, first, this.#services);
      return body;
    });
  }

  async #answerWith(candidate: Candidate, request: Request, body: RequestBody, trace: Trace): Promise<Response> {
    const { operation } = candidate;
    if (!operation.handler) {
      const message = `${operation.name} (${operation.contract.route}) is not modelled by this emulator`;
      // Not 501: clients would retry a 5xx for half a minute.
      throw new PlatformError(400, "not_modelled", message, { extra: { operation: operation.name } });
    }
    const { handler } = operation;
    const generation = this.#services.store.generation;
    const who = operation.protocol.authenticate(request, candidate, this.#services);
    const url = new URL(request.url);
    const { searchParams } = url;
    const read = await readInput(candidate, request, searchParams, body);
    if (isKept(request)) trace.detail = await detailOf(read.input, body);
    const { input, unknown } = judgeInput(operation, read, searchParams, this.#options.strict === true);
    if (unknown.length > 0) this.#warnOfUnknown(unknown, operation.name, trace);
    const needs = rightsOf(operation.need, input);
    const bytes = body.bytes();
    const signal = AbortSignal.any([request.signal, this.#services.closing]);
    const isRead = request.method === "GET" || request.method === "HEAD";
    const conditions = readConditions(request.headers);
    /** By id: a team's slug may change while its events are streamed. */
    let resolvedTeam: { readonly teamId: string } | undefined;

    const present = (): Context => {
      const requestedTeam = resolvedTeam ?? readTeam(operation, searchParams);
      const identity = identifyAgain(who, generation, this.#services);
      const scope = resolveScope(identity, requestedTeam, operation.contract.team !== undefined, this.#services.store);
      const call = { requestId: trace.id, askedIn: sandboxSessions.get(request), url };
      const context = { ...this.#services, scope, needs, conditions, ...call, bytes, signal };
      requireUnbound(context);
      if (scope.team) {
        requireInAnyProject(context, scope.team);
        resolvedTeam = { teamId: scope.team.id };
      }
      return context;
    };

    const allowance: Allowance = { demand: present, onChanges: (listener) => this.#services.store.onChanges(listener) };
    const answering = {
      validate: this.#options.validateAnswers === true,
      head: request.method === "HEAD",
      allowance,
      conditions: isRead ? conditions : undefined,
    };
    return carryOut({
      store: this.#services.store,
      handler,
      input,
      isRead,
      present,
      changed: (changes) => {
        trace.detail = { ...trace.detail, changed: changesInWords(changes) };
      },
      respond: (returned) => respond(operation, returned, answering),
    });
  }
}

async function detailOf(input: Readonly<Record<string, unknown>>, body: RequestBody): Promise<RequestDetail> {
  if (Object.values(input).some((value) => value instanceof ReadableStream)) return {};
  const json = body.isRead ? await body.json() : undefined;
  return { ...(Object.keys(input).length > 0 && { input }), ...(json !== undefined && { body: json }) };
}

function failureOf(error: unknown, candidate: Candidate | undefined): PlatformError {
  if (error instanceof UniqueViolation) return conflict(error.message);
  if (!(error instanceof PlatformError)) return ownFault(error);
  const { name } = candidate?.operation ?? {};
  if (name === undefined || isOfOperation(error, name)) return error;
  return ownFault(new Error(`contract/refusals do not say that ${name} is refused as ${error.situation}`));
}

export function ownFault(thrown: unknown): PlatformError {
  const error = storageFailure(thrown);
  if (error instanceof StorageError) return new PlatformError(500, "storage_failed", error.message);
  const message = `The emulator failed: ${error instanceof Error ? error.message : String(error)}`;
  return new PlatformError(500, "internal_server_error", message);
}

function readTeam({ contract }: KnownOperation, query: URLSearchParams): { teamId?: string; slug?: string } {
  const own = new Set(contract.parameters.map((parameter) => parameter.name));
  const read = (name: string) => (own.has(name) && contract.team === undefined ? undefined : query.get(name));
  const teamId = read("teamId");
  const slug = contract.team === "id" ? undefined : read("slug");
  return { ...(teamId ? { teamId } : {}), ...(slug ? { slug } : {}) };
}
