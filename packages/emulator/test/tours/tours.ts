import type { Client } from "@slipway/core";
import type { Ground } from "../things/ground.ts";
import { accessGroupTour } from "./access-groups.ts";
import { environmentTour } from "./environment.ts";
import { projectMemberTour } from "./project-members.ts";

/** What a group's tour begins with. */
export interface Start extends Ground {
  /** A client with a token of somebody's, for a team or for themselves. */
  as(token: string, team?: string): Client;
}

/** Calls each operation of a group at least once with success. */
export type Tour = (start: Start) => Promise<void>;

/** A file a group; the oldest groups stand in `tour.ts` itself, since they need each other's things. */
export const tours: readonly Tour[] = [accessGroupTour, environmentTour, projectMemberTour];
