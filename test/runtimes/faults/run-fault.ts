import { type Clock, call } from "@slipway/core";
import { systemClock } from "@slipway/core/raw";
import { same } from "../given.ts";
import { type FaultGiven, type FaultRow, get, input, ok, post, type SeenBy, token } from "./fault.ts";
import { unlike } from "./unlike.ts";

/** Waits between attempts pass at once; time limits are real. */
const eager: Clock = { ...systemClock, sleep: (_, signal) => systemClock.sleep(0, signal) };

interface Place {
  readonly id: string;
  readonly url: string;
}

/**
 * Orders the faults of a row, does what its caller does, and compares.
 *
 * @returns the error where the row has one.
 * @throws an error that says what is otherwise.
 */
export async function runFault(row: FaultRow, { createClient, faults }: FaultGiven): Promise<unknown> {
  const {
    turns = [ok],
    elsewhere,
    keepsAlive,
    operation = get,
    options,
    does,
    gives,
    fails,
    arrives = 1,
    arrivesElsewhere = 0,
  } = row;
  const { id, url }: Place = await postJson(`${faults}/order`, { turns, elsewhere, keepsAlive });
  const client = createClient({ baseUrl: url, token, clock: eager, ...row.client?.() });
  const doing = does ? does(client) : call(client, operation, operation.route === post.route ? {} : input, options);
  const outcome = await Promise.resolve(doing).then(
    (value) => ({ value, error: undefined }),
    (error: unknown) => ({ value: undefined, error }),
  );
  if (outcome.error && !fails) throw outcome.error;
  if (fails && !outcome.error) throw new Error(`it gives ${JSON.stringify(outcome.value)}, and was expected to fail`);
  const wrong = fails ? unlike(outcome.error, fails) : unlike(outcome.value, gives);
  if (wrong) throw new Error(wrong, { cause: outcome.error });
  const seen: SeenBy = await (await fetch(`${faults}/seen/${id}`)).json();
  const count = seen.home.length;
  same([[arrives].flat().includes(count) || count, seen.elsewhere.length], [true, arrivesElsewhere]);
  if (row.of) same(row.of(seen), row.is);
  return outcome.error;
}

/** Text needs no leave from the server that a page would have to ask for. */
export async function postJson<Answer>(url: string, body: object): Promise<Answer> {
  const headers = { "content-type": "text/plain" };
  return (await fetch(url, { method: "POST", headers, body: JSON.stringify(body) })).json();
}
