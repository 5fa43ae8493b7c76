import { describe, expect, test } from "vitest";
import { call, createClient as overKy } from "../src/index.ts";
import type { Authorization } from "../src/raw.ts";
import { caught } from "./caught.ts";
import { clients } from "./clients.ts";
import { serve } from "./server.ts";

const operation = { route: "PUT /v1/things/{id}", body: "text/plain" } as const;
const challenge = { status: 401, headers: { "www-authenticate": 'Bearer scope="things:write"' } };

/** Learns from a challenge what to say. */
function learning(known: string[] = []): Authorization {
  return {
    hint: "check the log-in",
    secrets: () => ["hunter2-and-more"],
    async header({ method, hasBody }) {
      return known.length ? `Bearer ${method}-${hasBody}-${known.join()}` : undefined;
    },
    refused({ sent, challenge: said }) {
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

  test("names secrets that nothing of the call shows", async () => {
    const { url } = await serve({ status: 400, body: { error: { message: "not hunter2-and-more" } } });
    const client = create({ baseUrl: url, authorization: learning() });
    const error = await caught(call(client, operation, { id: "a", body: "x" }));
    expect(error).toMatchObject({ message: expect.stringContaining("not [redacted]") });
  });

  test("is replaced by that of a derived client, or by its token", async () => {
    const { url, received } = await serve({ body: {} }, { body: {} }, { body: {} });
    const client = create({ baseUrl: url, authorization: learning(["a"]) });
    const derived = [
      client.with({ team: "acme" }),
      client.with({ authorization: learning(["b"]) }),
      client.with({ token: "t" }),
    ];
    for (const each of derived) await call(each, operation, { id: "a", body: "x" });
    expect(received.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer PUT-true-a",
      "Bearer PUT-true-b",
      "Bearer t",
    ]);
  });
});

test("what is none is refused by name", () => {
  // A caller without types.
  const none = {} as Authorization;
  expect(() => overKy({ authorization: none })).toThrow("authorization");
});
