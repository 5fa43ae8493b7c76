import { inspect } from "node:util";
import { expect, test } from "vitest";
import { caught } from "../../test/caught.ts";
import { serve } from "../../test/server.ts";
import { createClient } from "../client/ky-client.ts";
import { call } from "../operations/call.ts";
import type { CallOptions, Operation } from "../types/client.ts";
import { partialBody, withPartialBody } from "./hidden-members.ts";

const token = "tok_0123456789abcdef";
const beginning = '{"id":"thing_1","na';

/** Calls what answers with the beginning of an answer; `then` says what becomes of the rest. */
async function failing(
  then: (destroy: () => void) => void,
  { text = beginning, ...operation }: Partial<Operation> & { text?: string } = {},
  options?: CallOptions,
  status = 200,
) {
  const { url } = await serve((_, response) => {
    response.writeHead(status, { "content-length": "99999" }).write(text, () => then(() => response.destroy()));
    return undefined;
  });
  const client = createClient({ baseUrl: url, token, retry: false });
  return caught(call(client, { route: "POST /v1/things", ...operation }, {}, options));
}

const cut = (destroy: () => void) => destroy();

test("the error of a broken connection carries the part of the answer that arrived, and does not print it", async () => {
  const error = await failing(cut);
  expect(error).toMatchObject({ name: "NetworkError" });
  expect(partialBody(error)).toBe(beginning);
  expect(`${inspect(error)}${JSON.stringify(error)}${String(error)}`).not.toContain("thing_1");
});

test("the error of an abort or a timeout carries the part of the answer that arrived", async () => {
  const stop = new AbortController();
  const chunks = [beginning];
  // It is asked for more once the first chunk was read.
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    const chunk = chunks.shift();
    if (chunk === undefined) stop.abort();
    else controller.enqueue(new TextEncoder().encode(chunk));
  };
  const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 });
  const client = createClient({ token, fetch: async () => new Response(body) });
  const aborted = await caught(call(client, { route: "POST /v1/things" }, {}, { signal: stop.signal }));
  expect(aborted).toMatchObject({ name: "AbortedError" });
  expect(partialBody(aborted)).toBe(beginning);
  const late = await failing(() => {}, {}, { timeout: { attempt: 300 } });
  expect(late).toMatchObject({ name: "TimeoutError" });
  expect(partialBody(late)).toBe(beginning);
});

test("an answer with credentials, or one that reports that the call had no effect, is not kept", async () => {
  expect(partialBody(await failing(cut, { secret: true }))).toBeUndefined();
  expect(partialBody(await failing(cut, {}, {}, 400))).toBeUndefined();
});

test("a credential that the answer quotes is taken out, and no more than 64 KB are kept", async () => {
  const error = await failing(cut, { text: `{"token":"${token}","rest":"${"x".repeat(90_000)}` });
  expect(partialBody(error)).toMatch(/^\{"token":"\[redacted\]","rest":"x/);
  expect(partialBody(error)?.length).toBeLessThanOrEqual(65_536);
});

test("a value that is not an error of a call has no partial body", () => {
  for (const thrown of ["text", undefined, null, new Error("x")]) expect(partialBody(thrown)).toBeUndefined();
  expect(withPartialBody("text", [Uint8Array.of(65)], (text) => text)).toBe("text");
});
