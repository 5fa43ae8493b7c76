/** The first 128 bits of a SHA-256, in hexadecimal: enough to tell values apart, and nothing leads back to them. */
export function shortHash(hash: ArrayBuffer): string {
  return [...new Uint8Array(hash, 0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function hashOf(text: string): Promise<string> {
  return shortHash(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}
