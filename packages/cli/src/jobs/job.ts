import type { Command } from "commander";
import type { Context } from "../context.ts";

interface JobModule {
  /** Adds arguments, options, commands and the action to the job's own command. `jobs` are all that there are. */
  register(command: Command, context: Context, jobs: readonly Job[]): void;
}

export interface Job {
  readonly name: string;
  readonly summary: string;
  /** Whether its first change can be shown in its place: whatever it does is a call of the client. */
  readonly hasDryRun: boolean;
  load(): Promise<JobModule>;
}
