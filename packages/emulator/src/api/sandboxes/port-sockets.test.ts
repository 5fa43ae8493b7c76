import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import * as sandboxes from "@slipway/sandboxes";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../../../test/free-port.ts";
import { begun, startSandbox } from "../../../test/sandbox-shell.ts";

async function serve(onUpgrade: string) {
  const port = await freePort();
  const started = await startSandbox({}, { ports: [port] });
  const { client, sessionId } = started;
  const program = `require("http").createServer((q, a) => a.end("plain")).on("upgrade", (q, socket) => { socket.on("error", () => {}); ${onUpgrade} })`;
  const args = ["-e", `${program}.listen(${port}, "127.0.0.1", () => console.log("up"))`];
  return { ...started, ...(await begun(client, { sessionId, command: "node", args }, /up/)) };
}

function asks(url: string, headers: Readonly<Record<string, string>>, method = "GET"): ClientRequest {
  const { host, port, pathname } = new URL(url);
  const asking = request({ host: "127.0.0.1", port, method, path: pathname, headers: { host, ...headers } });
  onTestFinished(() => void asking.destroy());
  return asking;
}

const webSocket = { connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13" };

async function join(url: string): Promise<[IncomingMessage, Socket, Buffer]> {
  const asking = asks(url, { ...webSocket, "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==" }).end();
  // Arguments of the event, by Node's description.
  return (await once(asking, "upgrade")) as [IncomingMessage, Socket, Buffer];
}

const switches = `socket.write("HTTP/1.1 101 Switching Protocols\\r\\nUpgrade: websocket\\r\\nConnection: Upgrade\\r\\nX-Key: " + q.headers["sec-websocket-key"] + "\\r\\n\\r\\nfirst");`;

test("a WebSocket reaches the program on a sandbox's port, and what both say reaches the other", async () => {
  const { url } = await serve(`${switches} socket.on("data", (each) => socket.write("<" + each + ">"));`);
  const [answer, socket, head] = await join(url);
  expect([answer.statusCode, answer.headers["x-key"]]).toEqual([101, "AAAAAAAAAAAAAAAAAAAAAA=="]);
  let heard = String(head);
  socket.on("data", (piece) => {
    heard += piece;
  });
  socket.write("one");
  await expect.poll(() => heard).toBe("first<one>");
  socket.write("two");
  await expect.poll(() => heard).toBe("first<one><two>");
});

test("a connection ends with the first end of the client, the program, its session or the emulator", async () => {
  const { url, client, cmdId, sessionId } = await serve(
    `${switches} socket.on("end", () => console.log("left")); socket.on("data", (each) => socket.end("bye"));`,
  );
  const [, leaves] = await join(url);
  leaves.end();
  for await (const { data } of sandboxes.getSessionCommandLogs(client, { sessionId, cmdId })) {
    if (String(data).includes("left")) break;
  }
  const [, told] = await join(url);
  const closed = once(told.resume(), "close");
  told.write("leave");
  await closed;
  const [, stopped] = await join(url);
  const ended = once(stopped.resume(), "close");
  await sandboxes.stopSession(client, { sessionId });
  await ended;
  const other = await serve(switches);
  const [, last] = await join(other.url);
  const over = once(
    last.resume().on("error", () => {}),
    "close",
  );
  await other.emulator.close();
  await expect(over).resolves.toBeDefined();
});

test("a program's answer in place of an upgrade is handed on, and the connection ends with it", async () => {
  const refuses = `socket.end("HTTP/1.1 401 Unauthorized\\r\\nContent-Length: 5\\r\\nConnection: keep-alive\\r\\n\\r\\nwho??");`;
  const asking = asks((await serve(refuses)).url, webSocket).end();
  // Arguments of the event, by Node's description.
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  expect([answer.statusCode, await text(answer), answer.headers.connection]).toEqual([401, "who??", "close"]);
});

test("an answer of any length is handed on whole", async () => {
  const { url } = await serve(
    `const body = Buffer.alloc(5e6, "x"); socket.write("HTTP/1.1 200 OK\\r\\nContent-Length: " + body.length + "\\r\\n\\r\\n"); socket.end(body);`,
  );
  // Arguments of the event, by Node's description.
  const [answer] = (await once(asks(url, webSocket).end(), "response")) as [IncomingMessage];
  expect((await text(answer)).length).toBe(5e6);
});

test("a client that leaves before it is answered leaves the program, too", async () => {
  const { url, client, sessionId, cmdId } = await serve(
    'console.log("asked"); socket.resume().on("end", () => console.log("gone"));',
  );
  const asking = asks(url, webSocket).on("error", () => {});
  asking.end();
  let said = "";
  for await (const { data } of sandboxes.getSessionCommandLogs(client, { sessionId, cmdId })) {
    said += data;
    if (said.includes("gone")) break;
    if (said.includes("asked")) asking.socket?.end();
  }
  expect(said).toContain("gone");
});

function raw(url: string, said: string): Socket {
  const socket = connect({ host: "127.0.0.1", port: Number(new URL(url).port), allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.write(said);
  return socket;
}

test("an end of one side's words is not the end of the other's", async () => {
  const heard = `socket.end(); socket.on("data", (each) => console.log("heard " + each));`;
  const { url, client, sessionId, cmdId } = await serve(`${switches} ${heard}`);
  const { host } = new URL(url);
  const asks = `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: k\r\n\r\n`;
  const socket = raw(url, asks);
  await once(socket.resume(), "end");
  socket.write("more");
  let said = "";
  for await (const { data } of sandboxes.getSessionCommandLogs(client, { sessionId, cmdId })) {
    said += data;
    if (said.includes("heard more")) break;
  }
  expect(said).toContain("heard more");
});

test("a request that comes behind another one on its connection is answered after it, whatever it wants", async () => {
  const { emulator } = await serve(switches);
  const { host } = new URL(emulator.url);
  const ask = (more: string) => `GET /v2/user HTTP/1.1\r\nHost: ${host}\r\n${more}\r\n`;
  const socket = raw(emulator.url, ask("") + ask("Connection: Upgrade, close\r\nUpgrade: h2c\r\n"));
  expect((await text(socket)).match(/HTTP\/1\.1 403/g)).toHaveLength(2);
});

test("a GET with a body is not a WebSocket, and is answered without it", async () => {
  const { url } = await serve(switches);
  // Arguments of the event, by Node's description.
  const [answer] = (await once(asks(url, { ...webSocket, "content-length": "5" }).end("hello"), "response")) as [
    IncomingMessage,
  ];
  expect(answer.statusCode).toBe(501);
});

test.each([
  ["ends without a word", "socket.destroy();"],
  ["answers with status 999", `socket.end("HTTP/1.1 999 Odd\\r\\nContent-Length: 0\\r\\n\\r\\n");`],
  ["says no HTTP", `socket.end("oops\\r\\n\\r\\n");`],
  [
    "breaks off its answer with what is not HTTP",
    `socket.write("HTTP/1.1 200 OK\\r\\nTransfer-Encoding: chunked\\r\\n\\r\\n3\\r\\none\\r\\n"); setTimeout(() => socket.write("no chunk\\r\\n"), 50);`,
  ],
])("a program that %s harms nobody else", async (_, code) => {
  const { url, client } = await serve(code);
  const asking = asks(url, webSocket).end();
  const outcome = await Promise.race([
    once(asking, "response").then(([answer]) => text(answer).then(() => answer.statusCode)),
    once(asking, "error").then(() => "ended"),
  ]).catch(() => "ended");
  expect(["ended", 502]).toContain(outcome);
  expect((await sandboxes.listSandboxes(client)).sandboxes).toHaveLength(1);
});

test("a request to upgrade to another protocol is answered as a plain request, with its body read", async () => {
  const { emulator, url } = await serve(switches);
  const h2c = { connection: "Upgrade, HTTP2-Settings", upgrade: "h2c", "http2-settings": "AAMAAABkAARAAAAAAAIAAAAA" };
  const body = JSON.stringify({ name: "by-another-protocol" });
  const headers = { ...h2c, host: "", authorization: `Bearer ${emulator.token}`, "content-type": "application/json" };
  const asking = asks(`${emulator.url}/v11/projects`, { ...headers, host: new URL(emulator.url).host }, "POST").end(
    body,
  );
  // Arguments of the event, by Node's description.
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  expect([answer.statusCode, JSON.parse(await text(answer)).name]).toEqual([200, "by-another-protocol"]);
  const [plain] = (await once(asks(url, h2c).end(), "response")) as [IncomingMessage];
  expect(await text(plain)).toBe("plain");
  const [api] = (await once(asks(`${emulator.url}/v2/user`, webSocket).end(), "response")) as [IncomingMessage];
  expect(api.statusCode).toBe(403);
});
