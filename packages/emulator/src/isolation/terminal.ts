import type { Writable } from "node:stream";
import type { Command } from "./command-host.ts";
import { quoted } from "./environment.ts";
import type { Running, RunningProcess } from "./run.ts";

export interface Size {
  readonly cols: number;
  readonly rows: number;
}

export interface Terminal extends Running {
  readonly input: Writable;
  resize(size: Size): void;
}

/** Wraps a command in a terminal by `script` of util-linux. Sizes arrive at descriptor 2, which the program does not get. */
export function inTerminal<Line extends Command>(line: Line, { cols, rows }: Size): Line {
  const { SHELL: shell = "/bin/sh", ...env } = line.env;
  const script = [
    `export SHELL=${quoted(shell)}; stty rows ${rows} cols ${cols} echo`,
    // A background process has no key that ends it, and the inner parentheses make it no child of the command.
    "(while read -r rows cols; do stty rows $rows cols $cols < /dev/tty; done <&3 > /dev/null 2>&1 &)",
    `exec 3<&-; exec ${[line.command, ...line.args].map(quoted).join(" ")}`,
  ].join("\n");
  const missing = "A terminal takes the program script of util-linux, which is not here";
  const outer = `exec 3< /dev/fd/2 2>&1; command -v script > /dev/null || { echo "${missing}"; exit 127; }; exec script -qefc "$0" /dev/null`;
  // `script` runs its argument by the shell of this variable.
  const variables = { TERM: "xterm-256color", ...env, SHELL: "/bin/sh" };
  return { ...line, command: "/bin/sh", args: ["-c", outer, script], env: variables };
}

export function asTerminal({ written, ended, silent, kill }: RunningProcess): Terminal {
  const [sizes, input] = written;
  if (!sizes || !input) throw new Error("Nothing can be written to what runs in no terminal");
  let latest: string | undefined;
  const write = (): void => {
    if (latest !== undefined) sizes.write(latest);
    latest = undefined;
  };
  sizes.on("drain", write);
  const resize = ({ cols, rows }: Size): void => {
    // Only the last size counts, and the others would wait in memory.
    latest = `${rows} ${cols}\n`;
    if (!sizes.writableNeedDrain) write();
  };
  return { input, ended, silent, kill, resize };
}
