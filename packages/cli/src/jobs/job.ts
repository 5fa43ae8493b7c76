import type { Command } from "commander";
import type { Context } from "../context.ts";

interface JobModule {
  /** Adds arguments, options, commands and the action to the job's command. */
  register(command: Command, context: Context, jobs: readonly Job[]): void;
}

export interface Job {
  readonly name: string;
  readonly summary: string;
  /** Its first change can be shown in a dry run, because all its effects are calls of the client. */
  readonly hasDryRun: boolean;
  load(): Promise<JobModule>;
}
