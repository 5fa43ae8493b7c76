import type { Operations } from "@slipway/teams/contract";
import { Team as TeamSchema } from "@slipway/teams/schemas";
import type { Team, TeamRow } from "../../domain/accounts/tables.ts";
import { inDays } from "../../domain/projects/kept-for.ts";
import { omitUndefined } from "../../engine/omit-undefined.ts";
import { presentable } from "../../engine/presentable.ts";

type UpdateInput = Operations["updateTeam"]["input"];
type Wish = Omit<UpdateInput, "teamId" | "slug" | "newSlug" | "name" | "regenerateInviteCode">;

export function settingsFrom(wish: Wish, before: TeamRow["settings"], now: number): TeamRow["settings"] {
  const {
    defaultDeploymentProtection: protection,
    defaultExpirationSettings: expiration,
    saml,
    strictConnectors,
    strictDeploymentProtectionSettings,
    strictPasswordProtectionSettings,
    strictShareableLinks,
    ...plain
  } = wish;
  const dated = (switched: { enabled: boolean } | undefined) => switched && { ...switched, updatedAt: now };
  const settings = omitUndefined({
    ...plain,
    defaultDeploymentProtection: protection && protectionFrom(protection),
    defaultExpirationSettings: expiration && inDays(expiration),
    saml: saml && { ...before.saml, ...omitUndefined(saml), enforced: saml.enforced ?? before.saml?.enforced ?? false },
    strictConnectors: dated(strictConnectors),
    strictDeploymentProtectionSettings: dated(strictDeploymentProtectionSettings),
    strictPasswordProtectionSettings: dated(strictPasswordProtectionSettings),
    strictShareableLinks: dated(strictShareableLinks),
  });
  // The schema of teams has taken each member.
  return presentable(TeamSchema, settings) as Partial<Team>;
}

function protectionFrom({
  passwordProtection,
  ssoProtection,
}: NonNullable<UpdateInput["defaultDeploymentProtection"]>): NonNullable<Team["defaultDeploymentProtection"]> {
  return omitUndefined({
    passwordProtection: passwordProtection && { deploymentType: passwordProtection.deploymentType },
    ssoProtection: ssoProtection && { deploymentType: ssoProtection.deploymentType ?? "preview" },
  });
}
