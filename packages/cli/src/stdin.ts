import { text } from "node:stream/consumers";
import type { Io } from "./context.ts";

/** All of stdin as text. */
export function textOf({ stdin }: Io): Promise<string> {
  return text(stdin);
}
