export { createEmulator, type Emulator, type EmulatorOptions } from "./emulator.ts";
export type { Clock } from "./engine/clock.ts";
export type { BuildFault, Fault, Faults, RequestFault } from "./engine/faults.ts";
export type { RequestRecord } from "./engine/ledger.ts";
export { defaultSeed, type SeedData, type SeedProject, type SeedTeam, type SeedUser } from "./state/seed.ts";
