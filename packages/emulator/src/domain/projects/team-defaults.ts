import { omitUndefined } from "../../engine/omit-undefined.ts";
import type { Part, Services } from "../../engine/services.ts";
import { teamTable } from "../accounts/tables.ts";
import type { ProjectRow } from "./tables.ts";

type Protection = ProjectRow["settings"]["ssoProtection"];

/** What protects a new project of an account that says nothing of it: the platform's Standard Protection. */
export const firstProtection: Part<Protection> = { make: () => ({ deploymentType: "all_except_custom_domains" }) };

/** What a new project of an account has unless it says something else. A team's password is kept by nobody, so that none is given on. */
export function teamDefaults({ rows, part }: Services, accountId: string): ProjectRow["settings"] {
  const { defaultDeploymentProtection, defaultExpirationSettings } = rows(teamTable).get(accountId)?.settings ?? {};
  // The contract has any text in a team's answer, and its schema took no other than a project's.
  const { ssoProtection = part(firstProtection) } = (defaultDeploymentProtection ?? {}) as {
    ssoProtection?: Protection;
  };
  return omitUndefined({ ssoProtection, deploymentExpiration: defaultExpirationSettings });
}
