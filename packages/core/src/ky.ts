export { createClient, type KyClientOptions } from "./transport/ky-client.ts";
export type { KyInstance } from "./transport/ky-loop.ts";
