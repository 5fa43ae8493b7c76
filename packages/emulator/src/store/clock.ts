import { type Row, type Table, table } from "./table.ts";

/** Offset of the emulator's clock, kept for the next start. */
export interface ClockRow extends Row {
  /** Time when the row was written, in ms since 1970. */
  readonly now: number;
  /** In ms ahead of real time. */
  readonly ahead: number;
}

export const clockTable: Table<ClockRow, never> = table({ name: "clock", called: "Clock" });
