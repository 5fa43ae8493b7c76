import { Cron } from "croner";

/** Describes an invalid cron schedule, in words that follow it. The platform takes five numeric fields. */
export function scheduleProblem(schedule: string): string | undefined {
  const fields = schedule.trim().split(/\s+/);
  if (fields.length !== 5 || !fields.every((field) => /^[\d*,/-]+$/.test(field)))
    return "is not a schedule: it needs five fields of numbers, *, -, / and commas, such as 0 5 * * *";
  if (fields[2] !== "*" && fields[4] !== "*")
    return "has both a day of the month and a day of the week: one of them has to be *";
  try {
    new Cron(schedule, { timezone: "UTC" });
    return undefined;
  } catch (error) {
    return `is not a schedule: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** The next run after a time, both in ms since 1970. Undefined: never. */
export function nextRun(schedule: string, after: number): number | undefined {
  return new Cron(schedule, { timezone: "UTC" }).nextRun(new Date(after))?.getTime();
}
