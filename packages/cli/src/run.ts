import { Command, CommanderError } from "commander";
import { CommandError, type Context, exitCodes, type GlobalOptions, type Io, usageError } from "./context.ts";
import { formerNames } from "./generated/group-loaders.ts";
import { type GroupName, groupNames, groupSummary, loadGroup } from "./groups.ts";
import { jobs } from "./jobs.ts";
import { commandNames } from "./names.ts";
import { addGlobalOptions, beforeParsing } from "./options.ts";
import { isLoss, unwritten, writeOutput } from "./output.ts";

/** Runs a command line and returns its exit code; never throws. */
export async function run(args: readonly string[], io: Io = process): Promise<number> {
  const end = new AbortController();
  const interrupt = (): void => end.abort();
  // Closing the terminal or ending a CI job must clean up, too.
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.once(signal, interrupt);
  let lost: Error | undefined;
  // A missing reader does not end the work.
  for (const stream of [io.stdout, io.stderr])
    stream.on("error", (error) => {
      if (isLoss(error)) lost ??= error;
    });
  let options: GlobalOptions = { retry: true, color: true };
  try {
    await parse(args, io, end, (read) => {
      options = read;
    });
    await writeOutput(io.stdout, "");
    if (lost) throw unwritten(lost);
    return exitCodes.done;
  } catch (error) {
    return await reportError(error, options, io, end.signal);
  } finally {
    for (const signal of signals) process.off(signal, interrupt);
  }
}

async function reportError(
  error: unknown,
  options: GlobalOptions,
  { stderr }: Io,
  { aborted, reason }: AbortSignal,
): Promise<number> {
  if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.done;
  if (error instanceof CommanderError && error.code === "commander.help") return exitCodes.usage;
  const reported = error instanceof CommanderError ? usageError(withoutValues(error.message)) : error;
  const { describeError, errorDocument, exitCodeOf } = await import("./errors.ts");
  const code = exitCodeOf(aborted ? reason : reported);
  const late = aborted && code === exitCodes.timedOut ? "--timeout ran out. " : "";
  const text = options.json ? JSON.stringify(errorDocument(reported, code)) : `${late}${describeError(reported)}`;
  // A false answer was printed already.
  if (!(error instanceof CommandError) || error.message) stderr.write(`${text}\n`);
  return code;
}

/** Removes values from commander's errors, because they may be secrets. */
function withoutValues(message: string): string {
  return message
    .replace(/^error: /, "")
    .replace(/'(--[\w-]+)=.*'/s, "'$1'")
    .replace(/(but got \d+): .*$/s, "$1.");
}

async function parse(
  args: readonly string[],
  io: Io,
  end: AbortController,
  read: (options: GlobalOptions) => void,
): Promise<void> {
  const rest = args.indexOf("--");
  const own = rest < 0 ? args : args.slice(0, rest);
  const literal = rest < 0 ? [] : args.slice(rest);
  const program = configured(new Command("slipway"), io)
    .usage("[options] <command> …")
    .description("Vercel's REST API as commands, with an emulator at hand (unofficial).");
  addGlobalOptions(program);
  program.configureHelp({ subcommandTerm: (each) => each.name() });
  read(program.opts());
  const globals = program.options.flatMap(({ long, short }) => [long ?? [], short ?? []].flat());
  const begin = async (
    command: Command,
    register: (real: Command, context: Context) => void,
    isJob: boolean = false,
  ): Promise<void> => {
    const options: GlobalOptions = program.opts();
    const { createContext } = await import("./create-context.ts");
    const late = (): void => end.abort(new DOMException(`--timeout ran out`, "TimeoutError"));
    if (options.timeout !== undefined) setTimeout(late, options.timeout).unref();
    const context = createContext(io, { options, globals, isJob }, end.signal);
    const real = configured(new Command(command.name()), io).description(command.description());
    // The parent completes usage lines.
    configured(new Command("slipway"), io).addCommand(real);
    register(real, context);
    await real.parseAsync([...command.args, ...literal], { from: "user" });
  };
  const operation = async (command: Command, name: GroupName): Promise<void> => {
    const [{ registerGroup }, group] = await Promise.all([import("./operations.ts"), loadGroup(name)]);
    await begin(command, (real, context) => registerGroup(real, group, context));
  };
  program.commandsGroup("Jobs:");
  for (const { name, summary, load, hasDryRun } of jobs) {
    const command = stub(program, name, summary);
    command.action(async () => {
      const group = await groupOfJob(command);
      if (group) return operation(command, group);
      // Without calls of the client (files, other programs) no dry run is possible.
      if (program.opts().dryRun && !hasDryRun)
        throw usageError(`slipway ${name} has no dry run, and nothing was done.`);
      const { register } = await load();
      await begin(command, (real, context) => register(real, context, jobs), true);
    });
  }
  program.commandsGroup("Groups of operations:");
  for (const name of groupNames) {
    if (jobs.some((job) => job.name === name)) continue;
    const command = stub(program, name, groupSummary(name));
    const former = formerNames[name];
    // Scripts of before have the former name, which no help shows.
    if (former) command.alias(former);
    command.action(async () => operation(command, name));
  }
  await program.parseAsync(beforeParsing(own), { from: "user" });
}

/** The group with the name of a job (`logs`), if the first word is one of its operations. */
async function groupOfJob(command: Command): Promise<GroupName | undefined> {
  const name = groupNames.find((each) => each === command.name());
  if (!name) return undefined;
  const functions = Object.keys((await loadGroup(name)).contract.operations);
  return [...commandNames(name, functions)].flat().includes(command.args[0] ?? "") ? name : undefined;
}

function stub(program: Command, name: string, summary: string): Command {
  return program
    .command(name, { hidden: !summary })
    .description(summary)
    .argument("[words…]")
    .allowUnknownOption()
    .allowExcessArguments()
    .helpOption(false);
}

function configured(command: Command, { stdout, stderr }: Io): Command {
  return command.exitOverride().configureOutput({
    writeOut: (text) => void stdout.write(text),
    writeErr: (text) => void stderr.write(text),
    outputError: () => {},
    getOutHelpWidth: () => stdout.columns ?? 80,
    getErrHelpWidth: () => stderr.columns ?? 80,
    getOutHasColors: () => stdout.isTTY === true,
  });
}
