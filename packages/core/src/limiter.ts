export { limitedBy } from "./limits/limited-by.ts";
export type { LimiterOptions } from "./limits/limiter.ts";
export { limiter } from "./limits/limiter.ts";
export type { LimiterStore, StoredText } from "./limits/store.ts";
export type { Limiter, LimiterLayer } from "./types/client.ts";
