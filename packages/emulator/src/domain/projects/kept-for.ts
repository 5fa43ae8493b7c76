import type { Operations } from "@slipway/teams/contract";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import type { Project } from "./tables.ts";

type Periods = NonNullable<Operations["updateTeam"]["input"]["defaultExpirationSettings"]>;

type PeriodName = `expiration${"" | "Production" | "Canceled" | "Errored"}`;

const days: Readonly<Record<string, number>> = {
  "1d": 1,
  "1w": 7,
  "2w": 14,
  "1m": 30,
  "2m": 60,
  "3m": 90,
  "6m": 180,
  "1y": 365,
  "2y": 730,
  "3y": 1095,
  unlimited: 36_500,
};

/** How long deployments are kept, in days, where a request says it in periods. */
export function inDays(input: Periods): Project["deploymentExpiration"] {
  const daysIn = (period: string | undefined) => (period === undefined ? undefined : days[period]);
  return omitUndefined({
    expirationDays: daysIn(input.expiration),
    expirationDaysProduction: daysIn(input.expirationProduction),
    expirationDaysCanceled: daysIn(input.expirationCanceled),
    expirationDaysErrored: daysIn(input.expirationErrored),
  });
}

export function inPeriods(
  retention: NonNullable<Project["deploymentExpiration"]>,
): Readonly<Record<PeriodName, string>> {
  const periodOf = (count?: number) => Object.entries(days).find(([, each]) => each === count)?.[0] ?? "unlimited";
  return {
    expiration: periodOf(retention.expirationDays),
    expirationProduction: periodOf(retention.expirationDaysProduction),
    expirationCanceled: periodOf(retention.expirationDaysCanceled),
    expirationErrored: periodOf(retention.expirationDaysErrored),
  };
}
