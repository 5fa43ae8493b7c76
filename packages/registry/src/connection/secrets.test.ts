import { expect, test } from "vitest";
import { Secrets } from "./secrets.ts";

test("what was shown last is known, in the forms of URLs and quotes, and nothing short", () => {
  const secrets = new Secrets({ "x-api-key": "the-api-key", accept: "application/json" });
  secrets.add('pass "word" one');
  secrets.add("short");
  for (const text of ["/the-api-key/", "pass%20%22word%22%20one", 'a "pass \\"word\\" one"'])
    expect(secrets.holds(text)).toBe(true);
  for (const text of ["short", "application/json", "%zz"]) expect(secrets.holds(text)).toBe(false);
  expect(secrets.clean("it is the-api-key")).toBe("it is [redacted]");
  for (let count = 0; count < 99; count++) secrets.add(`a-token-number-${count}`);
  expect(secrets.holds("the-api-key")).toBe(false);
  expect(secrets.holds('pass "word" one')).toBe(true);
});
