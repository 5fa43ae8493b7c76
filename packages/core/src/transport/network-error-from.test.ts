import { expect, test } from "vitest";
import { firstAttempt } from "../../test/attempt.ts";
import { networkErrorFrom } from "./network-error-from.ts";

const thrownAs = (message: string, cause: object = {}) => new TypeError(message, { cause });
const url = "https://api.test/v1/things";

function loss(thrown: unknown): Error {
  const attempt = firstAttempt({}, { method: "POST", url });
  attempt.facts.sideEffect = "possible";
  return networkErrorFrom(attempt, { url, redirect: "manual" }, thrown);
}

// Errors that each runtime was observed to throw; the table of runtimes explains the plain "lost".
const connecting = "error sending request for url (https://api.test/v1/things): client error (Connect):";
const refusal = { code: "UND_ERR_ABORTED", message: "Proxy response (407) !== 200 when HTTP Tunneling" };
test.each([
  ["Node, refused", thrownAs("fetch failed", { code: "ECONNREFUSED", message: "connect ECONNREFUSED 127.0.0.1:1" })],
  ["Node, no such name", thrownAs("fetch failed", { code: "ENOTFOUND", message: "getaddrinfo ENOTFOUND api.test" })],
  ["Node, no way", thrownAs("fetch failed", { code: "EHOSTUNREACH", message: "connect EHOSTUNREACH 10.0.0.1:443" })],
  ["Node, two addresses", thrownAs("fetch failed", { code: "ECONNREFUSED", message: "" })],
  [
    "Node, a stranger's certificate",
    thrownAs("fetch failed", { code: "SELF_SIGNED_CERT_IN_CHAIN", message: "self-…" }),
  ],
  [
    "Node, a proxy that refuses",
    thrownAs("fetch failed", { code: 0, message: "Request was cancelled.", cause: refusal }),
  ],
  ["Bun, refused", Object.assign(new TypeError("Unable to connect."), { code: "ECONNREFUSED" })],
  ["Bun, no such name", Object.assign(new TypeError("getaddrinfo ENOTFOUND api.test"), { code: "ENOTFOUND" })],
  ["Deno, refused", thrownAs("fetch failed", new Error(`${connecting} tcp connect error: Connection refused`))],
  ["Deno, no such name", thrownAs("fetch failed", new Error(`${connecting} dns error: failed to look up`))],
  ["older Deno, refused", thrownAs(`${connecting} tcp connect error: Connection refused`)],
])("a connection that never came about has no effect: %s", (_, thrown) => {
  expect(loss(thrown)).toMatchObject({ name: "NetworkError", sideEffect: "none" });
});

const asked = "ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED";
test.each([
  ["Node, reset", thrownAs("fetch failed", { code: "ECONNRESET", message: "read ECONNRESET" })],
  ["Node, late", thrownAs("fetch failed", { code: "ETIMEDOUT", message: "read ETIMEDOUT" })],
  ["Node, a certificate that the server refuses", thrownAs("fetch failed", { code: asked, message: "alert" })],
  [
    "a host whose name says so",
    new TypeError("it was https://refused.test:443, notfound.test:443 and connect.test:443"),
  ],
  ["Deno, reset", thrownAs("fetch failed", new Error("Connection reset by peer (os error 104)"))],
  ["Deno, closed", thrownAs("fetch failed", new Error("client error (SendRequest): connection closed"))],
  ["workerd, whatever it was", new Error("Network connection lost.")],
  ["Chromium, whatever it was", new TypeError("Failed to fetch")],
])("a connection that was lost may have had one: %s", (_, thrown) => {
  expect(loss(thrown)).toMatchObject({ name: "NetworkError", sideEffect: "possible" });
});

test.each([
  [
    thrownAs("fetch failed", { code: "ECONNRESET", message: "read ECONNRESET" }),
    "failed on the network (api.test, ECONNRESET)",
  ],
  [
    Object.assign(new TypeError("closed"), { code: "ConnectionClosed" }),
    "failed on the network (api.test, ConnectionClosed)",
  ],
  [
    thrownAs("fetch failed", { code: 0, message: "Request was cancelled.", cause: refusal }),
    "failed on the network (api.test, Proxy response (407))",
  ],
  [new Error("Network connection lost."), "failed on the network (api.test)"],
])("the message says what the runtime calls it", (thrown, says) => {
  expect(loss(thrown).message).toBe(`GET /v1/things ${says}`);
});

test.each([
  ["Node", thrownAs("fetch failed", { name: "HeadersTimeoutError", code: "UND_ERR_HEADERS_TIMEOUT", message: "…" })],
  ["Bun", new DOMException("The operation timed out.", "TimeoutError")],
])("a clock of fetch itself is a timeout that says so: %s", (_, thrown) => {
  const error = loss(thrown);
  expect(error).toMatchObject({ name: "TimeoutError", sideEffect: "possible" });
  expect(error.message).toMatch(/was ended by fetch's own timeout \((Headers)?TimeoutError\)/);
});
