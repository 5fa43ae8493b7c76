import { createClient as createFetchClient } from "@slipway/core/fetch";
import { createClient as createKyClient } from "@slipway/core/ky";
import type { Given } from "./given.ts";

type Transport = Pick<Given, "transport" | "createClient">;

export const kyClient: Transport = { transport: "ky", createClient: createKyClient };
export const fetchClient: Transport = { transport: "fetch", createClient: createFetchClient };
