import { RootCommand } from "@bomb.sh/tab";
import { Argument, type Command } from "commander";
import type { Context } from "../context.ts";

/** The library's bash script executes the words of the line, such as `$(…)`, when Tab is pressed; this one passes them as arguments. */
const bash = `__slipway_complete() {
  local value rest
  COMPREPLY=()
  while IFS=$'\t' read -r value rest; do
    [[ $value == :* || $value != "\${COMP_WORDS[COMP_CWORD]}"* ]] || COMPREPLY+=("$value")
  done < <(slipway complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F __slipway_complete slipway
`;

export function register(command: Command, { io }: Context): void {
  command.addArgument(new Argument("<shell>").choices(["bash", "zsh", "fish"])).action((shell: string) => {
    if (shell === "bash") io.stdout.write(bash);
    else new RootCommand().setup("slipway", "slipway", shell);
  });
}
