import { banner } from "./text.ts";

/** Core's `version.ts`: what it calls itself on the wire. */
export function emitVersion(version: string): string {
  return `${banner}
/** The version of this package. */
export const VERSION = "${version}";
`;
}
