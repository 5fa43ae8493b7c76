import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { redact, secretsOf } from "./redact.ts";

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
  "in a page": (text) =>
    text.replace(/[&<>"']/g, (each) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[each] ?? "&#39;"),
  "in a page, by number": (text) => text.replace(/\W/g, (each) => `&#${each.charCodeAt(0)};`),
  "in a form": (text) => String(new URLSearchParams({ text })).slice(5),
  "in base64": btoa,
  "in base64 for URLs": (text) => btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", ""),
  "in base64 within JSON": (text) => btoa(text).replaceAll("/", "\\/"),
  "in base64 in a URL": (text) => encodeURIComponent(btoa(text)),
  "as the password of a Basic pair": (text) => btoa(`me:${text}`),
  "as the user of a Basic pair": (text) => btoa(`${text}:`),
};

test("a secret that stands in a text as it is, is replaced there", () => {
  expect(redact([secret], `before ${secret} after`)).toBe("before [redacted] after");
});

describe.each(Object.entries(spellings).slice(1))("a text that holds a secret %s", (_, spell) => {
  test("is not shown", () => {
    expect(redact([secret], `before ${spell(secret)} after`)).toBe("[redacted]");
  });

  test("is not shown whatever the secret is", () => {
    const any = fc
      .string({ unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)), minLength: 8 })
      // One that itself looks escaped can be escaped in ways that are not told apart.
      .filter((one) => !/%[\da-f]{2}|\\/i.test(one));
    fc.assert(
      fc.property(any, (one) => {
        const clean = redact([one], `before ${spell(one)} after`);
        expect(clean).toContain("[redacted]");
        expect(clean).not.toContain(spell(one));
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
  "a text that ends in the second half of one that is written %s is not shown",
  (_, spell) => {
    const whole = `{"message":"${spell(secret)}`;
    const begun = `{"message":"${spell(secret.slice(0, (secret.length * 2) / 3))}`;
    for (let end = begun.length; end < whole.length; end++)
      expect(redact([secret], whole.slice(0, end))).toBe("[redacted]");
  },
);

test("a text that holds a secret without its beginning is not shown", () => {
  expect(redact(["tok_0123456789abcdef"], "no 0123456789abcdef")).toBe("[redacted]");
});

test("a text of two secrets holds neither", () => {
  expect(redact(["secret-number-1", "secret-number-2"], "secret-number-2secret-number-1")).not.toMatch(/secret/);
});

test("what is short is a word, and stays", () => {
  expect(redact(["token", ""], "needs a token")).toBe("needs a token");
});

test("headers that say who asks hold secrets, the password of a Basic pair among them", () => {
  const pair = btoa("me:hunter2-hunter2");
  const headers = new Headers({ accept: "text/html", authorization: `Basic ${pair}`, "x-api-key": "key_0123456789" });
  expect(secretsOf(headers)).toEqual([pair, "me", "hunter2-hunter2", "key_0123456789"]);
});

test.each([
  ["each of several cookies", { cookie: "theme=dark; session=s_0123456789" }, ["dark", "s_0123456789"]],
  ["a token in the place of a user", { authorization: `Basic ${btoa("tok_0123456789:x")}` }, "tok_0123456789"],
  ["whatever a header of the user holds", { "x-pat": "tok_0123456789" }, ["tok_0123456789"]],
])("%s is a secret", (_, headers, secrets) => {
  expect(secretsOf(new Headers(headers as Record<string, string>))).toEqual(
    typeof secrets === "string" ? expect.arrayContaining([secrets]) : secrets,
  );
});

test("what says how a request is to be understood is none", () => {
  const headers = { accept: "application/json", "content-type": "application/json", range: "bytes=0-1023456789" };
  expect(
    secretsOf(new Headers({ ...headers, "if-none-match": '"0123456789abc"', "x-auth-realm": "internal" })),
  ).toEqual([]);
});

test("a long text that quotes a long secret at its cut end shows none of it", () => {
  const long = "t0".repeat(750);
  expect(redact([long], `${long}${long}`.repeat(40), 200)).not.toContain("t0t0");
  expect(redact([long], `x${long}`.repeat(60), 8192)).not.toContain("t0t0");
});

test("a password of any letters is taken out of what quotes it", () => {
  const password = "пароль-für-alle";
  const pair = Buffer.from(`me:${password}`).toString("base64");
  const secrets = secretsOf(new Headers({ authorization: `Basic ${pair}` }));
  expect(redact(secrets, `no ${password}`)).toBe("no [redacted]");
  expect(redact(secrets, `no ${encodeURIComponent(password)}`)).toBe("[redacted]");
  expect(redact(secrets, `no ${Buffer.from(password).toString("base64")}`)).toBe("[redacted]");
  const ascii = password.replace(/[^ -~]/g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`);
  expect(redact(secrets, `no ${ascii}`)).toBe("[redacted]");
});
