export * from "./call.ts";
// Builds for browsers and edge runtimes get that of `fetch.ts` in its place, by the conditions of package.json.
export { createClient, type KyClientOptions, type KyInstance } from "./ky.ts";
