import { unprocessable } from "../../refusals.ts";

/** What is used of `just-bash`. Its types are not imported: whoever does not use it has not installed it. */
export interface JustBash {
  readonly Bash: new (options: {
    readonly fs: object;
    readonly cwd: string;
    readonly env: Readonly<Record<string, string>>;
  }) => {
    exec(
      line: string,
      options: {
        readonly cwd: string;
        readonly env: Readonly<Record<string, string>>;
        readonly args: readonly string[];
        readonly signal: AbortSignal;
      },
    ): Promise<{ readonly stdout: string; readonly stderr: string; readonly exitCode: number }>;
  };
  readonly MountableFs: new () => { mount(path: string, files: object): void };
  readonly ReadWriteFs: new (options: { readonly root: string }) => object;
}

/** Loads the shell when it is first needed. Throws 422 where it is not installed. @param name of the package */
export async function loadJustBash(name = "just-bash"): Promise<JustBash> {
  try {
    // A name that is no literal: bundlers leave it alone. What the package exports is what its own description says.
    return (await import(name)) as JustBash;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw unprocessable(
      `The runtime just-bash is a package that is not installed here; npm install just-bash (${why})`,
    );
  }
}
