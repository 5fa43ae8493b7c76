import type { Part } from "../../engine/services.ts";

/** From a deployment's creation to READY, in ms. */
export const buildTime: Part<number> = { make: () => 1000 };
