import { isName } from "./names.ts";

/** Whether the text may be one part of a name. */
export function isNamePart(text: string): boolean {
  return isName(text) && !text.includes("/");
}
