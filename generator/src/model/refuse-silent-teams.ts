import type { Contract } from "./contract.ts";

/** Refuses operations that state nothing, or two things, about the client's team: without it, a call would silently concern another account. */
export function refuseSilentTeams({ groups }: Contract): void {
  const operations = groups.flatMap((group) => group.operations);
  const namesWhere = (kind: (operation: (typeof operations)[number]) => boolean) =>
    operations
      .filter(kind)
      .map(({ name }) => name)
      .join(", ");
  const silent = namesWhere(({ team, withoutTeam }) => team === undefined && withoutTeam === undefined);
  const both = namesWhere(({ team, withoutTeam }) => team !== undefined && withoutTeam !== undefined);
  if (silent !== "")
    throw new Error(
      `Say whether the client's team is sent with ${silent}: spread TeamScope, or UnpublishedTeamScope where the platform does not describe it, or say why not with @withoutTeam("…").`,
    );
  if (both !== "") throw new Error(`These have a team scope, and a reason to have none: ${both}.`);
}
