import type { Client, ClientOptions } from "../src/client.ts";
import { createClient } from "../src/create-client.ts";
import { createClient as createFetchClient } from "../src/fetch.ts";

/** Both transports, for `test.each`: what one does the other does. */
export const clients: readonly { name: string; create: (options?: ClientOptions) => Client }[] = [
  { name: "ky", create: createClient },
  { name: "fetch", create: createFetchClient },
];
