import { type Draft, type Row, type Table, table } from "../../store/table.ts";
import { type TeamRole, teamTable } from "./tables.ts";

/** An invitation by email; its id is the code that lets one join. */
export interface InviteRow extends Row {
  readonly teamId: string;
  readonly email: string;
  readonly role: TeamRole;
  readonly projects?: readonly { readonly projectId: string; readonly role: string }[];
}

export const inviteTable: Table<InviteRow, "team"> = table({
  name: "invites",
  called: "Invitation",
  indexes: { team: (invite) => invite.teamId },
  parents: { team: teamTable },
  secret: "id",
});

export interface MicrofrontendsGroupRow extends Row {
  readonly accountId: string;
  readonly name: string;
  readonly slug: string;
  /** Where an app answers that has no deployment for a commit or a branch: `SAME_ENV`, `PRODUCTION`, or a custom environment's slug. */
  readonly fallbackEnvironment: string;
  readonly enablePolyrepoBranchRouting: boolean;
}

export const microfrontendsGroupTable: Table<MicrofrontendsGroupRow, "account"> = table({
  name: "microfrontendsGroups",
  called: "Microfrontends group",
  id: { prefix: "mfe_", length: 24 },
  indexes: { account: (group) => group.accountId },
  parents: { account: "account" },
});

/** A new group as it is unless somebody says otherwise; that it falls back within the environment is chosen. */
export function newMicrofrontendsGroup(accountId: string, name: string): Draft<MicrofrontendsGroupRow> {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return { accountId, name, slug, fallbackEnvironment: "SAME_ENV", enablePolyrepoBranchRouting: false };
}

export const teamTables: readonly Table[] = [inviteTable, microfrontendsGroupTable];
