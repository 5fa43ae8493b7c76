import { type Client, type ClientOptions, call, isTimeoutError } from "@slipway/core";
import { failureOf } from "../given.ts";
import { type FaultRow, get, input, ok, token, tokensOf } from "./fault.ts";

const gives = { ok: true };
const forbidden = { code: "forbidden", message: "Not authorized." };
const expired = { status: 403, body: { error: { ...forbidden, invalidToken: true } } };
const refused = { status: 401, body: { error: forbidden } };

function inTurn(): Pick<ClientOptions, "token"> {
  const names = ["first", "second", "third"];
  return { token: async () => names.shift() ?? "none is left" };
}

/** Faults of tokens: they are refused, or their function returns none. */
export const tokenFaults: readonly FaultRow[] = [
  {
    says: "token: one that is refused with a 401 is replaced",
    turns: [refused, ok],
    client: inTurn,
    gives,
    arrives: 2,
    of: ({ home }) => tokensOf(home),
    is: ["first", "second"],
  },
  {
    says: "token: one that the platform calls invalid is replaced",
    turns: [expired, ok],
    client: inTurn,
    gives,
    arrives: 2,
    of: ({ home }) => tokensOf(home),
    is: ["first", "second"],
  },
  {
    says: "token: one that is refused twice is an error with a hint",
    turns: [refused],
    client: inTurn,
    fails: { name: "ApiError", status: 401, attempts: 2, message: /401 forbidden: Not authorized\. \(check token/ },
    arrives: 2,
  },
  {
    says: "token: a 403 that says nothing of it replaces none",
    turns: [{ status: 403, body: { error: forbidden } }],
    client: inTurn,
    fails: { name: "ApiError", status: 403, attempts: 1 },
  },
  {
    says: "token: a refusal that quotes it, in whatever way, replaces it",
    turns: [{ status: 403, body: { error: { ...forbidden, message: btoa(token), invalidToken: true } } }, ok],
    client: () => ({ token: () => token }),
    gives,
    arrives: 2,
  },
  {
    says: "token: calls at the same time ask for it once",
    client: inTurn,
    does: (client) => Promise.all([1, 2, 3].map(() => call(client, get, input))),
    gives: [gives, gives, gives],
    arrives: 3,
    of: ({ home }) => tokensOf(home),
    is: ["first", "first", "first"],
  },
  {
    says: "token: a function that hangs once does not hold the calls after it",
    client: () => {
      const answers = [new Promise<string>(() => {}), token];
      return { token: () => answers.shift() ?? "none is left", timeout: { attempt: 3000 } };
    },
    async does(client: Client) {
      const late = await failureOf(call(client, get, input, { retry: false }));
      return [isTimeoutError(late) && late.sideEffect, await call(client, get, input)];
    },
    gives: ["none", gives],
  },
  {
    says: "token: a function that fails sends nothing",
    client: () => ({ token: () => Promise.reject(new RangeError("the vault is closed")) }),
    fails: { name: "InputError", parameter: "token", sideEffect: "none" },
    arrives: 0,
  },
];
