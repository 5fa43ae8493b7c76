import { expect, test } from "vitest";
import { outgoing } from "./outgoing.ts";

const redirectOf = (body: Uint8Array | Blob | ReadableStream<Uint8Array>) =>
  outgoing(
    { route: "PUT /v1/x", method: "PUT", url: "http://localhost/v1/x", headers: {}, body },
    AbortSignal.abort(),
    false,
    { route: "PUT /v1/x", attempts: 0, sideEffect: "none" },
  ).redirect;

test("a redirect is shown for what is in memory, and refused for what Node would have to keep to show it", () => {
  expect(redirectOf(new Uint8Array(1))).toBe("manual");
  expect(redirectOf(new Blob(["x"]))).toBe("error");
  expect(redirectOf(new Blob(["x"]).stream())).toBe("error");
});

const bodies: readonly [says: string, body: unknown][] = [
  ["an object", {}],
  ["a number", 1],
  ["an async generator", (async function* () {})()],
  ["a function that makes a list", () => ["x"]],
];

test.each(bodies)("%s is no body, and is refused before anything is sent", (_, body) => {
  // What no type allows, a program in JavaScript may give.
  const request = { route: "PUT /v1/x", method: "PUT", url: "http://localhost/v1/x", headers: {}, body: body as Blob };
  const known = { route: "PUT /v1/x", attempts: 2, sideEffect: "possible" } as const;
  expect(() => outgoing(request, AbortSignal.abort(), false, known)).toThrow(
    expect.objectContaining({ name: "InputError", parameter: "body", ...known }),
  );
});
