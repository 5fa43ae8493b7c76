import { call } from "@slipway/core";
import type { Command } from "commander";
import type { Context } from "./context.ts";
import type { LoadedGroup } from "./groups.ts";

/** Adds a command for each operation of a group. */
export function registerGroup(command: Command, { contract }: LoadedGroup, context: Context): void {
  for (const [name, operation] of Object.entries(contract.operations)) {
    command
      .command(name)
      .description(operation.summary)
      .argument("[fields...]")
      .action(async (fields: string[]) => {
        const input = Object.fromEntries(fields.map((each) => each.split("=", 2)));
        await context.print(await call(await context.client(), operation, input, { signal: context.signal }));
      });
  }
}
