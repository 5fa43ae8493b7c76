import { RootCommand } from "@bomb.sh/tab";
import { Command } from "commander";
import type { Context } from "../context.ts";
import { groupNames, groupSummary, loadGroup } from "../groups.ts";
import { jobs } from "../jobs.ts";
import { registerGroup } from "../operations.ts";
import { addGlobalOptions } from "../options.ts";

/** What the shell's function asks: how the last of these words may go on. It loads the one group that the first one names. */
export function register(command: Command, context: Context): void {
  command.argument("[words...]").action(async (words: string[]) => {
    const root = new RootCommand();
    const globals = addGlobalOptions(new Command());
    addOptions(root, globals);
    for (const { name, summary } of jobs) if (summary) root.command(name, summary);
    for (const name of groupNames) root.command(name, groupSummary(name));
    const group = groupNames.find((name) => name === words[0]);
    if (group && words.length > 1) {
      const made = new Command(group);
      registerGroup(made, await loadGroup(group), context);
      for (const each of made.commands) {
        const known = root.command(`${group} ${each.name()}`, each.summary());
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
