import type { Client } from "@slipway/core";
import { updateTeamMember } from "@slipway/teams";
import { getUser } from "@slipway/user";
import type { TeamRole } from "../src/domain/accounts/tables.ts";
import type { Emulator, SeedUser } from "../src/index.ts";
import { clientOf, start } from "./start.ts";

export interface StartedTestTeam {
  readonly emulator: Emulator;
  readonly owner: Client;
  as(username: string, team?: string): Client;
  assign(
    username: string,
    projects: Readonly<Record<string, "ADMIN" | "PROJECT_DEVELOPER" | "PROJECT_VIEWER">>,
  ): Promise<void>;
}

export async function startTestTeam(
  roles: Readonly<Record<string, TeamRole>>,
  more: Readonly<Record<string, Partial<SeedUser>>> = {},
): Promise<StartedTestTeam> {
  const names = Object.keys(roles);
  const { emulator } = await start({
    seed: {
      users: ["ann", ...names].map((username) => ({ username, token: `token-of-${username}`, ...more[username] })),
      teams: [
        {
          slug: "fleet",
          members: [
            { username: "ann", role: "OWNER" },
            ...Object.entries(roles).map(([username, role]) => ({ username, role })),
          ],
        },
        { slug: "other" },
      ],
    },
  });
  const owner = clientOf(emulator, "token-of-ann", "fleet");
  const as = (username: string, team = "fleet") => clientOf(emulator, `token-of-${username}`, team);
  return {
    emulator,
    owner,
    as,
    async assign(username, projects) {
      const { user } = await getUser(as(username));
      const assigned = Object.entries(projects).map(([projectId, role]) => ({ projectId, role }));
      await updateTeamMember(owner, { teamId: "fleet", uid: user.id, projects: assigned });
    },
  };
}
