import { expect, test } from "vitest";
import { deployOutput } from "../../test/build-output.ts";
import { startReceiver } from "../../test/receiver.ts";
import { createEmulator } from "../index.ts";

test("a rewrite leads to a port of this machine that the start names, with the request's body, and to no other one", async () => {
  const [named, other] = [await startReceiver((to) => to.writeHead(201).end("there")), await startReceiver()];
  const routes = [
    { src: "/named/(.*)", dest: `${new URL(named.url).origin}/v1/$1` },
    { src: "/other", dest: other.url },
  ];
  const { get } = await deployOutput({ routes }, {}, { reach: [new URL(named.url).host] });
  const init = { method: "POST", body: "body", headers: { "x-own": "1" } };
  expect(await get("/named/a?b=1", init)).toMatchObject([201, "there", {}]);
  expect(named.received).toMatchObject([
    {
      path: "/v1/a?b=1",
      body: "body",
      headers: { host: new URL(named.url).host, "x-own": "1", "x-forwarded-host": "site.localhost" },
    },
  ]);
  expect(await get("/other")).toMatchObject([502, expect.stringContaining("ROUTER_EXTERNAL_TARGET_ERROR"), {}]);
  expect(other.received).toEqual([]);
});

test.each([
  "db.example.com:5432",
  "10.0.0.1:80",
  "127.0.0.1",
  "127.0.0.1:0",
  "127.0.0.1:70000",
  "127.0.0.999:80",
  "::1:80",
])("only a port of this machine is named: %s", async (place) => {
  await expect(createEmulator({ reach: [place] })).rejects.toThrow("has to be a port of this machine");
});
