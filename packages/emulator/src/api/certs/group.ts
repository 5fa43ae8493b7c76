import type { Operations } from "@slipway/certs/contract";
import type { Operations as Unlisted } from "../../generated/unlisted/certs/contract.ts";
import { type Group, group } from "../../pipeline/group.ts";
import { happenings } from "./event-types.ts";
import { certHandlers } from "./handlers.ts";
import { renewCert } from "./renew.ts";

export const certGroup: Group = group<Operations & Unlisted>({
  handlers: certHandlers,
  happenings,
  jobs: { renew: ({ subject }, services) => renewCert(services, subject) },
});
