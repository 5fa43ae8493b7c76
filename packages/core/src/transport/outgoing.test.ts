import { afterEach, expect, test, vi } from "vitest";
import { outgoing } from "./outgoing.ts";

afterEach(() => vi.unstubAllGlobals());

const redirectOf = (body: Uint8Array | Blob | ReadableStream<Uint8Array>) =>
  outgoing(
    { route: "PUT /v1/x", method: "PUT", url: "http://localhost/v1/x", headers: {}, body },
    AbortSignal.abort(),
    false,
  ).redirect;

test("a redirect is followed with what is in memory, and with nothing that Node would have to keep for it", () => {
  expect(redirectOf(new Uint8Array(1))).toBe("follow");
  expect(redirectOf(new Blob(["x"]))).toBe("error");
  expect(redirectOf(new Blob(["x"]).stream())).toBe("error");
});

test("Cloudflare's runtime, which refuses to build a request that may not be redirected, is not asked to", () => {
  vi.stubGlobal("Cloudflare", {});
  expect(redirectOf(new Blob(["x"]))).toBe("follow");
  expect(redirectOf(new Blob(["x"]).stream())).toBe("follow");
});
