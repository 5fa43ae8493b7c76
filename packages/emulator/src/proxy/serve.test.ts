import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect, createServer as createNetServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { portOf } from "../../../../test/port-of.ts";
import { createServices } from "../../test/create-services.ts";
import { openAuthority } from "../authority/authority.ts";
import { type ProxyParts, type ProxyServer, serveProxy } from "./serve.ts";

async function open(parts: Partial<ProxyParts> = {}): Promise<ProxyServer> {
  const services = createServices();
  const proxy = await serveProxy({
    host: "127.0.0.1",
    signer: () => services.store.transact(() => openAuthority(services)),
    isServed: (host) => host === "api.vercel.com",
    pass: false,
    answer: async () => new Response("answered"),
    takeOver: async ({ socket }) => Boolean(socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\ntaken over")),
    patience: 200,
    ...parts,
  });
  onTestFinished(() => proxy.close());
  return proxy;
}

async function ended(url: string, words: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  let all = "";
  socket
    .on("error", () => {})
    .on("data", (piece) => {
      all += piece;
    });
  socket.write(words);
  await new Promise((resolve) => socket.once("close", resolve));
  return all;
}

const established = "HTTP/1.1 200 Connection Established\r\n\r\n";
const asked = "CONNECT api.vercel.com:443 HTTP/1.1\r\nHost: api.vercel.com\r\n\r\n";

test.each([
  ["a head that does not end", "CONNECT api.verc", "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n"],
  ["nothing at all", "", "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n"],
  ["a tunnel that nothing is said in", asked, established],
  ["a tunnel whose first words do not end", `${asked}\x16\x03\x01`, established],
  [
    "a request in a tunnel that does not end",
    `${asked.replace("443", "80")}GET / HT`,
    `${established}HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n`,
  ],
])("%s is given up when its time is over", async (_, words, said) => {
  expect(await ended((await open()).url, words)).toBe(said);
});

test("a connection that does not come about is given up when its time is over", async () => {
  const { url } = await open({ pass: true });
  // An address that documents use, which nobody has: nothing answers, or the system says at once that there is no way.
  expect(await ended(url, "CONNECT 192.0.2.1:443 HTTP/1.1\r\nHost: x\r\n\r\n")).toMatch(/^HTTP\/1\.1 502 /);
});

test.each([
  ["flags.vercel.com", "feature flags, which are not modelled yet: give your program flags of its own"],
  ["elsewhere.test", "--proxy-pass"],
])("%s is refused by name, and what to do is said: %s", async (host, what) => {
  const { url } = await open();
  const said = await ended(url, `CONNECT ${host}:443 HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  expect(said).toContain(`refuses ${host}`);
  expect(said).toContain(what);
});

test("the proxy listens on loopback addresses only", async () => {
  await expect(open({ host: "0.0.0.0" })).rejects.toThrow("loopback addresses only, not on 0.0.0.0");
});

test("a thousand connections at once are taken, and those that come then are closed", {
  tags: "endurance",
}, async () => {
  const { url } = await open({ patience: 60_000 });
  /** A connection that the proxy has answered: one that the system alone has taken would not count yet. */
  const taken = async (): Promise<Socket | undefined> => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1").on("error", () => {});
    onTestFinished(() => void socket.destroy());
    socket.write(asked);
    const said = await Promise.race([once(socket, "data"), once(socket, "close")]);
    return String(said[0]) === established ? socket : undefined;
  };
  const sockets: (Socket | undefined)[] = [];
  while (sockets.length < 1000) sockets.push(...(await Promise.all(Array.from({ length: 100 }, taken))));
  expect(sockets).not.toContain(undefined);
  expect(await taken()).toBeUndefined();
  sockets[0]?.destroy();
  await expect.poll(taken).toBeDefined();
});

async function other(connected: (socket: Socket) => void): Promise<string> {
  const server = createNetServer((socket) => connected(socket.on("error", () => {})));
  return `127.0.0.1:${await portOf(server)}`;
}

test.each([
  ["closes the connection", "", ""],
  ["closes it, of a request with a body", "", "Content-Length: 3\r\n\r\nabc"],
  ["answers what is not HTTP", "nonsense\r\n\r\n", ""],
])("a server that %s fails the request: by an answer, or as it would directly", async (_, words, body) => {
  const place = await other((socket) => socket.once("data", () => socket.end(words)));
  const asked = `${body === "" ? "GET" : "POST"} http://${place}/ HTTP/1.1\r\nHost: x\r\n${body || "\r\n"}`;
  expect(await ended((await open({ pass: true })).url, asked)).toMatch(/^HTTP\/1\.1 502 .*could not reach/s);
  expect(await ended((await open({ pass: true, unseen: true })).url, asked)).toBe("");
});

test("the head of an answer is handed on before its body comes, and may be as large as clients take it", async () => {
  const long = "y".repeat(100_000);
  const place = await other((socket) => {
    let said = "";
    socket.on("data", (piece) => {
      said += piece;
      if (said.endsWith("\r\n\r\n")) socket.write(`HTTP/1.1 200 OK\r\nX-Long: ${long}\r\nContent-Length: 10\r\n\r\n`);
    });
  });
  const { url } = await open({ pass: true });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const options = { host: hostname, port, path: `http://${place}/`, maxHeaderSize: 200_000 };
    request(options, resolve).once("error", reject).end();
  });
  answer.on("error", () => {}).destroy();
  expect(answer.headers["x-long"]).toBe(long);
});

test("a client that leaves in the middle of a connection ends it on the other side as well", async () => {
  const { url } = await open({ pass: true });
  const reached: ((socket: Socket) => void)[] = [];
  const place = await other((socket) => reached.pop()?.(socket.resume()));
  for (const words of [`GET http://${place}/ HTTP/1.1`, `CONNECT ${place} HTTP/1.1`]) {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    const connected = new Promise<Socket>((resolve) => reached.push(resolve));
    socket.write(`${words}\r\nHost: x\r\n\r\n`);
    const there = await connected;
    const gone = new Promise((resolve) => there.once("close", resolve));
    socket.destroy();
    await expect(gone).resolves.toBe(false);
  }
});

const webSocket = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: k\r\n\r\n";

test("a WebSocket is handed on as it is wanted, to another server and to the emulator, and other protocols are not", async () => {
  const { url } = await open({ pass: true });
  const place = await other((socket) =>
    socket.on("data", (piece) => {
      if (String(piece).includes("upgrade: websocket"))
        socket.write(
          "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-Key: k\r\n\r\n",
        );
      socket.end(`heard ${String(piece).split("\r\n\r\n")[1]}`);
    }),
  );
  const head = `GET http://${place}/ HTTP/1.1\r\nHost: ${place}\r\n`;
  expect(await ended(url, `${head}${webSocket}hello`)).toMatch(/^HTTP\/1\.1 101 .*X-Key: k.*heard/s);
  expect(await ended(url, `${head}${webSocket.replace("websocket", "h2c")}`)).toMatch(/^HTTP\/1\.1 502 /);
  const here = "GET http://api.vercel.com/ HTTP/1.1\r\nHost: api.vercel.com\r\n";
  expect(await ended(url, `${here}${webSocket}`)).toContain("taken over");
});
