import { Answer, type Source } from "./answer.ts";
import { judgeAnswer } from "./judge.ts";
import type { KnownOperation } from "./operation.ts";

/** Turns what a handler returned into the HTTP answer that the contract states. */
export function respond(operation: KnownOperation, returned: unknown, validate: boolean): Response {
  const given = returned instanceof Answer ? returned : new Answer({ body: returned });
  const status = given.status ?? firstStatus(operation);
  if (given.records) return respondLines(operation, status, given.records, validate);
  const text = given.body === undefined ? undefined : JSON.stringify(given.body);
  // Judged as the caller will see it: members that are undefined do not travel.
  if (validate) judgeAnswer(operation, status, text === undefined ? undefined : JSON.parse(text));
  if (text === undefined) return new Response(null, { status });
  return new Response(text, { status, headers: { "content-type": "application/json; charset=utf-8" } });
}

function firstStatus(operation: KnownOperation): number {
  const statuses = Object.keys(operation.contract.answers).map(Number);
  return statuses.find((status) => status >= 200 && status < 300) ?? 200;
}

function respondLines(operation: KnownOperation, status: number, source: Source<unknown>, validate: boolean): Response {
  const encoder = new TextEncoder();
  const gone = new AbortController();
  const iterator = source(gone.signal)[Symbol.asyncIterator]();
  const lines = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) return controller.close();
      if (validate) judgeAnswer(operation, status, JSON.parse(JSON.stringify(value)));
      controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
    },
    async cancel() {
      gone.abort();
      await iterator.return?.();
    },
  });
  const contentType = operation.contract.answers[status]?.contentType ?? "application/x-ndjson";
  return new Response(lines, { status, headers: { "content-type": contentType } });
}
