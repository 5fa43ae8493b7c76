import { RootCommand } from "@bomb.sh/tab";
import { Command } from "commander";
import type { Context } from "../context.ts";
import { groupNames, groupSummary, loadGroup } from "../groups.ts";
import { registerGroup } from "../operations.ts";
import { addGlobalOptions } from "../options.ts";
import type { Job } from "./job.ts";

/** What the shell's function asks: how the last of these words may go on. It loads what the first one names, the one group or job. */
export function register(command: Command, context: Context, jobs: readonly Job[]): void {
  command.argument("[words...]").action(async (given: string[]) => {
    const root = new RootCommand();
    const globals = addGlobalOptions(new Command());
    const takesValue = (word = ""): boolean =>
      globals.options.some(({ long, short, required }) => required && (word === long || word === short));
    // Options may stand before the command.
    const first = given.findIndex((word, index) => !word.startsWith("-") && !takesValue(given[index - 1]));
    const words = given.slice(Math.max(first, 0));
    addOptions(root, globals);
    for (const { name, summary } of jobs) if (summary) root.command(name, summary);
    for (const name of groupNames) root.command(name, groupSummary(name));
    if (words.length > 1) {
      const made = new Command(words[0]);
      await jobs
        .find(({ name }) => name === words[0])
        ?.load()
        .then(({ register: add }) => add(made, context, jobs));
      const group = groupNames.find((name) => name === words[0]);
      if (group) registerGroup(made, await loadGroup(group), context);
      for (const [path, each] of [
        [made.name(), made] as const,
        ...made.commands.map((one) => [`${made.name()} ${one.name()}`, one] as const),
      ]) {
        const known = root.command(path, each.summary() || each.description());
        addOptions(known, each);
        addOptions(known, globals);
      }
    }
    root.parse(words);
  });
}

function addOptions(to: Pick<RootCommand, "option">, { options }: Command): void {
  for (const { long, description } of options) if (long) to.option(long.slice("--".length), description);
}
