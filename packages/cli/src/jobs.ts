import type { Job } from "./jobs/job.ts";

/** Jobs in the order of the help; each is `jobs/<name>.ts` with an exported `register`, loaded when its command is called. */
export const jobs: readonly Job[] = [
  job("deploy", "Deploys a folder and prints its address.", () => import("./jobs/deploy.ts"), true),
  job("logs", "Shows the log of a deployment's build and requests.", () => import("./jobs/logs.ts")),
  job("env", "Moves variables between dotenv files and a project.", () => import("./jobs/env.ts"), true),
  job(
    "apply",
    "Creates and changes projects as a file declares, or shows what would change.",
    () => import("./jobs/apply.ts"),
    true,
  ),
  job("explain", "Shows which step of the emulator decides a request.", () => import("./jobs/explain.ts")),
  job("image", "Builds, pushes, pulls and copies container images without Docker.", () => import("./jobs/image.ts")),
  job("sandbox", "Runs a command in a sandbox.", () => import("./jobs/sandbox.ts"), true),
  job("listen", "Forwards webhooks to a program under development.", () => import("./jobs/listen.ts")),
  job("trigger", "Sends a signed event to a program, or repeats a delivery.", () => import("./jobs/trigger.ts")),
  job("api", "Sends any request to the API.", () => import("./jobs/api.ts"), true),
  job("whoami", "Names the user of the token.", () => import("./jobs/whoami.ts")),
  job("emulator", "Runs the emulator's own command.", () => import("./jobs/emulator.ts")),
  job("login", "Stores a token for later commands.", () => import("./jobs/login.ts")),
  job("logout", "Removes a stored token.", () => import("./jobs/logout.ts")),
  job("mcp", "Serves agents: search and execute over MCP.", () => import("./jobs/mcp.ts")),
  job("completion", "Prints completion for bash, zsh or fish.", () => import("./jobs/completion.ts")),
  // Called by shells, and hidden in the help.
  job("complete", "", () => import("./jobs/complete.ts")),
];

function job(name: string, summary: string, load: Job["load"], hasDryRun: boolean = false): Job {
  return { name, summary, load, hasDryRun };
}
