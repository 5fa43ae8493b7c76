export { derive } from "./transport/derive.ts";
export type { DerivedOptions } from "./types/client.ts";
