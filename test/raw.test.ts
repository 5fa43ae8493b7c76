import { createClient, type GroupContract } from "@slipway/core";
import { send } from "@slipway/core/raw";
import { contract } from "@slipway/projects/contract";
import { getProject } from "@slipway/projects/operations";
import { getUser } from "@slipway/user/operations";
import { describe, expect, test } from "vitest";
import { serve } from "../packages/core/test/server.ts";
import { groups } from "./sources.ts";

test.each(groups)("the contract of %s extends what each function sends, and changes none of it", async (group) => {
  const folder = `../packages/${group}/src/generated`;
  const operations: Readonly<Record<string, object>> = await import(`${folder}/descriptors.ts`);
  const { contract: stated }: { contract: GroupContract } = await import(`${folder}/contract.ts`);
  expect(Object.keys(stated.operations).sort()).toEqual(Object.keys(operations).sort());
  expect(stated.operations).toMatchObject({ ...operations });
});

test("only a 200 or a 201 without a body lets an answer be empty", async () => {
  expect(getUser).not.toHaveProperty("empty");
});

describe("an operation that is sent raw", () => {
  const token = "tok_0123456789abcdef";

  test("gives its answer unread", async () => {
    const { url, received } = await serve({ body: { id: "prj_1" } });
    const client = createClient({ baseUrl: url, token });
    const { response, facts } = await send(client, getProject, { idOrName: "site" });
    expect(response.bodyUsed).toBe(false);
    expect(await response.json()).toEqual({ id: "prj_1" });
    expect(facts).toMatchObject({ route: getProject.route, attempts: 1 });
    expect(received[0]?.url).toBe("/v9/projects/site");
  });

  test("is what a contract states, where there is no function yet", async () => {
    const { url, received } = await serve({ body: {} }, { body: {} });
    const client = createClient({ baseUrl: url, token });
    const operation = contract.operations.getProject ?? expect.unreachable();
    await send(client, operation, { idOrName: "site" });
    await send(client, { route: "POST /v1/brand-new/{id}" }, { id: "a", color: "red" });
    expect(received.map((each) => [each.method, each.url])).toEqual([
      ["GET", "/v9/projects/site"],
      ["POST", "/v1/brand-new/a"],
    ]);
  });

  test("goes where an answer said, letter by letter, with its query and without the token elsewhere", async () => {
    const home = await serve({ body: {} });
    const elsewhere = await serve({ body: {} }, { body: {} });
    const client = createClient({ baseUrl: home.url, token });
    const signed = `${elsewhere.url}/upload?signature=a%2Fb`;
    await send(client, { route: "GET /v1/uploads" }, { part: 2 }, {}, { url: signed });
    await send(client, { route: "GET /v1/uploads" }, {}, {}, { url: signed });
    expect(elsewhere.received.map((each) => each.url)).toEqual([
      "/upload?signature=a%2Fb&part=2",
      "/upload?signature=a%2Fb",
    ]);
    expect(elsewhere.received[0]?.headers).not.toHaveProperty("authorization");
  });

  test("takes no header of the client elsewhere, only what the call itself says", async () => {
    const home = await serve({ body: {} });
    const elsewhere = await serve({ body: {} });
    const headers = { authorization: "Bearer own-0123456789", cookie: "session=hush", "x-api-key": "hush" };
    const client = createClient({ baseUrl: home.url, token, headers });
    await send(
      client,
      { route: "GET /v1/uploads" },
      {},
      { headers: { "x-part": "2" } },
      { url: `${elsewhere.url}/up` },
    );
    expect(elsewhere.received[0]?.headers).toMatchObject({ "x-part": "2" });
    expect(JSON.stringify(elsewhere.received[0]?.headers)).not.toMatch(/own-|hush/);
  });

  test.each([
    "http://elsewhere.test/x",
    "file:///etc/passwd",
    "elsewhere",
    "https://me:hunter2@api.test/x",
    "https://api.test/x#part",
  ])("does not go to %s", async (url) => {
    const client = createClient({ baseUrl: "https://api.test", token });
    await expect(send(client, { route: "GET /v1/uploads" }, {}, {}, { url })).rejects.toMatchObject({
      name: "InputError",
      parameter: "url",
      message: expect.not.stringContaining("hunter2"),
    });
  });
});
