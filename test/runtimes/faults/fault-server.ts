import type { IncomingMessage, ServerResponse } from "node:http";
import { json, text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { type Listening, listenWithCors } from "../listen.ts";
import type { FaultRow, Seen, Turn } from "./fault.ts";
import { startOutage } from "./outage-server.ts";

interface Order {
  readonly turns: readonly Turn[];
  readonly seen: Seen[];
}

/** Each request has a connection of its own, but where a row says otherwise. */
const listening = { keepsAlive: false, headers: "If-None-Match" };

/** A port without a listener: no server gets such a low port, unlike one that was free a moment ago. */
const nowhere = "http://127.0.0.1:2";

/** Sockets that have served a request. */
const warm = new WeakSet<object>();

/**
 * Starts a server that takes orders: `POST /order` says what becomes of the requests below a URL of its own, and
 * `GET /seen/<id>` tells which came; `POST /outage` starts a server that goes away for a while.
 */
export async function startFaults(): Promise<Listening> {
  const orders = new Map<string, Record<"home" | "elsewhere", Order>>();
  const further: Listening[] = [];

  const act = async (which: "home" | "elsewhere", incoming: IncomingMessage, response: ServerResponse) => {
    const [, id = "", ...path] = (incoming.url ?? "").split("/");
    const order = orders.get(id)?.[which];
    if (!order) return void response.writeHead(404).end();
    const body = (await text(incoming)).slice(0, 1000);
    // Headers that come several times are none of the client's.
    const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, `${value}`]));
    const url = `/${path.join("/")}`;
    const isWarm = warm.has(incoming.socket);
    warm.add(incoming.socket);
    order.seen.push({ method: incoming.method ?? "", url, headers, body, isWarm });
    const inTurn = order.turns.filter((turn) => turn.path === undefined);
    const number = order.seen.filter((seen) => order.turns.every((turn) => turn.path !== seen.url)).length;
    const turn = order.turns.find((each) => each.path === url) ?? inTurn[Math.min(number, inTurn.length) - 1] ?? {};
    await answer(turn, response, { home: `${home.url}/${id}`, elsewhere: `${elsewhere.url}/${id}` });
  };

  const elsewhere = await listenWithCors((incoming, response) => act("elsewhere", incoming, response), listening);
  const home = await listenWithCors(async (incoming, response) => {
    const [, what, id = ""] = (incoming.url ?? "").split("/");
    const tell = (value: object) =>
      void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value));
    if (what === "order") {
      // A step sends an object of this type.
      const ordered = (await json(incoming)) as Pick<Required<FaultRow>, "turns"> & Omit<FaultRow, "turns">;
      const name = `order-${orders.size + 1}`;
      orders.set(name, {
        home: { turns: ordered.turns, seen: [] },
        elsewhere: { turns: ordered.elsewhere ?? [], seen: [] },
      });
      let where = ordered.turns.length > 0 ? home.url : nowhere;
      if (ordered.keepsAlive) {
        // A server of its own, so that no connection is left of another row.
        const kept = await listenWithCors((incoming, response) => act("home", incoming, response));
        further.push(kept);
        where = kept.url;
      }
      return tell({ id: name, url: `${where}/${name}` });
    }
    if (what === "seen") {
      const order = orders.get(id);
      return tell({ home: order?.home.seen, elsewhere: order?.elsewhere.seen });
    }
    if (what === "outage") {
      const { ms } = (await json(incoming)) as { ms: number }; // an object of this type
      const server = await startOutage(ms);
      further.push(server);
      return tell({ url: server.url });
    }
    await act("home", incoming, response);
  }, listening);

  return {
    url: home.url,
    async close() {
      await Promise.all([home, elsewhere, ...further].map((server) => server.close()));
    },
  };
}

async function answer(turn: Turn, response: ServerResponse, origins: Record<"home" | "elsewhere", string>) {
  const { status = 200, body, isPacked, mishap } = turn;
  if (mishap === "silence") return;
  if (mishap === "reset") return void response.socket?.resetAndDestroy();
  const isJson = typeof body === "object";
  const plain = Buffer.from(isJson ? JSON.stringify(body) : (body ?? ""));
  const packed = isPacked || mishap === "halved" ? gzipSync(plain) : plain;
  const bytes = mishap === "halved" ? packed.subarray(0, packed.length / 2) : packed;
  const headers: Record<string, string> = {
    ...(isJson && { "content-type": "application/json" }),
    ...(packed !== plain && { "content-encoding": "gzip" }),
    ...(mishap === "cut" && { "content-length": `${bytes.length + 1000}` }),
  };
  for (const [name, value] of Object.entries(turn.headers ?? {})) {
    headers[name] = value.replace("{home}", origins.home).replace("{elsewhere}", origins.elsewhere);
  }
  if (mishap === "broken") response.shouldKeepAlive = true;
  response.writeHead(status, headers);
  if (mishap === "cut" || mishap === "broken" || mishap === "stalled") {
    await new Promise<void>((resolve) => response.write(bytes, () => resolve()));
    if (mishap === "stalled") return;
    // Written bytes reach the client first.
    await wait(15);
    return void response.destroy();
  }
  if (mishap === "dripping") {
    response.socket?.setNoDelay(true);
    for (const byte of bytes) {
      response.write(Uint8Array.of(byte));
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  if (mishap === "endless") return flood(response);
  response.end(mishap === "dripping" ? undefined : bytes);
}

async function flood(response: ServerResponse): Promise<void> {
  const gone = new Promise((resolve) => response.once("close", resolve));
  const chunk = Buffer.alloc(65_536, "x");
  while (!response.destroyed) {
    if (!response.write(chunk)) await Promise.race([new Promise((resolve) => response.once("drain", resolve)), gone]);
  }
}
