import { describe, expect, test, vi } from "vitest";
import { tokenFaults } from "../../../test/runtimes/faults/token-faults.ts";
import { call } from "../src/index.ts";
import { caught } from "./caught.ts";
import { clients } from "./clients.ts";
import { serve } from "./server.ts";
import { testFaults } from "./shared-faults.ts";

const get = { route: "GET /v9/projects/{idOrName}", team: true } as const;

const put = { route: "PUT /v1/things", body: "application/octet-stream" } as const;

testFaults(tokenFaults);

describe.each(clients)("over $name", ({ create }) => {
  test("a missing token keeps the request from being sent, and the error names SLIPWAY_TOKEN", async () => {
    vi.stubEnv("SLIPWAY_TOKEN", "");
    vi.stubEnv("VERCEL_TOKEN", "");
    const { url, received } = await serve({ body: {} });
    const error = await caught(call(create({ baseUrl: url }), get, { idOrName: "x" }));
    expect(error).toMatchObject({
      name: "InputError",
      sideEffect: "none",
      message: expect.stringContaining("SLIPWAY_TOKEN"),
    });
    expect(received).toHaveLength(0);
    await call(create({ baseUrl: url, token: null }), get, { idOrName: "x" });
    await call(create({ baseUrl: url }), { ...get, public: true }, { idOrName: "x" });
    expect(received.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
    vi.unstubAllEnvs();
  });

  test("a token is replaced once in a call, whatever else its attempts fail with", async () => {
    const { url, received } = await serve({ status: 401 }, { status: 503 }, { status: 401 });
    let asked = 0;
    const client = create({ baseUrl: url, token: () => `token-${++asked}`, retry: { base: 0 } });
    expect(await caught(call(client, get, { idOrName: "x" }))).toMatchObject({ status: 401, attempts: 3 });
    expect([asked, received.length]).toEqual([2, 3]);
  });

  test.each([
    ["retries are off", get, () => ({ idOrName: "x" }), { retry: false }],
    ["its body is a stream", put, () => ({ body: new Blob(["a"]).stream() }), {}],
    ["its token was replaced before", get, () => ({ idOrName: "x" }), {}],
  ] as const)("a token that is refused where %s is not sent by the next call", async (_, operation, input, options) => {
    const { url, received } = await serve({ status: 401 });
    let asked = 0;
    const client = create({ baseUrl: url, token: () => `token-${++asked}` });
    for (const _ of [1, 2, 3]) await caught(call(client, operation, input(), options));
    const sent = received.map(({ headers }) => headers.authorization);
    expect(sent).toEqual([...new Set(sent)]);
  });
});
