/** What the runtimes have that have an environment; this package does not depend on Node's types. */
interface Runtime {
  readonly process: { readonly env: Readonly<Record<string, string | undefined>> };
}

/**
 * Reads a variable of the environment, where there is one, without the white space around it: a file that it came from ends
 * with a line break. It never throws: Deno refuses without permission.
 *
 * @returns undefined also for a variable that is blank.
 */
export function environment(name: string): string | undefined {
  try {
    // Where it is something else, looking fails, and that is caught.
    return (globalThis as typeof globalThis & Runtime).process.env[name]?.trim() || undefined;
  } catch {
    return undefined;
  }
}
