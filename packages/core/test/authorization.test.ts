import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { derive } from "../src/derive.ts";
import { call, createClient as overKy } from "../src/index.ts";
import { limiter } from "../src/limiter.ts";
import type { Authorization } from "../src/raw.ts";
import { caught } from "./caught.ts";
import { clients } from "./clients.ts";
import { serve } from "./server.ts";

const operation = { route: "PUT /v1/things/{id}", body: "text/plain" } as const;
const challenge = { status: 401, headers: { "www-authenticate": 'Bearer scope="things:write"' } };

function learning(known: string[] = []): Authorization {
  return {
    hint: "check the log-in",
    secrets: () => ["hunter2-and-more"],
    async header({ method, hasBody }) {
      return known.length ? `Bearer ${method}-${hasBody}-${known.join()}` : undefined;
    },
    refused({ header: sent, challenge: said }) {
      known.push(`${said?.match(/scope="(.*)"/)?.[1]}`);
      return sent === undefined;
    },
  };
}

describe.each(clients)("an authorization of one's own, over $name", ({ create }) => {
  test("is asked by each attempt, and learns from the challenge of a refusal", async () => {
    const { url, received } = await serve(challenge, { body: {} });
    const client = create({ baseUrl: url, authorization: learning() });
    await call(client, operation, { id: "a", body: "x" });
    expect(received.map(({ headers }) => headers.authorization)).toEqual([undefined, "Bearer PUT-true-things:write"]);
  });

  test("answers a challenge even of a request that is not retried", async () => {
    const { url, received } = await serve(challenge, challenge);
    const client = create({ baseUrl: url, authorization: learning(), retry: false });
    await caught(call(client, operation, { id: "a", body: "x" }));
    expect(received).toHaveLength(2);
  });

  test("is asked about one refusal of a call, and says what to look at", async () => {
    const { url, received } = await serve(challenge, challenge, challenge);
    const client = create({ baseUrl: url, authorization: learning() });
    const error = await caught(call(client, operation, { id: "a", body: "x" }));
    expect(error).toMatchObject({ status: 401, attempts: 2, message: expect.stringContaining("(check the log-in)") });
    expect(received).toHaveLength(2);
  });

  test("a replaced credential does not count as a retry", async () => {
    const { url, received } = await serve(challenge, { status: 503 }, { body: {} });
    const client = create({ baseUrl: url, authorization: learning(), retry: { attempts: 2, base: 0 } });
    await call(client, operation, { id: "a", body: "x" });
    expect(received).toHaveLength(3);
  });

  test("that gives what no header can hold is an error which does not show it", async () => {
    const { url, received } = await serve({ body: {} });
    const authorization = { header: async () => "Bearer SECRETSECRET\nx", refused: () => false };
    const error = await caught(call(create({ baseUrl: url, authorization }), operation, { id: "a", body: "x" }));
    expect(error).toMatchObject({ name: "InputError", parameter: "authorization" });
    expect(inspect(error)).not.toContain("SECRETSECRET");
    expect(received).toHaveLength(0);
  });

  test("names secrets that nothing of the call shows", async () => {
    const { url } = await serve({ status: 400, body: { error: { message: "not hunter2-and-more" } } });
    const client = create({ baseUrl: url, authorization: learning() });
    const error = await caught(call(client, operation, { id: "a", body: "x" }));
    expect(error).toMatchObject({ message: expect.stringContaining("not [redacted]") });
  });

  test("is replaced by that of a derived client, or by its token", async () => {
    const { url, received } = await serve({ body: {} }, { body: {} }, { body: {} }, { body: {} });
    const client = create({ baseUrl: url, authorization: learning(["a"]) });
    const derived = [
      derive(client, { team: "acme" }),
      derive(client, { authorization: learning(["b"]) }),
      derive(client, { token: "t" }),
      derive(derive(client, { token: "t" }), { authorization: learning(["c"]) }),
    ];
    for (const each of derived) await call(each, operation, { id: "a", body: "x" });
    expect(received.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer PUT-true-a",
      "Bearer PUT-true-b",
      "Bearer t",
      "Bearer PUT-true-c",
    ]);
  });

  test("is not said beside a token: one of the two would be dropped without a word", () => {
    const both = { authorization: learning(["a"]), token: "t" };
    expect(() => create(both)).toThrow(/authorization must stand without a token/);
    expect(() => derive(create({}), both)).toThrow(/without a token/);
  });
});

test("a header of one's own that is refused is not sent again", async () => {
  const { url, received } = await serve({ status: 401 }, { status: 401 });
  let asked = 0;
  const client = overKy({ baseUrl: url, token: () => `t${++asked}`, headers: { authorization: "Bearer mine" } });
  expect(await caught(call(client, operation, { id: "a", body: "x" }))).toMatchObject({ status: 401, attempts: 1 });
  expect([received.length, asked]).toEqual([1, 0]);
});

test("a token function that hangs once does not hold a limiter's next call", async () => {
  const { url } = await serve({ body: {} }, { body: {} });
  let asked = 0;
  const token = (): string | Promise<string> => (asked++ === 0 ? new Promise(() => {}) : "t");
  const client = overKy({ baseUrl: url, token, limiter: limiter(), timeout: { total: 200 } });
  await caught(call(client, operation, { id: "a", body: "x" }));
  expect(await call(client, operation, { id: "a", body: "x" })).toEqual({});
});

test("an object that is not an authorization is refused by name", () => {
  // A caller without types.
  const none = {} as Authorization;
  expect(() => overKy({ authorization: none })).toThrow("authorization");
});
