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

/** Later years have five digits, which the API's dates cannot hold. */
const lastMoment = Date.UTC(9999, 11, 31);

/** Parses a duration, in ms or a text such as `"3 days"`. Throws a RangeError, also if it leads past the last moment. */
export function spanOf(duration: number | string, now: number): number {
  const span = parseDuration(duration);
  if (now + span <= lastMoment) return span;
  throw new RangeError(`${JSON.stringify(duration)} leads past the year 9999, where the clock cannot go`);
}

function parseDuration(duration: number | string): number {
  if (typeof duration === "number" && duration >= 0 && Number.isFinite(duration)) return Math.round(duration);
  const [, amount = "", name = ""] = /^\s*(\d+(?:\.\d+)?)\s*([a-z]+)\s*$/i.exec(String(duration)) ?? [];
  const unit = units.get(name.toLowerCase()) ?? units.get(name.toLowerCase().replace(/s$/, ""));
  if (typeof duration === "number" || unit === undefined) {
    const message = `${JSON.stringify(duration)} is not a duration: use milliseconds, or an amount and a unit such as "3 days"`;
    throw new RangeError(message);
  }
  return Math.round(Number(amount) * unit);
}
