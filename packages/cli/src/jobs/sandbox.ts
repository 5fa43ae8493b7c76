import { getProject } from "@slipway/projects";
import { openSandbox, type RunOptions } from "@slipway/sandboxes";
import type { Command } from "commander";
import { CommandError, type Context, usageError } from "../context.ts";
import { theProject } from "./the-project.ts";

interface RunFlags {
  readonly name?: string;
  readonly image?: string;
  readonly project?: string;
  readonly cwd?: string;
  readonly sudo?: true;
  readonly keep?: true;
}

/** Runs a command in a sandbox, and ends with its output and exit code. */
export function register(command: Command, context: Context): void {
  command
    .command("run")
    .description("Runs a command in a sandbox, a new one unless --name names an existing one.")
    .argument("[command...]", "behind --, the command and its arguments")
    .option("--name <name>", "the sandbox")
    .option("--image <image>", "the image of a new one")
    .option("--project <id>", "the project; default: the one that this folder is linked to")
    .option("--cwd <folder>", "the working directory")
    .option("--sudo", "as root")
    .option("--keep", "keep a new sandbox, which is deleted otherwise")
    .addHelpText("after", "\nslipway sandbox run -- node --version")
    .action((words: readonly string[], flags: RunFlags) => runCommand(words, flags, context));
}

async function runCommand([program, ...args]: readonly string[], flags: RunFlags, context: Context): Promise<void> {
  if (program === undefined) throw usageError("The command is missing after --, as in slipway sandbox run -- ls.");
  const { io, signal } = context;
  const { name, image, project, cwd, sudo, keep } = flags;
  const client = await context.client();
  const { idOrName, call } = await theProject(project, context);
  const { id: projectId } = await getProject(client, { idOrName }, call);
  const sandbox = await context.progress("Opening the sandbox", () =>
    openSandbox(client, { name, image, projectId, atEnd: keep ? "keep" : "delete" }, call),
  );
  try {
    context.note(`The sandbox is ${sandbox.name}.`);
    const onOutput: RunOptions["onOutput"] = ({ stream, data }) =>
      void (stream === "stderr" ? io.stderr : io.stdout).write(data);
    const { exitCode } = await sandbox.run(program, args, { cwd, sudo, signal, maxOutput: 0, onOutput });
    if (exitCode !== 0) throw new CommandError(`${program} ended with exit code ${exitCode}.`, exitCode);
  } finally {
    // An existing sandbox may be in use.
    if (sandbox.isNew) await sandbox[Symbol.asyncDispose]();
  }
}
