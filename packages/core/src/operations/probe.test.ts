import { expect, test } from "vitest";
import { caught } from "../../test/caught.ts";
import { serve } from "../../test/server.ts";
import { createClient } from "../transport/fetch-client.ts";
import { probe } from "./probe.ts";

const operation = { route: "HEAD /v8/artifacts/{hash}" };

test("what is there is true, a 404 is false", async () => {
  const { url } = await serve({}, { status: 404 });
  const client = createClient({ baseUrl: url, token: "t" });
  expect(await probe(client, operation, { hash: "a" })).toBe(true);
  const { data, response } = await probe(client, operation, { hash: "a" }).withResponse();
  expect([data, response.status]).toEqual([false, 404]);
});

test("any other error status is an error, not an answer", async () => {
  const { url } = await serve({ status: 403 });
  expect(await caught(probe(createClient({ baseUrl: url, token: "t" }), operation, { hash: "a" }))).toMatchObject({
    name: "ApiError",
    status: 403,
  });
});
