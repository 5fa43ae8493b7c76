import { buildTime } from "../../domain/deployments/build-time.ts";
import { createVisits, visits } from "../../engine/visits.ts";
import type { PlugIn } from "../plug-in.ts";

/** How long builds take, and the requests that the emulator itself makes to what is deployed. */
export const deploymentsPlugIn: PlugIn = {
  choose({ options, parts, answer }) {
    parts.set(visits, createVisits(answer));
    if (options.buildTime !== undefined) parts.set(buildTime, options.buildTime);
  },
  open: ({ services }) => ({ settled: () => services.part(visits).settled() }),
};
