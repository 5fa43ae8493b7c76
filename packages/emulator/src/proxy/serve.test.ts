import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createServices } from "../../test/create-services.ts";
import { openAuthority } from "../authority/authority.ts";
import { type ProxyParts, type ProxyServer, serveProxy } from "./serve.ts";

async function open(parts: Partial<ProxyParts> = {}): Promise<ProxyServer> {
  const services = createServices();
  const proxy = await serveProxy({
    host: "127.0.0.1",
    signer: () => services.store.attempt(() => openAuthority(services)),
    isServed: (host) => host === "api.vercel.com",
    pass: false,
    answer: async () => new Response("answered"),
    patience: 200,
    ...parts,
  });
  onTestFinished(() => proxy.close());
  return proxy;
}

/** What comes on a connection until the proxy ends it. */
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
  const { url } = await open();
  expect(await ended(url, words)).toBe(said);
});

test("a connection that does not come about is given up when its time is over", async () => {
  const { url } = await open({ pass: true });
  // An address that documents use, which nobody has: nothing answers, or the system says at once that there is no way.
  expect(await ended(url, "CONNECT 192.0.2.1:443 HTTP/1.1\r\nHost: x\r\n\r\n")).toMatch(/^HTTP\/1\.1 502 /);
});

test("it listens on loopback addresses only", async () => {
  await expect(open({ host: "0.0.0.0" })).rejects.toThrow("loopback addresses only, not on 0.0.0.0");
});

test("a thousand connections at once are taken, and those that come then are closed", async () => {
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

test("who leaves in the middle of what is passed ends it on the other side as well", async () => {
  const { url } = await open({ pass: true });
  const other = createServer(() => {});
  await once(other.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void other.close());
  // A server that listens on a port has an address of this kind.
  const { port } = other.address() as AddressInfo;
  for (const words of [
    `GET http://127.0.0.1:${port}/ HTTP/1.1\r\nHost: x\r\n\r\n`,
    `CONNECT 127.0.0.1:${port} HTTP/1.1\r\nHost: x\r\n\r\n`,
  ]) {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    const reached = once(other, "connection");
    socket.write(words);
    const [there] = await reached;
    const gone = new Promise((resolve) => there.once("close", resolve));
    socket.destroy();
    await gone;
  }
});
