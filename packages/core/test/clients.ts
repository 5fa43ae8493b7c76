import { Agent } from "undici";
import { createClient } from "../src/transport/create-client.ts";
import { createClient as createFetchClient } from "../src/transport/fetch-client.ts";
import { undiciFetch } from "../src/transport/undici-fetch.ts";
import type { Client, ClientOptions } from "../src/types/client.ts";

/** Both transports, for `test.each`: what one does the other does. */
export const clients: readonly { name: string; create: (options?: ClientOptions) => Client }[] = [
  { name: "ky", create: createClient },
  { name: "fetch", create: createFetchClient },
  {
    name: "fetch by undici's dispatcher",
    create: (options) => createFetchClient({ fetch: undiciFetch(new Agent()), ...options }),
  },
];
