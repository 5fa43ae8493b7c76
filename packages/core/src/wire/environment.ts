/** The global of runtimes with an environment; this package does not depend on Node's types. */
interface Runtime {
  readonly process: { readonly env: Readonly<Record<string, string | undefined>> };
}

/** Reads an environment variable, trimmed; undefined if it is missing or blank, or Deno denies it. */
export function environment(name: string): string | undefined {
  try {
    // A different global throws, which is caught.
    return (globalThis as typeof globalThis & Runtime).process.env[name]?.trim() || undefined;
  } catch {
    return undefined;
  }
}
