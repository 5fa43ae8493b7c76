import { useEffect, useLayoutEffect, useState } from "preact/hooks";

export type Item = Readonly<Record<string, unknown>>;

const tokenName = "slipway-token";
const prefix = "/_emulator";
const maxKept = 10_000;
/** Interval between renders, in ms. */
const pace = 200;

class TokenRefused extends Error {}

type State = "asking" | "connecting" | "live" | "lost";

/** The page's store. Views subscribe to topics. */
class Live {
  requests: readonly Item[] = [];
  served: readonly Item[] = [];
  names: ReadonlyMap<string, string> = new Map();
  state: State = sessionStorage.getItem(tokenName) === null ? "asking" : "connecting";
  problem = "";
  readonly #versions = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  version(topics: readonly string[]): number {
    return [...topics, "*"].reduce((sum, topic) => sum + (this.#versions.get(topic) ?? 0), 0);
  }

  changed(topic: string): void {
    this.#versions.set(topic, (this.#versions.get(topic) ?? 0) + 1);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      for (const listener of this.#listeners) listener();
    }, pace);
  }

  become(state: State, problem = ""): void {
    this.state = state;
    this.problem = problem;
    for (const listener of this.#listeners) listener();
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  add(to: "requests" | "served", item: Item): void {
    // An item that arrives while the list loads is in both.
    if (this[to].some(({ id }) => id === item.id)) return;
    this[to] = [...this[to].slice(1 - maxKept), item];
    this.changed(to);
  }
}

export const live: Live = new Live();

export function useLive(): Live {
  const [, show] = useState(0);
  useLayoutEffect(() => live.listen(() => show((count) => count + 1)), []);
  return live;
}

export interface Loaded<Value> {
  readonly value?: Value;
  readonly problem?: string;
}

/** Reloads when a topic changes. The previous value stays meanwhile, also for other `parameters`, but not for another key. */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  topics: readonly string[],
  key: string,
  parameters = "",
): Loaded<Value> {
  const [loaded, take] = useState<Loaded<Value> & { readonly key?: string }>({});
  const version = useLive().version(topics);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (value) => isWanted && take({ value, key }),
      (error: Error) => isWanted && take({ problem: error.message, key }),
    );
    return () => {
      isWanted = false;
    };
  }, [key, parameters, version]);
  return loaded.key === key ? loaded : {};
}

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${sessionStorage.getItem(tokenName)}`, "content-type": "application/json" };
  return fetch(path, { ...init, headers, cache: "no-store", referrerPolicy: "no-referrer" });
}

export async function control<Answer = Item>(route: `${string} /${string}`, body?: object): Promise<Answer> {
  const [method = "GET", path = ""] = route.split(" ");
  const response = await ask(`${prefix}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  const answer = await response.json();
  if (!response.ok)
    throw new (response.status === 403 ? TokenRefused : Error)(answer.error?.message ?? response.status);
  if (method !== "GET" && !/^\/(?:rows|compare|explain)$/.test(path)) live.changed("*");
  return answer;
}

export async function api(path: string, accountId: unknown, signal: AbortSignal): Promise<string> {
  const team = String(accountId).startsWith("team_") ? `?teamId=${accountId}` : "";
  const response = await ask(`${path}${team}`, { signal });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return response.text();
}

export interface RowsQuery {
  readonly table: string;
  readonly where?: Readonly<Record<string, string>>;
  readonly search?: string;
  readonly limit?: number;
}

export async function rows(query: RowsQuery): Promise<readonly Item[]> {
  return (await control<{ rows: Item[] }>("POST /rows", query)).rows;
}

export function enter(token: string): void {
  const isToken = /^[\x21-\x7e]+$/.test(token.trim());
  if (isToken) sessionStorage.setItem(tokenName, token.trim());
  if (isToken) live.become("connecting");
  else leave("A token has only printable ASCII characters: paste it again.");
}

export function leave(problem = ""): void {
  sessionStorage.removeItem(tokenName);
  live.become("asking", problem);
}

export async function followEvents(): Promise<never> {
  for (;;) {
    if (live.state === "asking") {
      await new Promise<void>((resolve) => {
        const end = live.listen(() => {
          if (live.state === "asking") return;
          end();
          resolve();
        });
      });
    }
    try {
      await followOnce();
      live.become("lost", "The emulator has stopped or does not answer. Reconnecting…");
    } catch (error) {
      if (error instanceof TokenRefused) leave(error.message);
      else live.become("lost", "The emulator does not answer. Reconnecting…");
    }
    if (live.state === "lost") await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function followOnce(): Promise<void> {
  await control("GET /clock");
  const stopping = new AbortController();
  const end = live.listen(() => live.state === "asking" && stopping.abort());
  const response = await ask(`${prefix}/events`, { signal: stopping.signal });
  if (!response.body || !response.ok) throw new Error("There are no events");
  await loadRequests();
  live.become("live");
  let rest = "";
  try {
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      const events = `${rest}${text}`.split("\n\n");
      rest = events.pop() ?? "";
      for (const event of events) handleEvent(/^data: (.*)$/m.exec(event)?.[1]);
    }
  } finally {
    end();
  }
}

async function loadRequests(): Promise<void> {
  const { requests } = await control<{ requests: Item[] }>("GET /requests");
  const { served } = await control<{ served: Item[] }>("GET /served");
  Object.assign(live, { requests: requests.slice(-maxKept), served: served.slice(-maxKept) });
  await loadNames();
  live.changed("*");
}

const namedTables = ["users", "teams", "projects"];

async function loadNames(): Promise<void> {
  const lists = await Promise.all(namedTables.map((table) => rows({ table, limit: 1000 })));
  live.names = new Map(
    lists.flat().map(({ id, slug, username, name }) => [String(id), String(slug ?? username ?? name)]),
  );
}

let reloading: ReturnType<typeof setTimeout> | undefined;

function reloadNames(): void {
  if (reloading) return;
  reloading = setTimeout(() => {
    reloading = undefined;
    void loadNames();
  }, pace);
}

function handleEvent(data: string | undefined): void {
  if (data === undefined) return;
  const { kind, ...event } = JSON.parse(data);
  if (kind === "request") live.add("requests", event.request);
  else if (kind === "served") live.add("served", event.served);
  else if (kind === "lost") void loadRequests();
  else if (kind === "row") {
    live.changed(event.table);
    if (namedTables.includes(event.table)) reloadNames();
  }
}
