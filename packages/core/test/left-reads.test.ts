import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { type Client, createClient, list, stream } from "../src/index.ts";
import { answerChunks, send } from "../src/raw.ts";
import { serve } from "./server.ts";

const rows = { route: "GET /v1/rows", items: "rows", next: "next", send: "until" };
const lines = { route: "GET /v1/lines", resume: { send: "since", from: "id" } };

test.each<[string, string, (client: Client) => AsyncIterator<unknown> | Promise<AsyncIterator<unknown>>]>([
  ["a stream's record", '{"id":1}\n{"id', (client) => stream(client, lines)[Symbol.asyncIterator]()],
  ["a chunk of a body", "a", async (client) => answerChunks(client, await send(client, { route: "GET /v1/file" }))],
  ["a list's item", '{"rows":[1],"next":"a"}', (client) => list(client, rows)[Symbol.asyncIterator]()],
  ["a list's page", '{"rows":[1],"next":"a"}', (client) => list(client, rows).pages()],
])(
  "who leaves while %s is on its way waits for nothing",
  async (_, beginning, open) => {
    const { promise: hanging, resolve: hang } = Promise.withResolvers<ServerResponse>();
    const isList = beginning.includes("rows");
    const { url } = await serve(
      (_, response) => {
        if (isList) return { body: JSON.parse(beginning) };
        response.writeHead(200).write(beginning);
        hang(response);
        return undefined;
      },
      (_, response) => {
        hang(response);
        return undefined;
      },
    );
    const parts = await open(createClient({ baseUrl: url, token: "t" }));
    expect((await parts.next()).done).toBe(false);
    const pending = parts.next();
    const closed = once(await hanging, "close");
    expect(await parts.return?.()).toEqual({ done: true, value: undefined });
    // A list waits for a page, for which other loops may wait, too.
    if (!isList) {
      expect(await pending).toMatchObject({ done: true });
      await closed;
    }
    expect(await parts.next()).toMatchObject({ done: true });
  },
  5000,
);
