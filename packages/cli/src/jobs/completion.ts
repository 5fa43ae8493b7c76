import { RootCommand } from "@bomb.sh/tab";
import type { Command } from "commander";
import { usageError } from "../command-error.ts";

const shells = ["bash", "zsh", "fish"];

/** Prints what a shell loads to complete commands: `source <(slipway completion bash)`. */
export function register(command: Command): void {
  command.argument("<shell>", shells.join(", ")).action((shell: string) => {
    if (!shells.includes(shell)) throw usageError(`There is completion for ${shells.join(", ")}, not for "${shell}".`);
    new RootCommand().setup("slipway", "slipway", shell);
  });
}
