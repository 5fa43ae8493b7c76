import ky from "ky";
import { Agent } from "undici";
import { createClient as createFetchClient } from "../src/client/fetch-client.ts";
import { createClient } from "../src/client/ky-client.ts";
import { undiciFetch } from "../src/client/undici-fetch.ts";
import type { Client, ClientOptions } from "../src/types/client.ts";

const watch = (): void => {};

/** An instance of ky whose hooks change nothing. */
const watched = ky.extend({
  hooks: { beforeRequest: [watch], beforeRetry: [watch], beforeError: [({ error }) => error], afterResponse: [watch] },
});

/** Both transports, for `test.each`: they behave alike. */
export const clients: readonly { name: string; create: (options?: ClientOptions) => Client }[] = [
  { name: "ky", create: createClient },
  { name: "ky with hooks", create: (options) => createClient({ ky: watched, ...options }) },
  { name: "fetch", create: createFetchClient },
  {
    name: "fetch by undici's dispatcher",
    create: (options) => createFetchClient({ fetch: undiciFetch(new Agent()), ...options }),
  },
];
