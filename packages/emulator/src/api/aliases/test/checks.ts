import * as aliases from "@slipway/aliases";
import type { Operations } from "@slipway/aliases/contract";
import type { GroupChecks, SmokeTest } from "../../../../test/checks.ts";

const smoke: SmokeTest = async ({ owner, deployment: id }) => {
  const { uid } = await aliases.assignAlias(owner, { id, alias: "extra" });
  await aliases.listDeploymentAliases(owner, { id });
  await aliases.listAliases(owner);
  await aliases.getAlias(owner, { idOrAlias: uid });
  await aliases.updateUrlProtectionBypass(owner, { id: uid, ttl: 60 });
  await aliases.deleteAlias(owner, { aliasId: uid });
};

const ofProduction = "the name leads to production, or is one of the project's production domains";

export const checks: GroupChecks<Operations> = {
  level: "behaviour",
  smoke,
  about: { noProject: ["listAliases"] },
  requests: {
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
  },
};
