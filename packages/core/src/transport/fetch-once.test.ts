import { expect, test } from "vitest";
import { firstAttempt } from "../../test/attempt.ts";
import type { FetchFunction } from "../types/client.ts";
import { attemptRequest } from "./attempt-request.ts";
import { fetchOnce } from "./fetch-once.ts";

/** What a `fetch` from a package gets: it knows no requests of this runtime. */
async function given(body: Uint8Array | string | Blob | ReadableStream<Uint8Array>) {
  const seen: [url: unknown, init: RequestInit][] = [];
  const fetch: FetchFunction = async (url, init) => {
    seen.push([url, init]);
    return new Response();
  };
  const attempt = firstAttempt({ fetch }, { method: "PUT", body });
  await fetchOnce(attempt, attemptRequest(attempt));
  return seen[0] ?? expect.unreachable();
}

test.each([
  { says: "text", body: "text" },
  { says: "bytes", body: new Uint8Array([1, 2]) },
  { says: "a Blob", body: new Blob(["blob"]) },
  { says: "a stream", body: new Blob(["stream"]).stream() },
])("a fetch of the user gets a URL, and $says as it was given", async ({ body }) => {
  const [url, init] = await given(body);
  expect(url).toBe("https://api.test/v1/things");
  expect(init.body).toBe(body);
});

test("what a fetch throws is a NetworkError that names the host", async () => {
  const fetch: FetchFunction = () => {
    throw Object.assign(new Error("no"), { code: "ECONNREFUSED" });
  };
  const attempt = firstAttempt({ fetch });
  attempt.known.sideEffect = "possible";
  const request = attemptRequest(attempt);
  await expect(fetchOnce(attempt, request)).rejects.toMatchObject({
    name: "NetworkError",
    message: "GET /v1/things failed on the network (api.test, ECONNREFUSED)",
    sideEffect: "none",
  });
});
