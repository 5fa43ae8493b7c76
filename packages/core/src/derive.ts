export { derive } from "./client/derive.ts";
export type { DerivedOptions } from "./types/client.ts";
