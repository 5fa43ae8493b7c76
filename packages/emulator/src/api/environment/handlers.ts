import type { Operations } from "@slipway/environment/contract";
import type { Handlers } from "../../pipeline/handler.ts";
import { customEnvironmentHandlers } from "./custom-environments.ts";
import { sharedEnvHandlers } from "./shared-envs.ts";

export const environmentHandlers: Handlers<Operations> = { ...customEnvironmentHandlers, ...sharedEnvHandlers };
