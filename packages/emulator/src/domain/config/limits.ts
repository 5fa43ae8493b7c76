import type { Plan } from "../accounts/tables.ts";

const day = 24 * 60 * 60 * 1000;

/** What a plan gives to a config: https://vercel.com/docs/edge-config/edge-config-limits. */
const limits: Readonly<Record<Plan, { readonly bytes: number; readonly backupsLast: number }>> = {
  hobby: { bytes: 8 * 1024, backupsLast: 7 * day },
  pro: { bytes: 64 * 1024, backupsLast: 90 * day },
  enterprise: { bytes: 512 * 1024, backupsLast: 365 * day },
};

export function limitsOf(plan: Plan): { readonly bytes: number; readonly backupsLast: number } {
  return limits[plan];
}
