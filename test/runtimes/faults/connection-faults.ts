import { type FaultRow, get, ok, post, put } from "./fault.ts";

const gives = { ok: true };
const cut = { mishap: "cut", headers: { "content-type": "application/json" }, body: '{"ok":' } as const;
/** In ms: long enough for an answer that comes, on a busy machine. */
const SOON = 1000;
const SHORT = 200;

/** What becomes of connections that break, and of answers that do not come. */
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
    arrives: 1,
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
    arrives: 1,
  },
  {
    says: "connection: an error keeps its status when its body breaks off",
    turns: [{ ...cut, status: 404 }],
    fails: { name: "ApiError", status: 404, sideEffect: "none" },
    arrives: 1,
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
    arrives: 1,
  },
  {
    says: "connection: a POST that is not answered may have been done",
    turns: [{ mishap: "silence" }],
    operation: post,
    options: { timeout: { attempt: SHORT } },
    fails: { name: "TimeoutError", sideEffect: "possible", attempts: 1 },
    arrives: 1,
  },
  {
    says: "connection: a body that stalls is cut off by the clock of the attempt",
    turns: [{ ...cut, mishap: "stalled" }],
    operation: get,
    options: { timeout: { attempt: SHORT }, retry: false },
    fails: { name: "TimeoutError", sideEffect: "certain" },
    arrives: 1,
  },
  {
    says: "connection: a body that drips, within its characters too, is put together",
    turns: [{ mishap: "dripping", body: { ok: "ü€😀" } }],
    gives: { ok: "ü€😀" },
    arrives: 1,
  },
];
