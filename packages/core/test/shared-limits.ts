import { fork } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

/** Tests run concurrently, so each registers its own cleanup. */
export type Ending = (run: () => void | Promise<void>) => void;

export interface Worker {
  readonly url: string;
  readonly port: number;
  readonly token: string;
  /** How far its clock is ahead, ms. */
  readonly ahead: number;
}

export type Message = { readonly what: "ready" | "warned" | "connected" } | ({ readonly what: "ended" } & Ended);

interface Ended {
  readonly errors: readonly string[];
  /** Output of the program to `console.warn`. */
  readonly warnings: readonly string[];
}

export interface Running {
  readonly make: (calls: number) => Promise<Ended>;
  readonly next: (what: "warned" | "connected") => Promise<unknown>;
}

export async function startWorker(ending: Ending, worker: Worker): Promise<Running> {
  const child = fork(join(import.meta.dirname, "shared-limits.child.ts"), [JSON.stringify(worker)]);
  ending(() => void child.kill("SIGKILL"));
  const told = new EventEmitter();
  child.on("message", (message: Message) => told.emit(message.what, message));
  await once(told, "ready");
  const make = async (calls: number): Promise<Ended> => {
    const ended = once(told, "ended");
    child.send(calls);
    const [{ errors, warnings }] = await ended;
    return { errors, warnings };
  };
  return { make, next: (what) => once(told, what) };
}

export interface Account {
  requests: number;
  refused: number;
  windows: number;
}

/** A platform that lets each token make `total` requests in windows of `length` ms that begin with their first request. */
export async function limitingPlatform(ending: Ending, total: number, length: number, onRequest = () => {}) {
  const accounts = new Map<string, Account>();
  const windows = new Map<Account, { left: number; ends: number }>();
  const server = createServer(({ headers }, response) => {
    const now = Date.now();
    const token = headers.authorization?.replace("Bearer ", "") ?? "";
    const account = accounts.get(token) ?? { requests: 0, refused: 0, windows: 0 };
    accounts.set(token, account);
    account.requests++;
    const open = windows.get(account);
    const window = open && now < open.ends ? open : { left: total, ends: now + length };
    windows.set(account, window);
    if (window !== open) account.windows++;
    onRequest();
    if (window.left-- > 0) return response.writeHead(204).end();
    account.refused++;
    const limit = { total, remaining: 0, reset: Math.ceil(window.ends / 1000), resetMs: window.ends };
    const body = { error: { code: "rate_limited", message: "Slow down.", limit } };
    return response.writeHead(429, { "content-type": "application/json" }).end(JSON.stringify(body));
  }).listen(0, "127.0.0.1");
  ending(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  // A listening TCP server has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const none: Account = { requests: 0, refused: 0, windows: 0 };
  return { url: `http://127.0.0.1:${port}`, of: (token: string): Account => ({ ...(accounts.get(token) ?? none) }) };
}

const hour = 3_600_000;

/** Five processes with one token, whose clocks differ by hours. */
export async function fleet(ending: Ending, worker: Omit<Worker, "ahead">) {
  const workers = await Promise.all(
    [-2, -1, 0, 1, 2].map((hours) => startWorker(ending, { ...worker, ahead: hours * hour })),
  );
  const make = async (calls: number) => {
    const ended = await Promise.all(workers.map((each) => each.make(calls / workers.length)));
    return { errors: ended.flatMap(({ errors }) => errors), warnings: ended.map(({ warnings }) => warnings) };
  };
  return { make, next: (what: "warned" | "connected") => Promise.all(workers.map(({ next }) => next(what))) };
}
