import { systemClock } from "@slipway/core/raw";
import { matchesServed } from "../engine/faults/matches.ts";
import type { RequestRecord } from "../engine/request-log.ts";
import type { ServedRecord } from "../hosting/served.ts";
import type { Feed } from "./feed.ts";
import { type KeptRequests, lineOf } from "./request-lines.ts";

const members = {
  api: ["method", "path", "query", "status", "operation", "code"],
  served: ["method", "host", "path", "query", "status", "step", "deploymentId"],
} as const;

type Scope = keyof typeof members;
type Members<In extends Scope, Of> = Partial<Pick<Of, Extract<(typeof members)[In][number], keyof Of>>>;

/** Which request: one whose record has these members. `path: "/assets/*"` is each that begins so, and a `query` may have more. */
export type AwaitedRequest<In extends Scope = "api"> = {
  /** The n-th that matches, of those that are kept and those to come. Default: 1. */
  readonly nth?: number;
} & (In extends "served"
  ? { readonly scope: "served" } & Members<"served", ServedRecord>
  : { readonly scope?: "api" } & Members<"api", RequestRecord>);

/** How long a request is waited for. */
export interface WaitOptions {
  /** In real ms, also with a manual clock; 0: only what is there already. Default: 5000. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

/** No request came that was waited for; it names those that come nearest. */
export class NoRequestError extends Error {
  override readonly name: string = "NoRequestError";
}

type Compared = RequestRecord | ServedRecord;
type Wanted = Readonly<Record<string, unknown>>;

export async function waitFor(
  emulator: KeptRequests & { events: Feed["listen"] },
  isOperation: (name: string) => boolean,
  { scope = "api", nth = 1, ...wanted }: Wanted & { readonly scope?: Scope; readonly nth?: number },
  { timeout = 5000, signal }: WaitOptions = {},
): Promise<Compared> {
  const known: readonly string[] = members[scope] ?? [];
  const stranger = members[scope] ? Object.keys(wanted).find((name) => !known.includes(name)) : "scope";
  const names = `${members.api.join(", ")}; with \`scope: "served"\` by ${members.served.join(", ")}`;
  if (stranger) throw new TypeError(`\`${stranger}\`: no record has it. A request is waited for by ${names}`);
  if (wanted.operation !== undefined && !isOperation(`${wanted.operation}`))
    throw new TypeError(`\`operation\`: there is no operation ${wanted.operation}`);
  if (!(nth >= 1 && timeout >= 0)) throw new RangeError("`nth` counts from 1, and `timeout` is no less than 0");
  signal?.throwIfAborted();
  const records = (): readonly Compared[] => (scope === "served" ? emulator.served : emulator.requests);
  const over = new AbortController();
  const cancel = systemClock.after(timeout, () => over.abort());
  try {
    const events = emulator.events(signal ? AbortSignal.any([signal, over.signal]) : over.signal);
    const has = (record: Compared) => differences(record, wanted).length === 0;
    const find = () => records().filter(has)[nth - 1];
    let found = find();
    while (!found) {
      const { value: event, done } = await events.next();
      if (done) break;
      // Where events were dropped, the records of theirs are kept.
      const isNew = event.kind === "lost" || ("request" in event && has(event.request));
      if (isNew || ("served" in event && has(event.served))) found = find();
    }
    if (found) return found;
    signal?.throwIfAborted();
    const until = over.signal.aborted ? `within ${timeout} ms` : "before the emulator was closed";
    const what = JSON.stringify({ scope, nth, ...wanted });
    throw new NoRequestError([`No request like ${what} came ${until}.`, ...misses(records(), wanted)].join("\n"));
  } finally {
    cancel();
    over.abort();
  }
}

/** What a record has otherwise, one member a text. */
function differences(record: Compared, wanted: Wanted): string[] {
  const given: Wanted = { ...record };
  return Object.entries(wanted)
    .filter(([name, value]) => !matchesServed({ host: "", ...record }, { [name]: value }))
    .map(([name, value]) => `${name} is ${JSON.stringify(given[name]) ?? "absent"}, not ${JSON.stringify(value)}`);
}

function misses(records: readonly Compared[], wanted: Wanted): string[] {
  if (records.length === 0) return ["There was none at all."];
  // Of equals the latest are first: what a test did last is what it waits for.
  const nearest = records
    .map((record) => ({ line: lineOf(record), differing: differences(record, wanted) }))
    .reverse()
    .sort((one, other) => one.differing.length - other.differing.length);
  const lines = nearest.slice(0, 3).map(({ line, differing }) => `${line}: ${differing.join("; ") || "matches"}`);
  return [`The nearest of ${records.length}:`, ...lines];
}
