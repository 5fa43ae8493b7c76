/** What the command's exit code says; README.md has the table for users. */
export const exitCodes = {
  done: 0,
  refused: 1,
  usage: 2,
  notFound: 3,
  noLogin: 4,
  rateLimited: 5,
  maybeDone: 6,
  timedOut: 124,
  interrupted: 130,
} as const;

/** The command cannot go on. Its message says what happened and what to do next. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  readonly exitCode: number;

  constructor(message: string, exitCode: number = exitCodes.refused) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The command line is wrong, and nothing was sent. */
export function usageError(message: string): CommandError {
  return new CommandError(message, exitCodes.usage);
}

/** For an import of optional packages that fails: it says what to install. */
export function needs(command: string, ...packages: readonly string[]): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND")) throw error;
    throw new CommandError(
      `slipway ${command} needs packages that are not here, and nothing was sent: npm install ${packages.join(" ")}`,
    );
  };
}
