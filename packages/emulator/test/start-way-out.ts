import { once } from "node:events";
import { createServer as createHttpServer, type IncomingMessage } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import {
  createServer as createTlsServer,
  getCACertificates,
  setDefaultCACertificates,
  connect as tlsConnect,
} from "node:tls";
import { afterAll, beforeAll, expect, onTestFinished } from "vitest";
import { portOf } from "../../../test/port-of.ts";
import { WayOut } from "../src/domain/sandboxes/network/way-out.ts";
import { outsideService } from "../src/domain/sandboxes/options.ts";
import { policyOf, policyOfSession } from "../src/domain/sandboxes/policy.ts";
import { sessionTable } from "../src/domain/sandboxes/tables.ts";
import { createWorld } from "../src/domain/world/world.ts";
import type { Upgrade } from "../src/engine/http/hop-by-hop.ts";
import { createServices } from "./create-services.ts";
import { makeCertificate } from "./make-certificate.ts";

export type Input = Parameters<typeof policyOf>[1];

const certificate = makeCertificate(["a.test", "b.test", "other.test"]);
const trusted = getCACertificates("default");

/** For all tests of a file: what is encrypted there is trusted. */
export function trustOrigins(): void {
  beforeAll(() => setDefaultCACertificates([...trusted, certificate.ca]));
  afterAll(() => setDefaultCACertificates(trusted));
}

export async function startWayOut(policy: Input | undefined, patience = 2000) {
  const services = createServices();
  const { store, rows } = services;
  const seen: string[] = [];
  const heard = ({ headers }: Pick<IncomingMessage, "headers">, url: string) =>
    seen.push(
      `${url} ${headers.authorization ?? "-"}${headers["proxy-authorization"] ? " and what is for the proxy" : ""}`,
    );
  const switchOver = (socket: Duplex, head: Buffer, who: string): void => {
    if (head.length > 0) socket.unshift(head);
    socket
      .on("error", () => {})
      .write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n${who}`);
    socket.on("data", (said) => socket.end(`${said} is heard`));
  };
  const serve = (who: string) =>
    createHttpServer((incoming, outgoing) => {
      heard(incoming, `${incoming.headers.host}${incoming.url}`);
      outgoing.setHeader("connection", "close").end(`${who} of ${incoming.headers.host}`);
    }).on("upgrade", (incoming, socket, head) => {
      heard(incoming, `ws ${incoming.headers.host}${incoming.url}`);
      switchOver(socket, head, `${who} of ${incoming.headers.host}`);
    });
  const origin = serve("origin");
  const inside = await portOf(serve("inside"));
  const plain = await portOf(origin);
  const secure = await portOf(
    createTlsServer({ cert: certificate.cert, key: certificate.key }, (socket) => origin.emit("connection", socket)),
  );
  const echo = await portOf(createServer((socket) => socket.on("error", () => {}).pipe(socket)));
  const reached: string[] = [];
  const upstream = await portOf(
    createHttpServer().on("connect", ({ url = "" }, socket) => {
      reached.push(url);
      const there = connect(url.endsWith(":443") ? secure : echo, "127.0.0.1").on("error", () => {});
      socket.on("error", () => {}).write("HTTP/1.1 200 OK\r\n\r\n");
      socket.pipe(there).pipe(socket);
    }),
  );
  const through: Record<string, string> = {};
  const own: number[] = [];
  Object.assign(services.service(outsideService), {
    ports: () => own,
    through,
    answer: async (request: Request) => {
      heard({ headers: Object.fromEntries(request.headers) }, request.url);
      return new Response(`emulator: ${request.url}`);
    },
    takeOver: async ({ incoming, url, socket, head }: Upgrade) => {
      heard(incoming, `ws ${url}`);
      switchOver(socket, head, `emulator: ${url}`);
      return true;
    },
  });
  const sessionId = "sbx_1";
  const row = { id: sessionId, accountId: "a", projectId: "p", sandboxId: "s", sandboxName: "box", runtime: "node24" };
  const more = { region: "iad1", vcpus: 1, memory: 1, timeout: 1, startedAt: 0, sealedEnv: "" };
  store.transact(() => {
    const networkPolicy = policy && policyOf(services, policy);
    rows(sessionTable).add({ ...row, ...more, status: "running", ...(networkPolicy ? { networkPolicy } : {}) });
  });
  const refused: string[] = [];
  const wayOut = new WayOut(services, {
    ...{ askedIn: sessionId, patience },
    policyNow: () => policyOfSession(services, sessionId),
    onRefusal: (sentence) => refused.push(sentence),
    async connect(port) {
      const socket = connect(port === 3000 ? inside : 1, "127.0.0.1");
      await once(socket, "connect");
      return socket;
    },
  });
  onTestFinished(() => wayOut.close());
  const port = await portOf(createServer((socket) => wayOut.accept(socket)));

  function open(): Socket {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    onTestFinished(() => void socket.destroy());
    return socket;
  }

  async function said(words: string | Buffer, socket = open()): Promise<string> {
    let all = "";
    socket.on("data", (piece) => {
      all += piece.toString("latin1");
    });
    socket.write(words);
    await new Promise((resolve) => socket.once("close", resolve));
    return all;
  }

  async function tunnel(authority: string): Promise<Socket> {
    const socket = open();
    socket.write(`CONNECT ${authority} HTTP/1.1\r\nHost: ${authority}\r\n\r\n`);
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
    return socket;
  }

  async function securely(
    authority: string,
    { servername, host, words }: { servername?: string; host?: string; words?: string } = {},
    ca?: string,
  ) {
    const [name = ""] = authority.split(":");
    const socket = tlsConnect({
      socket: await tunnel(authority),
      servername: servername ?? name,
      ...(ca ? { ca } : {}),
    });
    try {
      await once(socket, "secureConnect");
    } catch {
      return "no handshake";
    }
    return said(words ?? get("/p", host ?? name), socket as unknown as Socket);
  }

  /** Asks as a client of a proxy does: in a tunnel what is encrypted, elsewhere by a target that names its host. */
  function asked(method: string, address: string, more = "Connection: close\r\n", body = ""): Promise<string> {
    const url = new URL(address);
    const isSecure = url.protocol === "https:";
    const words = `${method} ${isSecure ? url.pathname : address} HTTP/1.1\r\nHost: ${url.host}\r\n${more}\r\n${body}`;
    return isSecure ? securely(`${url.hostname}:${url.port || 443}`, { words }, wayOut.certificate) : said(words);
  }

  function change(input: Input | undefined, status: "running" | "stopped" = "running"): void {
    store.transact(() => {
      rows(sessionTable).change(sessionId, { status, ...(input ? { networkPolicy: policyOf(services, input) } : {}) });
    });
  }

  const world = createWorld(store);
  const record = (name: string, value: string) => world.setRecords({ name, type: "A", values: [value] });
  return {
    ...{ services, wayOut, plain, secure, echo, upstream, reached, through, own, seen, refused },
    ...{ open, said, tunnel, securely, asked, change, record },
  };
}

export const get = (url: string, host: string | undefined = url.split("/")[2]): string =>
  `GET ${url} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
