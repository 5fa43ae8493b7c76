import { must } from "../errors/input-error.ts";
import { joinLayers } from "../middleware/layers.ts";
import type { Client, ClientOptions, DerivedOptions } from "../types/client.ts";
import { checkClientOptions } from "../wire/check-options.ts";
import { internalsOf, makeClient } from "./make-client.ts";

/**
 * Derives a client that shares the token, the retry budget and the limiter of another one. Headers, versions, timeouts and retries are
 * merged into the existing ones, middleware is nested inside, and every other option replaces its predecessor. Base URL and clock stay.
 *
 * @throws `InputError` for what is not an option of a derived client.
 * @example
 * ```ts
 * const acme = derive(client, { team: "acme", headers: { "x-request-source": "nightly-job" } });
 * ```
 */
export function derive(client: Client, more: DerivedOptions): Client {
  const internals = internalsOf(client);
  checkClientOptions(more);
  // Credentials and learned limits belong to one API.
  for (const name of ["baseUrl", "allowInsecure", "clock"]) {
    must(!(name in more), name, "be the same in a derived client: make another one with createClient");
  }
  const hasOtherCredentials = more.token !== undefined || more.authorization !== undefined;
  const hasBudget = more.retry && more.retry.budget !== undefined;
  return makeClient(mergeOptions(internals.options, more), internals.loop, {
    parent: client,
    authorization: hasOtherCredentials ? undefined : internals.authorization,
    budget: hasBudget ? undefined : internals.budget,
  });
}

function mergeOptions(options: ClientOptions, more: DerivedOptions): ClientOptions {
  const { retry = options.retry } = more;
  return {
    ...options,
    ...(more.token !== undefined && { authorization: undefined }),
    ...(more.authorization !== undefined && { token: null }),
    ...definedMembers(more),
    headers: { ...byLowerName(options.headers), ...byLowerName(more.headers) },
    versions: { ...options.versions, ...definedMembers(more.versions) },
    timeout: { ...options.timeout, ...definedMembers(more.timeout) },
    retry: retry && { ...(options.retry || undefined), ...definedMembers(retry) },
    middleware: joinLayers(options.middleware, more.middleware),
  };
}

function byLowerName(headers: ClientOptions["headers"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(definedMembers(headers)).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

function definedMembers<Given extends object>(value: Given | undefined): Given {
  const members = Object.entries(value ?? {}).filter(([, value]) => value !== undefined);
  // Members that may be undefined are optional in options and in records.
  return Object.fromEntries(members) as Given;
}
