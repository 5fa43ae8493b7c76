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
  { name: "deploy", summary: "Deploys a folder and says where it opens.", load: () => import("./jobs/deploy.ts") },
  {
    name: "logs",
    summary: "Shows what a build and the requests of a deployment say.",
    load: () => import("./jobs/logs.ts"),
  },
  { name: "env", summary: "Moves variables between dotenv files and a project.", load: () => import("./jobs/env.ts") },
  {
    name: "apply",
    summary: "Makes projects as a file says, or says what would change.",
    load: () => import("./jobs/apply.ts"),
  },
  {
    name: "image",
    summary: "Builds, pushes and pulls container images without Docker.",
    load: () => import("./jobs/image.ts"),
  },
  { name: "sandbox", summary: "Runs a command in a sandbox.", load: () => import("./jobs/sandbox.ts") },
  {
    name: "listen",
    summary: "Hands webhooks on to a program under development.",
    load: () => import("./jobs/listen.ts"),
  },
  {
    name: "trigger",
    summary: "Sends an event to a program, signed, or a delivery again.",
    load: () => import("./jobs/trigger.ts"),
  },
  { name: "api", summary: "Sends any request to the API.", load: () => import("./jobs/api.ts") },
  { name: "whoami", summary: "Names the user of the token.", load: () => import("./jobs/whoami.ts") },
  { name: "emulator", summary: "Runs the emulator's own command.", load: () => import("./jobs/emulator.ts") },
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
