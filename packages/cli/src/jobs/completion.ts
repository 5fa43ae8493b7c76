import { RootCommand } from "@bomb.sh/tab";
import type { Command } from "commander";
import { usageError } from "../command-error.ts";
import type { Context } from "../context.ts";

const shells = ["bash", "zsh", "fish"];

/** The function of the package bash-completion that the library's script calls, for a bash without that package. */
const withoutBashCompletion = `declare -F _get_comp_words_by_ref >/dev/null || _get_comp_words_by_ref() {
  cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" cword="$COMP_CWORD" words=("\${COMP_WORDS[@]}")
}
`;

/** Prints what a shell loads to complete commands: `source <(slipway completion bash)`. */
export function register(command: Command, { io }: Context): void {
  command.argument("<shell>", shells.join(", ")).action((shell: string) => {
    if (!shells.includes(shell)) throw usageError(`There is completion for ${shells.join(", ")}, not for "${shell}".`);
    if (shell === "bash") io.stdout.write(withoutBashCompletion);
    new RootCommand().setup("slipway", "slipway", shell);
  });
}
