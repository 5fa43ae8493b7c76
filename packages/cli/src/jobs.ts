import type { Command } from "commander";
import type { Context } from "./context.ts";

/** What a job's file exports. */
interface JobModule {
  /** Adds arguments, options, commands and the action to the job's own command. */
  register(command: Command, context: Context): void;
}

/** A command that is more than one operation. */
export interface Job {
  readonly name: string;
  readonly summary: string;
  load(): Promise<JobModule>;
}

/**
 * All jobs, in the order of the help. To add one, write `jobs/<name>.ts` with an exported `register(command, context)`, and its line
 * here. It is loaded when its command is called. The global options are in `context.options`, and are no business of the job's.
 */
export const jobs: readonly Job[] = [
  { name: "login", summary: "Keeps a token for later commands.", load: () => import("./jobs/login.ts") },
  { name: "logout", summary: "Forgets a token that was kept.", load: () => import("./jobs/logout.ts") },
  { name: "mcp", summary: "Serves agents: search and execute over MCP.", load: () => import("./jobs/mcp.ts") },
  {
    name: "completion",
    summary: "Prints completion for bash, zsh or fish.",
    load: () => import("./jobs/completion.ts"),
  },
  // Shells ask it; the help does not show it.
  { name: "complete", summary: "", load: () => import("./jobs/complete.ts") },
];
