import { type Row, table } from "./table.ts";

/** How far the emulator's time is ahead, for the next start. */
export interface ClockRow extends Row {
  /** The moment at which the row was written, in ms since 1970. */
  readonly now: number;
  /** In ms before real time. */
  readonly ahead: number;
}

export const clockTable = table<ClockRow>()({ name: "clock", called: "Clock" });
