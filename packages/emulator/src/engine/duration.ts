const units = new Map(
  Object.entries({
    ms: 1,
    s: 1000,
    second: 1000,
    m: 60_000,
    min: 60_000,
    minute: 60_000,
    h: 3_600_000,
    hour: 3_600_000,
    d: 86_400_000,
    day: 86_400_000,
    week: 604_800_000,
  }),
);

/** A span of time in ms: a number of them, or a text such as `"3 days"`, `"90 s"`, `"1 hour"`. Throws a RangeError for anything else. */
export function parseDuration(duration: number | string): number {
  if (typeof duration === "number" && duration >= 0 && Number.isFinite(duration)) return duration;
  const [, amount = "", name = ""] = /^\s*(\d+(?:\.\d+)?)\s*([a-z]+)\s*$/i.exec(String(duration)) ?? [];
  const unit = units.get(name.toLowerCase()) ?? units.get(name.toLowerCase().replace(/s$/, ""));
  if (typeof duration === "number" || unit === undefined) {
    const message = `${JSON.stringify(duration)} is no span of time: give milliseconds, or an amount and a unit such as "3 days"`;
    throw new RangeError(message);
  }
  return Number(amount) * unit;
}
