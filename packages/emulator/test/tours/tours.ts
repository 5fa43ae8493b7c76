import type { Client } from "@slipway/core";
import type { Ground } from "../things/ground.ts";
import { accessGroupTour } from "./access-groups.ts";
import { tourOfArtifacts } from "./artifacts.ts";
import { tourOfAuthentication } from "./authentication.ts";
import { certTour } from "./certs.ts";
import { dnsTour } from "./dns.ts";
import { domainTour } from "./domains.ts";
import { environmentTour } from "./environment.ts";
import { tourOfGlobalConfig } from "./global-config.ts";
import { tourOfLogs } from "./logs.ts";
import { projectMemberTour } from "./project-members.ts";
import { tourOfSandboxes } from "./sandboxes.ts";
import { tourOfWebhooks } from "./webhooks.ts";

/** What a group's tour begins with. */
interface Start extends Ground {
  /** A client with a token of somebody's, for a team or for themselves. */
  as(token: string, team?: string): Client;
}

/** Calls each operation of a group at least once with success. */
export type Tour = (start: Start) => Promise<void>;

/** A file a group; the oldest groups stand in `tour.ts` itself, since they need each other's things. */
export const tours: readonly Tour[] = [
  accessGroupTour,
  certTour,
  dnsTour,
  domainTour,
  environmentTour,
  projectMemberTour,
  tourOfArtifacts,
  tourOfAuthentication,
  tourOfGlobalConfig,
  tourOfLogs,
  tourOfSandboxes,
  tourOfWebhooks,
];
