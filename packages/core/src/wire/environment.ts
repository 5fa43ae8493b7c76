/** What the runtimes have that have an environment; this package does not depend on Node's types. */
interface Runtime {
  readonly process: { readonly env: Readonly<Record<string, string | undefined>> };
}

/** Reads a variable of the environment, trimmed; undefined where there is none, it is blank, or Deno refuses without permission. */
export function environment(name: string): string | undefined {
  try {
    // Where it is something else, looking fails, and that is caught.
    return (globalThis as typeof globalThis & Runtime).process.env[name]?.trim() || undefined;
  } catch {
    return undefined;
  }
}
