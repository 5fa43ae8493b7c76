export type { Deliveries, Delivery } from "./control/deliveries.ts";
export type { EmulatorEvent } from "./control/feed.ts";
export { createEmulator } from "./emulator.ts";
export type { Authority, Emulator, EmulatorOptions, Proxy, ProxyOptions } from "./emulator-types.ts";
export type { EmulatorClock } from "./engine/clock.ts";
export type { BuildFault, Fault, Faults, RequestFault, StubbedAnswer } from "./engine/faults/fault.ts";
export type { RequestRecord } from "./engine/ledger.ts";
export type { WebhookOptions } from "./engine/webhooks/options.ts";
export type { DeliveryAttempt, DeliveryState } from "./engine/webhooks/tables.ts";
export type { DnsRecord, RecordType, SsoCode, SsoSignOn, TeamCache, TeamPlan, World } from "./engine/world.ts";
export type { RegistryOptions, SparseContent } from "./groups/registry/ports/options.ts";
export type { SandboxIsolation, SandboxOptions, SandboxRuntimeName } from "./groups/sandboxes/ports/options.ts";
export type { SiteDeployment, SiteHandler } from "./hosting/handlers.ts";
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
