import { systemClock } from "@slipway/core/raw";
import { matchesServed } from "../engine/faults/matches.ts";
import type { RequestRecord } from "../engine/request-log.ts";
import type { ServedRecord } from "../hosting/served.ts";
import type { Feed } from "./feed.ts";
import { type LoggedRequests, recordLine } from "./request-lines.ts";

const members = {
  api: ["method", "path", "query", "status", "operation", "code"],
  served: ["method", "host", "path", "query", "status", "step", "deploymentId"],
} as const;

type Scope = keyof typeof members;
type Members<In extends Scope, Of> = Partial<Pick<Of, Extract<(typeof members)[In][number], keyof Of>>>;

/** Members that a request's record has to have. `path: "/assets/*"` matches a prefix; `query` may have further parameters. */
export type AwaitedRequest<In extends Scope = "api"> = {
  /** Resolves with the n-th match, of logged and later requests. Default: 1. */
  readonly nth?: number;
} & (In extends "served"
  ? { readonly scope: "served" } & Members<"served", ServedRecord>
  : { readonly scope?: "api" } & Members<"api", RequestRecord>);

/** Bounds of a wait. */
export interface WaitOptions {
  /** In real ms, also with a manual clock; 0: only logged requests. Default: 5000. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

/** No matching request came in time. The message lists the nearest records. */
export class NoRequestError extends Error {
  override readonly name: string = "NoRequestError";
}

type LoggedRequest = RequestRecord | ServedRecord;
type Pattern = Readonly<Record<string, unknown>>;

export async function waitFor(
  emulator: LoggedRequests & { events: Feed["listen"] },
  isOperation: (name: string) => boolean,
  { scope = "api", nth = 1, ...pattern }: Pattern & { readonly scope?: Scope; readonly nth?: number },
  { timeout = 5000, signal }: WaitOptions = {},
): Promise<LoggedRequest> {
  requirePattern(scope, pattern, isOperation);
  if (!(nth >= 1 && timeout >= 0)) throw new RangeError("`nth` counts from 1, and `timeout` is no less than 0");
  signal?.throwIfAborted();
  const records = (): readonly LoggedRequest[] => (scope === "served" ? emulator.served : emulator.requests);
  const over = new AbortController();
  const cancel = systemClock.after(timeout, () => over.abort());
  try {
    const events = emulator.events(signal ? AbortSignal.any([signal, over.signal]) : over.signal);
    const matches = (record: LoggedRequest) => differences(record, pattern).length === 0;
    const find = () => records().filter(matches)[nth - 1];
    let match = find();
    while (!match) {
      const { value: event, done } = await events.next();
      if (done) break;
      // Dropped events still have their records in the log.
      const isNew = event.kind === "lost" || ("request" in event && matches(event.request));
      if (isNew || ("served" in event && matches(event.served))) match = find();
    }
    if (match) return match;
    signal?.throwIfAborted();
    const until = over.signal.aborted ? `within ${timeout} ms` : "before the emulator was closed";
    const what = JSON.stringify({ scope, nth, ...pattern });
    throw new NoRequestError(
      [`No request like ${what} came ${until}.`, ...nearestRecords(records(), pattern)].join("\n"),
    );
  } finally {
    cancel();
    over.abort();
  }
}

function requirePattern(scope: Scope, pattern: Pattern, isOperation: (name: string) => boolean): void {
  const allowed: readonly string[] = members[scope] ?? [];
  const unknown = members[scope] ? Object.keys(pattern).find((name) => !allowed.includes(name)) : "scope";
  const names = `${members.api.join(", ")}; with \`scope: "served"\` by ${members.served.join(", ")}`;
  if (unknown) throw new TypeError(`\`${unknown}\`: no record has it. Wait for a request by ${names}`);
  if (pattern.operation !== undefined && !isOperation(`${pattern.operation}`))
    throw new TypeError(`\`operation\`: there is no operation ${pattern.operation}`);
}

function differences(record: LoggedRequest, pattern: Pattern): string[] {
  const actual: Pattern = { ...record };
  return Object.entries(pattern)
    .filter(([name, value]) => !matchesServed({ host: "", ...record }, { [name]: value }))
    .map(([name, value]) => `${name} is ${JSON.stringify(actual[name]) ?? "absent"}, not ${JSON.stringify(value)}`);
}

function nearestRecords(records: readonly LoggedRequest[], pattern: Pattern): string[] {
  if (records.length === 0) return ["No request came at all."];
  // Latest first among equals: a test waits for what it did last.
  const nearest = records
    .map((record) => ({ line: recordLine(record), differing: differences(record, pattern) }))
    .reverse()
    .sort((one, other) => one.differing.length - other.differing.length);
  const lines = nearest.slice(0, 3).map(({ line, differing }) => `${line}: ${differing.join("; ") || "matches"}`);
  return [`The nearest of ${records.length}:`, ...lines];
}
