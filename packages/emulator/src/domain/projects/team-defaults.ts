import { omitUndefined } from "../../engine/omit-undefined.ts";
import type { Service, Services } from "../../engine/services.ts";
import { teamTable } from "../accounts/tables.ts";
import type { ProjectRow } from "./tables.ts";

type Protection = ProjectRow["settings"]["ssoProtection"];

/** Default protection of new projects: the platform's Standard Protection. */
export const firstProtection: Service<Protection> = { make: () => ({ deploymentType: "all_except_custom_domains" }) };

/** https://vercel.com/changelog/updated-defaults-for-deployment-retention, 2025-10-15. */
const defaultExpiration: NonNullable<ProjectRow["settings"]["deploymentExpiration"]> = {
  expirationDays: 180,
  expirationDaysProduction: 365,
  expirationDaysCanceled: 30,
  expirationDaysErrored: 90,
};

/** Default settings of an account's new projects. Team passwords are not stored, and so not inherited. */
export function teamDefaults({ rows, service }: Services, accountId: string): ProjectRow["settings"] {
  const { defaultDeploymentProtection, defaultExpirationSettings = defaultExpiration } =
    rows(teamTable).get(accountId)?.settings ?? {};
  // The contract types a team's answer as any text, but its schema only accepts a project's value.
  const { ssoProtection = service(firstProtection) } = (defaultDeploymentProtection ?? {}) as {
    ssoProtection?: Protection;
  };
  return omitUndefined({ ssoProtection, deploymentExpiration: defaultExpirationSettings });
}
