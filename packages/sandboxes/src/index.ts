export * from "./generated/exports.ts";
export type { EndedCommand, SandboxCommand, WaitOptions } from "./open/command.ts";
export { type FileOptions, type OpenSandbox, type OpenSandboxInput, openSandbox } from "./open/open-sandbox.ts";
export type { CollectedOutput } from "./open/output.ts";
export type { SandboxContent, SandboxFile, SandboxFiles } from "./open/pack-files.ts";
export type { RunOptions, RunResult, StartOptions } from "./open/run-command.ts";
export {
  isSandboxClosedError,
  SandboxClosedError,
  type SandboxClosedErrorFields,
} from "./open/sandbox-closed-error.ts";
export type { CommandSignal } from "./open/signals.ts";
