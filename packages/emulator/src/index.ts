export type { Deliveries, Delivery } from "./control/deliveries.ts";
export type { Authority, Emulator, EmulatorOptions, Proxy, ProxyOptions } from "./control/emulator-types.ts";
export type { EmulatorEvent } from "./control/feed.ts";
export type { SiteDeployment, SiteHandler } from "./domain/deployments/site-handlers.ts";
export type { WebhookOptions } from "./domain/events/webhook-options.ts";
export type { DeliveryAttempt, DeliveryState } from "./domain/events/webhook-tables.ts";
export type { RegistryOptions, SparseContent } from "./domain/images/options.ts";
export type { SandboxIsolation, SandboxOptions, SandboxRuntimeName } from "./domain/sandboxes/options.ts";
export type { DnsRecord, RecordType, SsoCode, SsoSignOn, TeamCache, TeamPlan, World } from "./domain/world/world.ts";
export type { BuildFault, Fault, Faults, RequestFault, StubbedAnswer } from "./engine/faults/fault.ts";
export type { RequestRecord } from "./engine/request-log.ts";
export type { EmulatorClock } from "./engine/time/clock.ts";
export type { ServingStep } from "./hosting/serving-steps.ts";
export type { ServedRecord } from "./hosting/sites.ts";
export {
  defaultSeed,
  type SeedData,
  type SeedProject,
  type SeedTeam,
  type SeedToken,
  type SeedUser,
} from "./seed/seed.ts";
export type { OpenApi } from "./server/documents.ts";
export { createEmulator } from "./start/emulator.ts";
