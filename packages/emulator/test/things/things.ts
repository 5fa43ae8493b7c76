import { accessGroupNames, makeAccessGroups } from "./access-groups.ts";
import { environmentNames, makeEnvironment } from "./environment.ts";
import type { Ground } from "./ground.ts";
import { makeProjectMembers, projectMemberNames } from "./project-members.ts";

/** One of everything that a group has, for each group that has a file here: what the laws and the table of rights ask for. */
export type Things = Awaited<ReturnType<typeof makeThings>>;

export async function makeThings(ground: Ground) {
  return {
    accessGroups: await makeAccessGroups(ground),
    environment: await makeEnvironment(ground),
    projectMembers: await makeProjectMembers(ground),
  };
}

/** What members and parameters of inputs may hold so that they name one of these things, by the member's name. */
export function namesOf(things: Things): Readonly<Record<string, readonly string[]>> {
  return joined([
    accessGroupNames(things.accessGroups),
    environmentNames(things.environment),
    projectMemberNames(things.projectMembers),
  ]);
}

function joined(all: readonly Readonly<Record<string, readonly string[]>>[]): Record<string, readonly string[]> {
  const names = [...new Set(all.flatMap((one) => Object.keys(one)))];
  return Object.fromEntries(names.map((name) => [name, all.flatMap((one) => one[name] ?? [])]));
}
