import { expect, test } from "vitest";
import { bytes, type Client, call, list, stream } from "../src/index.ts";
import { caught } from "./caught.ts";
import { clients } from "./clients.ts";
import { serve, type Turn } from "./server.ts";

const things = { route: "GET /v1/things/{id}", items: "things", next: "next", send: "from" };
const refused: Turn = { status: 404 };
const input = { id: "a" };

const rows: readonly { says: string; turns: readonly Turn[]; does: (client: Client) => Promise<unknown> }[] = [
  { says: "an awaited call", turns: [refused], does: async (client) => await call(client, things, input) },
  {
    says: "its whole answer",
    turns: [refused],
    does: async (client) => await call(client, things, input).withResponse(),
  },
  { says: "an input that cannot be sent", turns: [refused], does: async (client) => await call(client, things) },
  {
    says: "an answer that is not JSON",
    turns: [{ body: "<p>" }],
    does: async (client) => await call(client, things, input),
  },
  {
    says: "a call that was tried again",
    turns: [{ status: 503 }, refused],
    does: async (client) => await call(client, things, input),
  },
  { says: "a first page", turns: [refused], does: async (client) => await list(client, things, input) },
  { says: "all items", turns: [refused], does: async (client) => await list(client, things, input).toArray() },
  {
    says: "a loop over items, at its second page",
    turns: [{ body: { things: [1], next: "2" } }, refused],
    does: async (client) => {
      for await (const _ of list(client, things, input));
    },
  },
  {
    says: "a loop over records",
    turns: [refused],
    does: async (client) => {
      for await (const _ of stream(client, things, input));
    },
  },
  { says: "a download", turns: [refused], does: async (client) => await bytes(client, things, input) },
];

const all = clients.flatMap(({ name, create }) => rows.map((row) => ({ ...row, name, create })));

test.each(all)("over $name, the error of $says names who called in its first frames", async (row) => {
  const { url } = await serve(...row.turns);
  const client = row.create({ baseUrl: url, token: "tok_0123456789", retry: { base: 0 } });
  const error = await caught(theCaller(() => row.does(client)));
  // The thrown value is an error.
  const [, ...frames] = String((error as Error).stack).split("\n");
  expect(frames.slice(0, 4).join("\n")).toContain("stacks.test.ts");
});

async function theCaller(does: () => Promise<unknown>): Promise<void> {
  await does();
}
