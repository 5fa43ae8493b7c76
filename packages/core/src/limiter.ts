export { type LimiterOptions, limiter } from "./limits/limiter.ts";
export type { Limiter } from "./types/client.ts";
