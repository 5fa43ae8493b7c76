import type { Operations } from "@slipway/aliases/contract";
import type { GroupChecks } from "../../../../test/checks.ts";

const ofProduction = "the name leads to production, or is one of the project's production domains";

export const checks: GroupChecks<Operations> = {
  level: "behaviour",
  about: { noProject: ["listAliases"] },
  inputs: {
    listDeploymentAliases: ({ finished }) => ({ id: finished.preview }),
    assignAlias: {
      plain: ({ finished }) => ({ id: finished.preview, alias: "further" }),
      [ofProduction]: ({ finished }) => ({ id: finished.preview, alias: "www.example.com" }),
    },
    listAliases: {},
    getAlias: ({ alias }) => ({ idOrAlias: alias }),
    updateUrlProtectionBypass: ({ alias }) => ({ id: alias, ttl: 60 }),
    deleteAlias: {
      plain: ({ alias }) => ({ aliasId: alias }),
      [ofProduction]: ({ productionAlias }) => ({ aliasId: productionAlias }),
    },
  },
};
