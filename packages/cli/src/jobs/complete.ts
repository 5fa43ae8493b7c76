import { RootCommand } from "@bomb.sh/tab";
import { Command } from "commander";
import type { Context } from "../context.ts";
import { groupNames, groupSummary, loadGroup } from "../groups.ts";
import { registerGroup } from "../operations.ts";
import { addGlobalOptions } from "../options.ts";
import type { Job } from "./job.ts";

/** Completes the last of the given words for the shell. Only the named group or job is loaded. */
export function register(command: Command, context: Context, jobs: readonly Job[]): void {
  command.argument("[words...]").action(async (input: string[]) => {
    const root = new RootCommand();
    const globals = addGlobalOptions(new Command());
    const takesValue = (word = ""): boolean =>
      globals.options.some(({ long, short, required }) => required && (word === long || word === short));
    const first = input.findIndex((word, index) => !word.startsWith("-") && !takesValue(input[index - 1]));
    const words = input.slice(Math.max(first, 0));
    addOptions(root, globals);
    for (const { name, summary } of jobs) if (summary) root.command(name, summary);
    for (const name of groupNames) root.command(name, groupSummary(name));
    if (words.length > 1) {
      const target = new Command(words[0]);
      await jobs
        .find(({ name }) => name === words[0])
        ?.load()
        .then(({ register: add }) => add(target, context, jobs));
      const group = groupNames.find((name) => name === words[0]);
      if (group) registerGroup(target, await loadGroup(group), context);
      for (const [path, each] of [
        [target.name(), target] as const,
        ...target.commands.map((one) => [`${target.name()} ${one.name()}`, one] as const),
      ]) {
        const entry = root.command(path, each.summary() || each.description());
        addOptions(entry, each);
        addOptions(entry, globals);
      }
    }
    root.parse(words);
  });
}

function addOptions(to: Pick<RootCommand, "option">, { options }: Command): void {
  for (const { long, description } of options) if (long) to.option(long.slice("--".length), description);
}
