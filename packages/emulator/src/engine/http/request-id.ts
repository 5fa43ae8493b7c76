import { newId } from "../../store/ids.ts";

/** What tells a request from all others, as its answer's `x-vercel-id` says. */
export function newRequestId(at: number): string {
  return `emu1::${newId("", 5).toLowerCase()}-${at}-${newId("", 12).toLowerCase()}`;
}
