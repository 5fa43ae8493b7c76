import { given } from "../../engine/omit-undefined.ts";
import type { Services } from "../../engine/services.ts";
import { teamTable } from "../accounts/tables.ts";
import type { ProjectRow } from "./tables.ts";

/** What a new project of an account has unless it says something else. A team's password is kept by nobody, so that none is given on. */
export function teamDefaults({ rows }: Pick<Services, "rows">, accountId: string): ProjectRow["settings"] {
  const { defaultDeploymentProtection, defaultExpirationSettings } = rows(teamTable).get(accountId)?.settings ?? {};
  return given({
    ssoProtection: defaultDeploymentProtection?.ssoProtection,
    deploymentExpiration: defaultExpirationSettings,
  });
}
