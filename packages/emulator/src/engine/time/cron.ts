import { Cron } from "croner";

/** What is wrong with a schedule, in words that follow it; undefined for one of the five fields that the platform takes. */
export function scheduleProblem(schedule: string): string | undefined {
  const fields = schedule.trim().split(/\s+/);
  if (fields.length !== 5 || !fields.every((field) => /^[\d*,/-]+$/.test(field)))
    return "is no schedule: it takes five fields of numbers, *, -, / and commas, such as 0 5 * * *";
  if (fields[2] !== "*" && fields[4] !== "*")
    return "has both a day of the month and a day of the week: one of them is *";
  try {
    new Cron(schedule, { timezone: "UTC" });
    return undefined;
  } catch (error) {
    return `is no schedule: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** When a schedule is due next, in ms after a moment; undefined: never. */
export function nextRun(schedule: string, after: number): number | undefined {
  return new Cron(schedule, { timezone: "UTC" }).nextRun(new Date(after))?.getTime();
}
