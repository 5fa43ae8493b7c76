import type { Operations } from "@slipway/certs/contract";
import { type Group, group } from "../../engine/group.ts";
import type { Operations as Unlisted } from "../../generated/unlisted/certs/contract.ts";
import { certHandlers } from "./handlers.ts";
import { happenings } from "./happenings.ts";
import { renewCert } from "./renew.ts";

export const certGroup: Group = group<Operations & Unlisted>({
  handlers: certHandlers,
  happenings,
  jobs: { renew: ({ subject }, services) => renewCert(services, subject) },
});
