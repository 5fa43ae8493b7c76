import { inspect } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { redact, secretsOf, unprinted } from "./redact.ts";

const secret = 'tok/01+23"45=\\6&<7>';

/** How a text can be written in an answer. */
const spellings: Readonly<Record<string, (text: string) => string>> = {
  "as it is": (text) => text,
  "in JSON": (text) => JSON.stringify(text).slice(1, -1),
  "in JSON whose slashes are escaped": (text) => JSON.stringify(text).slice(1, -1).replaceAll("/", "\\/"),
  "in JSON that escapes all that is no letter": (text) =>
    text.replace(/\W/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`),
  "in a URL": encodeURIComponent,
  "in a URL, in small letters": (text) => encodeURIComponent(text).replace(/%../g, (code) => code.toLowerCase()),
  "in a URL within a URL": (text) => encodeURIComponent(encodeURIComponent(text)),
  "in a form": (text) => String(new URLSearchParams({ text })).slice(5),
  "in base64": btoa,
  "in base64 for URLs": (text) => btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", ""),
  "in base64 within JSON": (text) => btoa(text).replaceAll("/", "\\/"),
  "in base64 in a URL": (text) => encodeURIComponent(btoa(text)),
  "as the password of a Basic pair": (text) => btoa(`me:${text}`),
  "as the user of a Basic pair": (text) => btoa(`${text}:`),
};

describe.each(Object.entries(spellings))("a secret that is written %s", (_, spell) => {
  test("is taken out of a text", () => {
    const clean = redact([secret], `before ${spell(secret)} after`);
    expect(clean).toMatch(/^before \S{0,4}\[redacted]\S{0,2} after$/);
  });

  test("is taken out whatever it is", () => {
    const any = fc.string({
      unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)),
      minLength: 8,
    });
    fc.assert(
      fc.property(any, (one) => {
        expect(redact([one], `<${spell(one)}>`)).toMatch(/^<[^<]{0,4}\[redacted].{0,2}>$/);
      }),
    );
  });
});

test("it is taken out before the text is cut, wherever the cut would fall", () => {
  for (let most = 0; most < 60; most++) {
    expect(redact([secret], `${"x".repeat(20)}${secret} and more`, most)).not.toContain("tok/");
  }
  expect(redact([secret], secret.repeat(10_000), 8192)).not.toContain("tok/");
});

test.each(Object.entries(spellings))(
  "what a broken answer holds of one that is written %s is taken out, too",
  (_, spell) => {
    const begun = `{"message":"${spell(secret.slice(0, 9))}`.length;
    const whole = `{"message":"${spell(secret)}`;
    for (let end = begun; end < whole.length; end++)
      expect(redact([secret], whole.slice(0, end))).toContain("[redacted]");
  },
);

test("what is short is a word, and stays", () => {
  expect(redact(["token", ""], "needs a token")).toBe("needs a token");
});

test("a hostile text takes no longer than its length", () => {
  const text = `${"QUJD".repeat(1_000_000)}.`;
  expect(redact([secret, "QUJDQUJDx", "ABCABCABx"], text) === text).toBe(true);
});

test("headers that say who asks hold secrets, the password of a Basic pair among them", () => {
  const headers = new Headers({
    accept: "text/html",
    authorization: `Basic ${btoa("me:hunter2-hunter2")}`,
    "x-api-key": "key_0123456789",
  });
  expect(secretsOf(headers)).toEqual([
    btoa("me:hunter2-hunter2"),
    `Basic ${btoa("me:hunter2-hunter2")}`,
    "hunter2-hunter2",
    "key_0123456789",
    "key_0123456789",
  ]);
});

test("headers of a client can be read, spread and sent, but not printed", () => {
  const headers = unprinted({ authorization: "Bearer hush" });
  expect({ ...headers }).toEqual({ authorization: "Bearer hush" });
  expect(new Headers(headers).get("authorization")).toBe("Bearer hush");
  for (const printed of [JSON.stringify({ headers }), inspect({ headers }, { depth: 9 })]) {
    expect(printed).toContain("authorization");
    expect(printed).not.toContain("hush");
  }
});
