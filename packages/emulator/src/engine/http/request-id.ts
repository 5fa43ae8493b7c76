import { newId } from "../../store/ids.ts";

export function newRequestId(at: number): string {
  return `emu1::${newId("", 5).toLowerCase()}-${at}-${newId("", 12).toLowerCase()}`;
}
