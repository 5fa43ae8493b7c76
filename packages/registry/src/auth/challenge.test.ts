import { expect, test } from "vitest";
import { parseChallenges } from "./challenge.ts";

test.each([
  ["nothing", "", []],
  ["a scheme alone", "Basic", [{ scheme: "basic", parameters: {} }]],
  [
    "a bearer challenge",
    'Bearer realm="https://auth.example/token",service="registry",scope="repository:a/b:pull,push"',
    [
      {
        scheme: "bearer",
        parameters: { realm: "https://auth.example/token", service: "registry", scope: "repository:a/b:pull,push" },
      },
    ],
  ],
  [
    "spaces, capitals, unquoted and escaped values",
    'BEARER  Realm = "a \\"b\\"" , Service=plain ,error="invalid_token"',
    [{ scheme: "bearer", parameters: { realm: 'a "b"', service: "plain", error: "invalid_token" } }],
  ],
  [
    "several challenges in one header",
    'Basic realm="x", Bearer realm="y",service="z", Negotiate',
    [
      { scheme: "basic", parameters: { realm: "x" } },
      { scheme: "bearer", parameters: { realm: "y", service: "z" } },
      { scheme: "negotiate", parameters: {} },
    ],
  ],
  [
    "a parameter of an odd name",
    "Bearer __proto__=a, constructor=b",
    [
      {
        scheme: "bearer",
        parameters: Object.fromEntries([
          ["__proto__", "a"],
          ["constructor", "b"],
        ]),
      },
    ],
  ],
  ["what begins with a parameter", 'realm="x"', []],
  ["an open quote", 'Bearer realm="x', [{ scheme: "bearer", parameters: {} }]],
])("%s is read", (_, header, challenges) => {
  expect(parseChallenges(header)).toEqual(challenges);
});
