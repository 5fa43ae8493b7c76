export function isBrowser(): boolean {
  return "document" in globalThis || "importScripts" in globalThis;
}
