// Generated from contract/ by `pnpm generate`. Changes here are lost.
import type { GroupContract } from "@slipway/core";
import { contract as aliasesContract } from "@slipway/aliases/contract";
import * as aliasesSchemas from "@slipway/aliases/schemas";
import { contract as deploymentsContract } from "@slipway/deployments/contract";
import * as deploymentsSchemas from "@slipway/deployments/schemas";
import { contract as projectsContract } from "@slipway/projects/contract";
import * as projectsSchemas from "@slipway/projects/schemas";
import { contract as teamsContract } from "@slipway/teams/contract";
import * as teamsSchemas from "@slipway/teams/schemas";
import { contract as userContract } from "@slipway/user/contract";
import * as userSchemas from "@slipway/user/schemas";
import type { GenericSchema } from "valibot";

/** A group's operations as data, with the schemas that they name. */
export interface GroupDescription {
  readonly contract: GroupContract;
  readonly schemas: Readonly<Record<string, GenericSchema>>;
}

/** Every group of the API, by name. */
export const groups: Readonly<Record<string, GroupDescription>> = {
  aliases: { contract: aliasesContract, schemas: aliasesSchemas },
  deployments: { contract: deploymentsContract, schemas: deploymentsSchemas },
  projects: { contract: projectsContract, schemas: projectsSchemas },
  teams: { contract: teamsContract, schemas: teamsSchemas },
  user: { contract: userContract, schemas: userSchemas },
};
