import { once } from "node:events";
import { rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createDeployment } from "@slipway/deployments";
import { getRuntimeLogs } from "@slipway/logs";
import { expect, test } from "vitest";
import { deployOutput, deploySettings } from "../../test/build-output.ts";
import { newFolder } from "../../test/folder-state.ts";
import { deployBuilt, type Started, start, visit } from "../../test/start.ts";

function overSocket({ emulator }: Started, path: string): Promise<[number | undefined, string | undefined]> {
  const { hostname, port } = new URL(emulator.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers: { host: "site.localhost" } }, (response) => {
      response.resume().on("end", () => resolve([response.statusCode, response.headers.location]));
    })
      .on("error", reject)
      .end();
  });
}

const euro = [{ key: "x-price", value: "9 €" }];

test.each<[string, object, RegExp]>([
  [
    "a value of a header",
    { headers: [{ source: "/", headers: euro }] },
    /`headers\.0`: "9 €" cannot be the value of the header x-price/,
  ],
  [
    "a value of two lines",
    { headers: [{ source: "/", headers: [{ key: "a", value: "b\r\nc: d" }] }] },
    /cannot be the value/,
  ],
  [
    "a control character",
    { headers: [{ source: "/", headers: [{ key: "a", value: "\u0001" }] }] },
    /cannot be the value/,
  ],
  [
    "a name of a header",
    { headers: [{ source: "/", headers: [{ key: "x price", value: "9" }] }] },
    /"x price" cannot be the name of a header/,
  ],
  ["no name of a header", { headers: [{ source: "/", headers: [{ key: "", value: "9" }] }] }, /"" cannot be the name/],
  ["a header of a route", { routes: [{ src: "/", headers: { "x-price": "9 €" } }] }, /`routes\.0`: "9 €" cannot be/],
  ["a name in a route", { routes: [{ src: "/", headers: { "x price": "9" } }] }, /`routes\.0`: "x price" cannot be/],
  [
    "a status of a route",
    { routes: [{ src: "/", status: 999 }] },
    /`routes\.0`: the status 999 cannot be answered with/,
  ],
  [
    "a status of a redirect",
    { redirects: [{ source: "/a", destination: "/", statusCode: 101 }] },
    /`redirects\.0`: the status 101/,
  ],
  [
    "a condition",
    { rewrites: [{ source: "/a", destination: "/", missing: [{ type: "header", key: "a b" }] }] },
    /`rewrites\.0\.source`: "a b", the key of a condition, cannot be the name of a header/,
  ],
  [
    "another site",
    { rewrites: [{ source: "/a", destination: "https://[" }] },
    /`rewrites\.0`: "https:\/\/\[" is not a URL/,
  ],
])("what can be no part of an answer fails the build, which says so: %s", async (_, settings, said) => {
  const { readyState, errorMessage, client } = await deploySettings(settings);
  expect([readyState, errorMessage]).toEqual(["ERROR", expect.stringMatching(said)]);
  const sent = createDeployment(client, { name: "site", files: [{ file: "a", data: "a" }], ...settings });
  await expect(sent).rejects.toMatchObject({ status: 400, message: expect.stringMatching(said) });
});

test.each([
  ["/from", "/%E6%97%A5%E6%9C%AC"],
  ["/from?q=%E6%97%A5", "/%E6%97%A5%E6%9C%AC?q=%E6%97%A5"],
  ["/to?x=%0d%0aset-cookie:%20a=b", expect.stringMatching(/^\/%0D%0Aset-cookie:%20a=b\?/)],
  ["/encoded", "/%E6%97%A5%20?a=b"],
  ["/route", "/%E6%97%A5"],
])("a location is percent-encoded, over a socket, too: %s leads to %s", async (path, location) => {
  const redirects = [
    { source: "/from", destination: "/日本" },
    { source: "/to", destination: "/:x", has: [{ type: "query", key: "x" }] },
    { source: "/encoded", destination: "/%E6%97%A5 ?a=b" },
  ];
  const routes = [{ src: "/route", status: 307, headers: { Location: "/日" } }];
  const site = await (path === "/route" ? deploySettings({ routes }) : deploySettings({ redirects }));
  expect((await site.get(path)).slice(0, 2)).toEqual([expect.any(Number), location]);
  expect((await overSocket(site, path))[1]).toEqual(location);
});

test("input of a visitor becomes a header by being percent-encoded", async () => {
  const headers = [
    { source: "/", has: [{ type: "query", key: "x" }], headers: [{ key: "x-sent", value: ":x" }] },
    { source: "/", has: [{ type: "cookie", key: "c" }], headers: [{ key: "x-cookie", value: ":c" }] },
  ];
  const { get } = await deploySettings({ headers });
  const [status, , answer] = await get("/?x=%0d%0a%E2%82%AC", { headers: { cookie: "c=1" } });
  expect([status, answer.headers.get("x-sent"), answer.headers.get("x-cookie")]).toEqual([200, "%0D%0A%E2%82%AC", "1"]);
});

test("no deployment has a say in the length of its answers and in their connection", async () => {
  const stated = ["content-length", "Transfer-Encoding", "connection"].map((key) => ({ key, value: "1" }));
  const site = await deploySettings({ headers: [{ source: "/(.*)", headers: stated }] });
  const { headers } = (await site.get("/"))[2];
  expect([headers.get("content-length"), headers.get("transfer-encoding")]).toEqual(["4", null]);
  expect(await overSocket(site, "/")).toEqual([200, undefined]);
});

test.each([
  [204, ""],
  [205, ""],
  [418, expect.stringContaining("A route of the deployment answers so")],
  [304, ""],
])("a route's status %i is answered with, with a body where it may have one", async (status, text) => {
  const { get } = await deployOutput({
    routes: [
      { src: "/x", status },
      { src: "/file", dest: "/index.html", status },
    ],
  });
  expect((await get("/x")).slice(0, 2)).toEqual([status, text]);
  expect((await get("/file"))[0]).toBe(status);
});

test("a rewrite that leads to no URL by what a visitor has sent is 502 and says so", async () => {
  const { get } = await deploySettings({ rewrites: [{ source: "/x/:host", destination: "https://:host/" }] });
  expect((await get("/x/%5B")).slice(0, 2)).toEqual([502, expect.stringContaining("not a URL")]);
});

test.each<[string, () => unknown]>([
  [
    "throws what has no text",
    () => {
      throw Object.create(null);
    },
  ],
  [
    "throws nothing",
    () => {
      throw undefined;
    },
  ],
  ["answers nothing", () => undefined],
  ["answers a text", () => "x"],
  ["answers something else", () => ({ status: 200, body: "x" })],
  ["answers with an error of the network", () => Response.error()],
  [
    "answers with what was read before",
    async () => {
      const read = new Response("x");
      await read.text();
      return read;
    },
  ],
])("code behind a project that %s is 500 and a line of the log", async (_, handler) => {
  const { emulator, get } = await deployOutput({});
  emulator.serve("site", handler as () => Response); // Its response is under test.
  const [status, , { headers }] = await get("/none");
  expect([status, headers.get("x-vercel-error")]).toEqual([500, "FUNCTION_INVOCATION_FAILED"]);
  expect(emulator.served.at(-1)).toMatchObject({ step: "handler", status: 500 });
});

test.each(["3", "100", "abc"])(
  "code behind a project that says %s for its length is answered with its whole body",
  async (length) => {
    const { emulator } = await deployOutput({});
    emulator.serve("site", () => new Response("whole body", { headers: { "content-length": length } }));
    const { hostname, port } = new URL(emulator.url);
    const asked = request({ hostname, port, path: "/none", headers: { host: "site.localhost" } }).end();
    const [answer]: IncomingMessage[] = await once(asked, "response");
    expect(answer && (await text(answer))).toBe("whole body");
  },
);

test("an error of the emulator itself is a page, a record and a line of the log, in this process and over a socket", async () => {
  const folder = newFolder();
  const { emulator, client } = await start({ dataFolder: folder });
  const files = [{ file: "link", data: "index.html", mode: 0o120777 }];
  const deployment = await deployBuilt(emulator, client, { name: "site", target: "production", files });
  await rm(join(folder, "files"), { recursive: true });
  const answer = await visit(emulator, "site.localhost");
  expect([answer.status, answer.headers.get("x-vercel-error")]).toEqual([500, "INTERNAL_SERVER_ERROR"]);
  expect(await answer.text()).toContain("The emulator failed: ");
  const { id: deploymentId, projectId = "" } = deployment;
  expect(emulator.served).toEqual([expect.objectContaining({ step: "failed", status: 500, deploymentId })]);
  expect(await overSocket({ emulator, client }, "/")).toEqual([500, undefined]);
  for await (const line of getRuntimeLogs(client, { projectId, deploymentId })) {
    expect(line).toMatchObject({ responseStatusCode: 500, message: expect.stringContaining("Error") });
    break;
  }
});
