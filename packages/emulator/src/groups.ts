import type { Operations as AliasOperations } from "@slipway/aliases/contract";
import type { Operations as DeploymentOperations } from "@slipway/deployments/contract";
import type { Operations as ProjectOperations } from "@slipway/projects/contract";
import type { Operations as RegistryOperations } from "@slipway/registry/contract";
import type { Operations as TeamOperations } from "@slipway/teams/contract";
import type { Operations as UserOperations } from "@slipway/user/contract";
import type { Operations as VcrOperations } from "@slipway/vcr/contract";
import { type KnownOperation, known, type ModelledGroup, modelled } from "./engine/operation.ts";
import { groups } from "./generated/groups.ts";
import { aliasHandlers } from "./groups/aliases/handlers.ts";
import { deploymentHandlers } from "./groups/deployments/handlers.ts";
import { projectHandlers } from "./groups/projects/handlers.ts";
import { registryHandlers } from "./groups/registry/handlers.ts";
import { registryProtocol } from "./groups/registry/protocol.ts";
import { teamHandlers } from "./groups/teams/handlers.ts";
import { userHandlers } from "./groups/user/handlers.ts";
import { vcrHandlers } from "./groups/vcr/handlers.ts";

/** The groups that the emulator carries out. Adding one here is how it grows; the others answer 501. */
export const modelledGroups: Readonly<Record<string, ModelledGroup>> = {
  aliases: modelled<AliasOperations>(aliasHandlers),
  deployments: modelled<DeploymentOperations>(deploymentHandlers),
  projects: modelled<ProjectOperations>(projectHandlers),
  registry: modelled<RegistryOperations>(registryHandlers, registryProtocol),
  teams: modelled<TeamOperations>(teamHandlers),
  user: modelled<UserOperations>(userHandlers),
  vcr: modelled<VcrOperations>(vcrHandlers),
};

/** Every operation that the emulator can tell by its route. */
export const operations: readonly KnownOperation[] = Object.entries(groups).flatMap(([name, group]) =>
  known(group, modelledGroups[name]),
);
