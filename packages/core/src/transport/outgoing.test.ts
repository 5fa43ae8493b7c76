import { expect, test } from "vitest";
import { outgoing } from "./outgoing.ts";

const redirectOf = (body: Uint8Array | Blob | ReadableStream<Uint8Array>) =>
  outgoing(
    { route: "PUT /v1/x", method: "PUT", url: "http://localhost/v1/x", headers: {}, body },
    AbortSignal.abort(),
    false,
  ).redirect;

test("a redirect is shown for what is in memory, and refused for what Node would have to keep to show it", () => {
  expect(redirectOf(new Uint8Array(1))).toBe("manual");
  expect(redirectOf(new Blob(["x"]))).toBe("error");
  expect(redirectOf(new Blob(["x"]).stream())).toBe("error");
});
