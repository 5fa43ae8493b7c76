import { spawn } from "node:child_process";
import { constants } from "node:os";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

export async function runCommand(command: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const [program = "", ...args] = command;
  const child = spawn(program, args, { stdio: "inherit", env: environment });
  const handOn = (signal: NodeJS.Signals): void => {
    // A terminal sends Ctrl-C to the command as well, and a second one may force it to end.
    if (signal !== "SIGINT" || !isAtTerminal()) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, handOn);
  try {
    return await new Promise((resolve, reject) => {
      child.on("error", (error: NodeJS.ErrnoException) => {
        // For a running child it only reports that a signal was not delivered.
        if (child.pid === undefined) reject(new CommandError(program, error));
      });
      child.once("exit", (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
    });
  } finally {
    for (const signal of signals) process.off(signal, handOn);
  }
}

export class CommandError extends Error {
  readonly exitCode: number;

  constructor(program: string, error: NodeJS.ErrnoException) {
    const isMissing = error.code === "ENOENT";
    const why = isMissing ? "it was not found; check its name, and that it is installed" : error.message;
    super(`"${program}" could not be run: ${why}`, { cause: error });
    this.exitCode = isMissing ? 127 : 126;
  }
}

function isAtTerminal(): boolean {
  return [process.stdin, process.stdout, process.stderr].some(({ isTTY }) => isTTY);
}
