export { createClient, type KyClientOptions } from "./client/ky-client.ts";
export type { KyInstance } from "./client/ky-loop.ts";
