import { type Client, call, type Middleware, type Operation } from "@slipway/core";
import { chain } from "@slipway/core/middleware";
import { systemClock } from "@slipway/core/raw";
import { type FaultRow, get, input, ok, post, put, upload } from "./fault.ts";
import { attemptsOf, safeMethods, stepOf, unsafeRequests } from "./kept-connection.ts";

const gives = { ok: true };
const cut = { mishap: "cut", headers: { "content-type": "application/json" }, body: '{"ok":' } as const;
/** In ms: long enough for an answer that comes, and for a request that arrives, where all runtimes share two cores with their servers. */
const SOON = 3000;
const SHORT = 1000;

type Sends = (client: Client) => Promise<unknown>;

const sends: Readonly<Record<(typeof unsafeRequests)[number], Sends>> = {
  "a POST with a body": (client) => call(client, post, { name: "x" }),
  "a POST without a body": (client) => call(client, post),
  "a PATCH": (client) => call(client, { route: "PATCH /v1/things/{id}" }, { ...input, name: "x" }),
  "a PUT that makes something new each time": (client) => call(client, again, { ...input, name: "x" }),
  "a POST of bytes": (client) => call(client, { ...upload, route: post.route }, { body: new Uint8Array(10) }),
  "a POST through middleware": (client) => call(client, post, { name: "x" }, { middleware: chain(replaced) }),
  "a PUT that is not tried again": (client) => call(client, put, { ...input, name: "x" }, { retry: false }),
  "a PUT of a stream of a Blob": (client) => call(client, upload, { ...input, body: new Blob(["x"]).stream() }),
};

const again: Operation = { ...put, safe: false };

/** A runtime may send again, below its fetch, what was on a connection that it kept: only the server knows. */
const onKeptConnections = unsafeRequests.map(
  (request): FaultRow => ({
    says: stepOf(request),
    turns: [ok, { mishap: "reset" }],
    keepsAlive: true,
    does: async (client) => {
      await call(client, get, input);
      await isKept();
      return sends[request](client);
    },
    fails: { name: "NetworkError", sideEffect: "possible", attempts: 1 },
    arrives: 2,
    // In Bun such a PUT goes on a connection of its own.
    // The length of an empty body is 0, which registries require. Deno opens a connection for it, too.
    of: ({ home: [first, second] }) => [
      first?.isWarm,
      second?.isWarm || second?.method === "PUT" || second?.headers["content-length"] === "0",
      request.includes("stream") ? undefined : second?.headers["transfer-encoding"],
    ],
    is: [false, true, undefined],
  }),
);

const attemptsOnKeptConnections = safeMethods.map(
  (method): FaultRow => ({
    says: attemptsOf(method),
    turns: [ok, { mishap: "reset" }],
    keepsAlive: true,
    does: async (client) => {
      await call(client, get, input);
      await isKept();
      return call(client, { route: `${method} /v1/things/{id}` }, input);
    },
    fails: { name: "NetworkError", attempts: 4 },
    arrives: 5,
  }),
);

const isPage = "document" in globalThis;

/** No runtime tells when it has taken a connection back. */
const isKept = (): Promise<void> => systemClock.sleep(100);

const replaced: Middleware = (request, next) => next(new Request(request));

export const connectionFaults: readonly FaultRow[] = [
  {
    says: "connection: a POST that could not connect was not done, and is tried again",
    turns: [],
    operation: post,
    fails: { name: "NetworkError", sideEffect: "none", attempts: 4 },
    arrives: 0,
  },
  {
    says: "connection: a reset before the headers is tried again",
    turns: [{ mishap: "reset" }, ok],
    gives,
    arrives: 2,
  },
  {
    says: "connection: a POST that was reset before the headers may have been done",
    turns: [{ mishap: "reset" }],
    operation: post,
    fails: { name: "NetworkError", sideEffect: "possible", attempts: 1 },
  },
  {
    says: "connection: a PUT that was lost once and then refused may have been done",
    turns: [{ mishap: "reset" }, { status: 400, body: {} }],
    operation: put,
    fails: { name: "ApiError", status: 400, sideEffect: "possible", attempts: 2 },
    arrives: 2,
  },
  { says: "connection: a cut body is read again", turns: [cut, ok], gives, arrives: 2 },
  {
    says: "connection: a body that breaks off is read again",
    turns: [{ ...cut, mishap: "broken" }, ok],
    gives,
    arrives: 2,
  },
  {
    says: "connection: a POST whose answer was cut was done",
    turns: [cut],
    operation: post,
    fails: { name: "NetworkError", sideEffect: "certain", attempts: 1 },
  },
  {
    says: "connection: an error keeps its status when its body breaks off",
    turns: [{ ...cut, status: 404 }],
    fails: { name: "ApiError", status: 404, sideEffect: "none" },
  },
  {
    says: "connection: an answer that does not come in time is asked for again",
    turns: [{ mishap: "silence" }, ok],
    options: { timeout: { attempt: SOON } },
    gives,
    arrives: 2,
  },
  {
    says: "connection: the total clock ends the last attempt",
    turns: [{ mishap: "silence" }],
    options: { timeout: { total: SHORT } },
    fails: { name: "TimeoutError", sideEffect: "possible" },
  },
  {
    says: "connection: a POST that is not answered may have been done",
    turns: [{ mishap: "silence" }],
    operation: post,
    options: { timeout: { attempt: SHORT } },
    fails: { name: "TimeoutError", sideEffect: "possible", attempts: 1 },
  },
  ...onKeptConnections,
  ...attemptsOnKeptConnections,
  {
    says: "connection: where a browser may have sent a POST twice, the error says so, and nowhere else",
    turns: [ok, { mishap: "reset" }],
    keepsAlive: true,
    does: async (client) => {
      await call(client, get, input);
      await isKept();
      return call(client, post).then(
        () => "done",
        ({ message }: Error) => /the browser may have sent it twice$/.test(message),
      );
    },
    gives: isPage,
    arrives: isPage ? 3 : 2,
  },
  {
    says: "connection: a body that stalls is cut off by the clock of the attempt",
    turns: [{ ...cut, mishap: "stalled" }],
    operation: get,
    options: { timeout: { attempt: SHORT }, retry: false },
    fails: { name: "TimeoutError", sideEffect: "certain" },
  },
  {
    says: "connection: a body that drips, within its characters too, is put together",
    turns: [{ mishap: "dripping", body: { ok: "ü€😀" } }],
    gives: { ok: "ü€😀" },
  },
];
