import type { Contract } from "./contract.ts";

/** Refuses operations that say nothing, or two things, of the client's team: left out, it would be made for another account without a word. */
export function refuseSilentTeams({ groups }: Contract): void {
  const operations = groups.flatMap((group) => group.operations);
  const named = (kind: (operation: (typeof operations)[number]) => boolean) =>
    operations
      .filter(kind)
      .map(({ name }) => name)
      .join(", ");
  const silent = named(({ team, withoutTeam }) => team === undefined && withoutTeam === undefined);
  const both = named(({ team, withoutTeam }) => team !== undefined && withoutTeam !== undefined);
  if (silent !== "")
    throw new Error(
      `Say whether the client's team is sent with ${silent}: spread TeamScope, or UnpublishedTeamScope where the platform does not describe it, or say why not with @withoutTeam("…").`,
    );
  if (both !== "") throw new Error(`These have a team scope, and a reason to have none: ${both}.`);
}
