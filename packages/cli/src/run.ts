import { Command, CommanderError } from "commander";
import type { GlobalOptions } from "./context.ts";
import { CommandError, type Context, exitCodes, type Io, usageError } from "./context.ts";
import { type GroupName, groupNames, groupSummary, loadGroup } from "./groups.ts";
import { jobs } from "./jobs.ts";
import { commandNames } from "./names.ts";
import { addGlobalOptions, beforeParsing } from "./options.ts";
import { isLoss, unwritten, write } from "./write.ts";

/** Runs a command line, and returns its exit code. It never throws. */
export async function run(args: readonly string[], io: Io = process): Promise<number> {
  const end = new AbortController();
  const interrupt = (): void => end.abort();
  // Who closes the terminal or ends a job of a CI wants nothing left behind, either.
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.once(signal, interrupt);
  let lost: Error | undefined;
  // Who reads the output may be gone: that ends nobody's work.
  for (const stream of [io.stdout, io.stderr])
    stream.on("error", (error) => {
      if (isLoss(error)) lost ??= error;
    });
  let options: GlobalOptions = { retry: true, color: true };
  try {
    await parse(args, io, end, (read) => {
      options = read;
    });
    await write(io.stdout, "");
    if (lost) throw unwritten(lost);
    return exitCodes.done;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return exitCodes.done;
    // What was there to choose from stands on stderr already.
    if (error instanceof CommanderError && error.code === "commander.help") return exitCodes.usage;
    const known = error instanceof CommanderError ? usageError(withoutValues(error.message)) : error;
    const { describeError, errorDocument, exitCodeOf } = await import("./errors.ts");
    const { aborted, reason } = end.signal;
    const code = exitCodeOf(aborted ? reason : known);
    const late = aborted && code === exitCodes.timedOut ? "--timeout ran out. " : "";
    const text = options.json ? JSON.stringify(errorDocument(known, code)) : `${late}${describeError(known)}`;
    // An answer that is false has been printed.
    if (!(error instanceof CommandError) || error.message) io.stderr.write(`${text}\n`);
    return code;
  } finally {
    for (const signal of signals) process.off(signal, interrupt);
  }
}

/** What is wrong with a command line, without the values on it, which may be secrets. */
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
  const program = prepared(new Command("slipway"), io)
    .usage("[options] <command> …")
    .description("Vercel's REST API as commands, with an emulator at hand (unofficial).");
  addGlobalOptions(program);
  program.configureHelp({ subcommandTerm: (each) => each.name() });
  // Commander fills in what it returns here.
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
    const real = prepared(new Command(command.name()), io).description(command.description());
    // Usage lines name the whole command.
    prepared(new Command("slipway"), io).addCommand(real);
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
      const group = await groupOf(command);
      if (group) return operation(command, group);
      // Not all that a job does is a call: it may write a file, or reach another program.
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
    command.action(async () => operation(command, name));
  }
  await program.parseAsync(beforeParsing(own), { from: "user" });
}

/** The group that a job shares its name with, `logs`, where the first word is one of its operations. */
async function groupOf(command: Command): Promise<GroupName | undefined> {
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

function prepared(command: Command, { stdout, stderr }: Io): Command {
  return command.exitOverride().configureOutput({
    writeOut: (text) => void stdout.write(text),
    writeErr: (text) => void stderr.write(text),
    // Errors are written by `run`, once.
    outputError: () => {},
    getOutHelpWidth: () => stdout.columns ?? 80,
    getErrHelpWidth: () => stderr.columns ?? 80,
    getOutHasColors: () => stdout.isTTY === true,
  });
}
