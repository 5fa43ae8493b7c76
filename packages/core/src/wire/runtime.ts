/** Pages and their workers. */
export function isBrowser(): boolean {
  return "document" in globalThis || "importScripts" in globalThis;
}

export function isDeno(): boolean {
  return "Deno" in globalThis;
}
