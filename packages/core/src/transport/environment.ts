/** Reads a variable of the environment, where there is one. It never throws: Deno refuses without permission. */
export function environment(name: string): string | undefined {
  try {
    // Not every runtime has `process`, and this package does not depend on Node's types.
    const { process } = globalThis as { process?: { env?: Readonly<Record<string, string | undefined>> } };
    return process?.env?.[name];
  } catch {
    return undefined;
  }
}
