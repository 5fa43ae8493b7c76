import fc from "fast-check";
import { expect, test } from "vitest";
import { forAll } from "../../test/for-all.ts";
import { Secrets } from "../errors/redact.ts";
import type { RawAnswer } from "../types/client.ts";
import { decode } from "./decode.ts";

const secrets = new Secrets();
secrets.add("tok_0123456789");
const operation = { route: "GET /v1/x" };
const sent = (text: string | undefined, headers = {}): RawAnswer => ({
  url: "https://api.test/v1/x",
  response: new Response(null, { headers }),
  text,
  facts: { route: operation.route, attempts: 1, sideEffect: "certain" },
  redact: (shown, most) => secrets.redact(shown, most),
});

test("decode returns exactly the result of JSON.parse", () => {
  forAll([fc.json()], (text) => {
    expect(decode(operation, sent(text))).toStrictEqual(JSON.parse(text));
  });
});

test("unknown and dangerous names are kept as they came", () => {
  const text = '{"__proto__":{"a":1},"constructor":2,"toString":3}';
  expect(Object.entries(decode(operation, sent(text)) as object)).toEqual(Object.entries(JSON.parse(text)));
});

test("an answer that is not JSON is an error that quotes its beginning and knows that the call was done", () => {
  const html = `<html>tok_0123456789${"x".repeat(20_000)}`;
  expect(() => decode(operation, sent(html, { "content-type": "text/html" }))).toThrow(
    expect.objectContaining({
      name: "DecodeError",
      sideEffect: "certain",
      body: expect.stringMatching(/^<html>\[redacted]x{8000,8192}$/),
      message: "GET /v1/x 200 is not JSON (text/html)",
    }),
  );
});

test("a token at the place where the text is cut is taken out before", () => {
  for (let before = 8170; before < 8192; before++) {
    expect(() => decode(operation, sent(`${"x".repeat(before)}tok_0123456789`))).toThrow(
      expect.objectContaining({ body: expect.not.stringContaining("tok_") }),
    );
  }
});
