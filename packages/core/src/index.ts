export * from "./call.ts";
// Builds for browsers and edge runtimes get `fetch.ts` here, by the conditions of package.json.
export { createClient, type KyClientOptions, type KyInstance } from "./ky.ts";
