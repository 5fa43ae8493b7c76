import { type Row, type Table, table } from "../../store/table.ts";
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
  readonly teamId: string;
  readonly name: string;
  readonly slug: string;
  readonly fallbackEnvironment?: string;
  readonly enablePolyrepoBranchRouting?: boolean;
}

export const microfrontendsGroupTable: Table<MicrofrontendsGroupRow, "team"> = table({
  name: "microfrontendsGroups",
  called: "Microfrontends group",
  id: { prefix: "mfe_", length: 24 },
  indexes: { team: (group) => group.teamId },
  parents: { team: teamTable },
});

export const teamTables: readonly Table[] = [inviteTable, microfrontendsGroupTable];
