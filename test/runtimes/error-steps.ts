import {
  isAbortedError,
  isApiError,
  isDecodeError,
  isInputError,
  isNetworkError,
  isPagingError,
  isPollError,
  isProtocolError,
  isRateLimitError,
  isTimeoutError,
  poll,
} from "@slipway/core";
import { getProject, listProjects } from "@slipway/projects";
import { clientOf, failureOf, type Given, type Step, same } from "./given.ts";

export const errorSteps: Readonly<Record<string, Step>> = {
  "AbortedError: the caller has had enough": async (given) => {
    const stop = new AbortController();
    const call = getProject(clientOf(given), { idOrName: "silent" }, { signal: stop.signal });
    setTimeout(() => stop.abort(), 50);
    same(isAbortedError(await failureOf(call)), true);
  },

  "InputError: nothing is sent": async (given) => {
    const error = await failureOf(getProject(clientOf(given), { idOrName: ".." }));
    same(isInputError(error) && [error.parameter, error.sideEffect], ["idOrName", "none"]);
  },

  "ApiError: the API refuses": async (given) => {
    const error = await failureOf(getProject(clientOf(given), { idOrName: "absent" }));
    same(isApiError(error) && [error.status, error.code, error.attempts], [404, "not_found", 1]);
  },

  "RateLimitError: the API wants to be left alone": async (given) => {
    const error = await failureOf(sentOnce(given, "busy"));
    same(isRateLimitError(error) && [error.status, error.limit], [429, { total: 1, resetMs: 0 }]);
  },

  "NetworkError: the connection breaks": async (given) => {
    const error = await failureOf(sentOnce(given, "cut"));
    same(isNetworkError(error) && error.sideEffect, "possible");
  },

  "NetworkError: shows no value of the path and the query": async (given) => {
    const call = getProject(clientOf(given), { idOrName: "cut" }, { retry: false, team: "hush" });
    const shown: string[] = [];
    for (let error = await failureOf(call); error instanceof Error; error = error.cause) {
      shown.push(String(error), error.stack ?? "", JSON.stringify(error), JSON.stringify(Object.values(error)));
    }
    same(/hush|projects\/cut/.test(shown.join()), false);
  },

  "TimeoutError: no answer comes": async (given) => {
    const error = await failureOf(sentOnce(given, "silent", 50));
    same(isTimeoutError(error) && error.sideEffect, "possible");
  },

  "DecodeError: the answer is not JSON": async (given) => {
    const error = await failureOf(sentOnce(given, "garbled"));
    same(isDecodeError(error) && error.sideEffect, "certain");
  },

  "PagingError: the pages go round in circles": async (given) => {
    const error = await failureOf(listProjects(clientOf(given), { search: "stuck" }).toArray({ limit: 100 }));
    same(isPagingError(error), true);
  },

  "PollError: what is waited for fails": async () => {
    const error = await failureOf(poll(() => 7, { until: () => false, failed: (value) => `it is ${value}` }));
    same(isPollError(error) && error.value, 7);
  },

  "ProtocolError: client and group do not fit": async (given) => {
    const error = await failureOf(getProject({ ...clientOf(given), protocol: 0 }, { idOrName: "site" }));
    same(isProtocolError(error), true);
  },
};

function sentOnce(given: Given, idOrName: string, attempt = 10_000): PromiseLike<unknown> {
  return getProject(clientOf(given), { idOrName }, { retry: false, timeout: { attempt } });
}
