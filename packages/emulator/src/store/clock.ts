import { type Row, type Table, table } from "./table.ts";

/** How far the emulator's time is ahead, for the next start. */
export interface ClockRow extends Row {
  /** The moment at which the row was written, in ms since 1970. */
  readonly now: number;
  /** In ms before real time. */
  readonly ahead: number;
}

export const clockTable: Table<ClockRow, never> = table({ name: "clock", called: "Clock" });
