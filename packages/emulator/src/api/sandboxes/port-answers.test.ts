import { request } from "node:http";
import * as sandboxes from "@slipway/sandboxes";
import { expect, test } from "vitest";
import { freePort } from "../../../test/free-port.ts";
import { begun, startSandbox } from "../../../test/sandbox-shell.ts";

// Programs in a sandbox and their visitors may send anything to each other: neither harms a third party.

/** A sandbox with a server, which answers each connection with these bytes; null: with nothing, ever; absent: it says what it was asked. */
async function serve(answer?: string | null) {
  const probe = await freePort();
  const { client, emulator, sessionId, url } = await startSandbox({}, { ports: [probe] });
  const program =
    answer === undefined
      ? `require("http").createServer(async (q, a) => { let body = ""; for await (const each of q) body += each; a.end(JSON.stringify({ method: q.method, body, headers: q.headers })); })`
      : answer === null
        ? `require("net").createServer((s) => s.resume().on("error", () => {}))`
        : `require("net").createServer((s) => { s.on("error", () => {}); s.once("data", () => s.end(${JSON.stringify(answer)})); })`;
  const args = ["-e", `${program}.listen(${probe}, "127.0.0.1", () => console.log("up"))`];
  await begun(client, { sessionId, command: "node", args }, /up/);
  return { client, emulator, url };
}

function ask(
  url: string,
  headers: Record<string, string>,
  body = "",
  method = "GET",
): Promise<{ status: number; text: string }> {
  const { hostname, port, host } = new URL(url);
  return new Promise((resolve, reject) => {
    const asking = request(
      { host: "127.0.0.1", port, method, headers: { host: host || hostname, ...headers } },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (each) => {
          text += each;
        });
        answer.once("end", () => resolve({ status: answer.statusCode ?? 0, text }));
      },
    );
    asking.once("error", reject);
    asking.end(body);
  });
}

test.each([
  ["status 999", "HTTP/1.1 999 Odd\r\nContent-Length: 2\r\n\r\nhi"],
  ["status 101 that nobody asked for", "HTTP/1.1 101 Switching Protocols\r\n\r\n"],
  ["status 101 with an upgrade", "HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n"],
  ["status 099", "HTTP/1.1 099 Odd\r\nContent-Length: 2\r\n\r\nhi"],
  ["no HTTP at all", "oops\r\n\r\n"],
  ["nothing", ""],
])("a program that answers with %s is a 502, and the emulator goes on", async (_, answer) => {
  const { client, emulator, url } = await serve(answer);
  expect((await emulator.fetch(url)).status).toBe(502);
  expect(await sandboxes.listSandboxes(client)).toMatchObject({ sandboxes: [{ status: "running" }] });
});

test("an emulator closes although a program never answers", async () => {
  const { emulator, url } = await serve(null);
  const waiting = emulator.fetch(url).then(
    () => "answered",
    () => "given up",
  );
  await emulator.close();
  expect(await waiting).toBe("given up");
});

test("a GET that brings a body is answered, without it; what its connection names stays behind", async () => {
  const { url } = await serve();
  const { status, text } = await ask(url, { connection: "x-mine", "x-mine": "1", "content-length": "5" }, "hello");
  expect(status).toBe(200);
  const asked: { body: string; headers: Record<string, string> } = JSON.parse(text);
  expect([asked.body, asked.headers["x-mine"]]).toEqual(["", undefined]);
});

test("the body of a DELETE in pieces arrives, and is no further request", async () => {
  const { url } = await serve();
  const { text } = await ask(url, { "transfer-encoding": "chunked" }, "hello", "DELETE");
  expect(JSON.parse(text)).toMatchObject({ method: "DELETE", body: "hello" });
});
