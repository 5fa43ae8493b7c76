import { type Conditions, failedCondition, preconditionFailed } from "../engine/http/conditions.ts";
import { wholeResponse } from "../engine/http/whole.ts";
import { type KnownOperation, validateAnswer } from "../engine/validate.ts";
import { Answer, type Content, type Source } from "./handler.ts";

export interface Allowance {
  /** Throws once the token was deleted or has expired, or its user has left the team. */
  demand(): void;
  onChanges(listener: () => void): () => void;
}

export interface ResponseOptions {
  readonly validate: boolean;
  readonly head: boolean;
  readonly allowance: Allowance;
  readonly conditions?: Conditions | undefined;
}

/** Turns a handler's result into the contract's HTTP answer. Throws 412 if `If-Match` fails. */
export function respond(
  operation: KnownOperation,
  returned: unknown,
  { validate, head, allowance, conditions = {} }: ResponseOptions,
): Response {
  const answer = returned instanceof Answer ? returned : new Answer({ body: returned });
  const status = answer.status ?? firstStatus(operation);
  const headers = new Headers(answer.headers);
  const etag = headers.get("etag");
  const failed = status < 300 && etag !== null && failedCondition(conditions, etag);
  if (failed === "If-None-Match") return notModified(headers);
  if (failed) throw preconditionFailed(failed);
  if (answer.content) return respondContent(operation, status, headers, answer.content, { validate, head });
  if (answer.records && !head) return respondLines(operation, status, answer.records, validate, allowance);
  return respondJson(operation, status, headers, answer.body, { validate, head });
}

function respondJson(
  operation: KnownOperation,
  status: number,
  headers: Headers,
  body: unknown,
  { validate, head }: Pick<ResponseOptions, "validate" | "head">,
): Response {
  if (body === undefined) {
    if (validate) validateAnswer(operation, status, undefined);
    return new Response(null, { status, headers });
  }
  const text = JSON.stringify(body);
  // Validated as parsed JSON, in which undefined members are absent.
  if (validate) validateAnswer(operation, status, JSON.parse(text));
  headers.set("content-type", "application/json; charset=utf-8");
  return head ? new Response(null, { status, headers }) : wholeResponse(text, { status, headers });
}

function notModified(headers: Headers): Response {
  for (const name of ["content-type", "content-length", "content-range"]) headers.delete(name);
  return new Response(null, { status: 304, headers });
}

function firstStatus(operation: KnownOperation): number {
  const statuses = Object.keys(operation.contract.answers).map(Number);
  return statuses.find((status) => status >= 200 && status < 300) ?? 200;
}

function respondContent(
  operation: KnownOperation,
  status: number,
  headers: Headers,
  content: Content,
  { validate, head }: Pick<ResponseOptions, "validate" | "head">,
): Response {
  headers.set("content-type", content.contentType);
  headers.set("content-length", String(content.length));
  if (head) return new Response(null, { status, headers });
  const body = content.open();
  // JSON of the contract whose exact bytes count, such as an image manifest.
  const isValue = operation.contract.answers[status]?.schema !== undefined && body instanceof Uint8Array;
  if (validate && isValue) validateAnswer(operation, status, JSON.parse(new TextDecoder().decode(body)));
  // The bytes are never of shared memory.
  return new Response(body as ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>, { status, headers });
}

/** Streams lines. Once the caller loses access the stream errors, because a regular end would claim to be complete. */
function respondLines(
  operation: KnownOperation,
  status: number,
  source: Source<unknown>,
  validate: boolean,
  allowance: Allowance,
): Response {
  const encoder = new TextEncoder();
  const stopping = new AbortController();
  const iterator = source(stopping.signal)[Symbol.asyncIterator]();
  let forget = (): void => {};
  const lines = new ReadableStream<Uint8Array>({
    start(controller) {
      forget = allowance.onChanges(() => {
        try {
          allowance.demand();
        } catch (error) {
          end();
          controller.error(error);
        }
      });
    },
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (stopping.signal.aborted) return;
      if (done) {
        end();
        return controller.close();
      }
      allowance.demand();
      if (validate) validateAnswer(operation, status, JSON.parse(JSON.stringify(value)));
      controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
    },
    async cancel() {
      end();
      await iterator.return?.();
    },
  });
  function end(): void {
    forget();
    stopping.abort();
  }
  const contentType = operation.contract.answers[status]?.contentType ?? "application/x-ndjson";
  return new Response(lines, { status, headers: { "content-type": contentType } });
}
