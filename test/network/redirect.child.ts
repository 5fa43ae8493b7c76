import { createSocket } from "node:dgram";
import { type IncomingMessage, get as plainGet } from "node:http";
import { get, Agent as HttpsAgent, request } from "node:https";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { connect as connectSecurely } from "node:tls";
import { Worker } from "node:worker_threads";
import nodeFetch from "node-fetch";
import * as undici from "undici";

// Asks for an address in the ways that its first argument names, one after another, and prints a line for each: the answer's text, or
// the error.
const [, , named = "", address = ""] = process.argv;
const headers = { authorization: "Bearer of-the-client" };

function answered(
  send: (take: (message: IncomingMessage) => void) => { on(name: "error", take: (error: Error) => void): void },
) {
  return new Promise<string>((resolve, reject) => {
    send((message) => resolve(text(message))).on("error", reject);
  });
}

/** Program of a worker, as a module or not. */
const asking = `import("node:worker_threads").then(async ({ parentPort, workerData: { address, headers } }) =>
  parentPort.postMessage(await (await fetch(address, { headers })).text()))`;
const workerData = { address, headers };

function work(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => void worker.on("message", resolve).on("error", reject));
}

const { hostname, pathname } = new URL(address);
const ways: Readonly<Record<string, () => Promise<string>>> = {
  fetch: async () => (await fetch(address, { headers })).text(),
  "fetch of a request": async () =>
    (await fetch(new Request(address, { method: "PUT", headers, body: "sent" }))).text(),
  "undici.request": async () => (await undici.request(address, { headers })).body.text(),
  "undici.fetch": async () => (await undici.fetch(address, { headers })).text(),
  "undici.fetch with an agent of its own": async () => {
    const dispatcher = new undici.Agent({ bodyTimeout: 0 });
    return (await undici.fetch(address, { headers, dispatcher })).text();
  },
  "a dispatcher that is set later": async () => {
    undici.setGlobalDispatcher(new undici.Agent({ allowH2: true }));
    return (await undici.fetch(address, { headers })).text();
  },
  "https.get": () => answered((take) => get(address, { headers }, take)),
  "https.request with options": () =>
    answered((take) => request({ hostname, path: pathname, method: "POST", headers }, take).end("sent")),
  "an agent that keeps connections": async () => {
    const agent = new HttpsAgent({ keepAlive: true });
    const ask = () => answered((take) => get(address, { agent, headers }, take));
    const twice = [await ask(), await ask()];
    agent.destroy();
    return [...new Set(twice)].join(" and ");
  },
  "http.get": () => answered((take) => plainGet(address, { headers }, take)),
  "node-fetch": async () => (await nodeFetch(address, { headers })).text(),
  "tls.connect": () =>
    new Promise((resolve, reject) => {
      const socket = connectSecurely(443, hostname, { servername: hostname }, () => {
        socket.end(`GET ${pathname} HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\n\r\n`);
      });
      socket.on("error", reject);
      text(socket).then((all) => resolve(all.split("\r\n\r\n")[1] ?? ""), reject);
    }),
  "net.connect": () =>
    new Promise((resolve, reject) => {
      const socket = connect(80, hostname, () => resolve("connected"));
      socket.on("error", reject);
    }),
  "a datagram": () =>
    new Promise((resolve, reject) => {
      const socket = createSocket("udp4");
      const done = (error: Error | null) => {
        socket.close();
        if (error) reject(error);
        else resolve("sent");
      };
      socket.send("x", 53, hostname, done);
    }),
  "a worker": () => work(new Worker(new URL(`data:text/javascript,${encodeURIComponent(asking)}`), { workerData })),
  "a worker of a text": () => work(new Worker(asking, { eval: true, workerData })),
};

for (const way of named.split(", ")) {
  try {
    console.log(await ways[way]?.());
  } catch (error) {
    const { cause = error } = error instanceof Error ? error : {};
    console.log(cause instanceof Error ? `${"code" in cause ? cause.code : ""} ${cause.message}` : String(cause));
  }
}
