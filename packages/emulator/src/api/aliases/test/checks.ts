import * as aliases from "@slipway/aliases";
import type { Operations } from "@slipway/aliases/contract";
import type { Cases } from "../../../../test/checks.ts";

const ofProduction = "the name leads to production, or is one of the project's production domains";

export const aliasCases: Cases<Operations> = {
  listDeploymentAliases: (client, { finished }) => aliases.listDeploymentAliases(client, { id: finished.preview }),
  assignAlias: {
    plain: (client, { finished }) => aliases.assignAlias(client, { id: finished.preview, alias: "further" }),
    [ofProduction]: (client, { finished }) =>
      aliases.assignAlias(client, { id: finished.preview, alias: "www.example.com" }),
  },
  listAliases: (client) => aliases.listAliases(client),
  getAlias: (client, { alias }) => aliases.getAlias(client, { idOrAlias: alias }),
  deleteAlias: {
    plain: (client, { alias }) => aliases.deleteAlias(client, { aliasId: alias }),
    [ofProduction]: (client, { productionAlias }) => aliases.deleteAlias(client, { aliasId: productionAlias }),
  },
  updateUrlProtectionBypass: (client, { alias }) => aliases.updateUrlProtectionBypass(client, { id: alias, ttl: 60 }),
};
