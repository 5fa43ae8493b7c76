import type { Operations } from "@slipway/aliases/contract";
import { aliasHappenings } from "../../domain/hosts/alias-event-types.ts";
import { type Group, group } from "../../pipeline/group.ts";
import type { FurtherRight } from "../../pipeline/right-of.ts";
import { aliasHandlers } from "./handlers.ts";

const ofProduction: FurtherRight<unknown> = {
  right: "deploy.production",
  if: "the name leads to production, or is one of the project's production domains",
};

export const aliasGroup: Group = group<Operations>({
  handlers: aliasHandlers,
  // What operations on aliases need, beyond reading and writing.
  access: {
    assignAlias: { right: "deploy", further: [ofProduction] },
    deleteAlias: { right: "deploy", further: [ofProduction] },
    updateUrlProtectionBypass: "protection",
  },
  happenings: aliasHappenings,
});
