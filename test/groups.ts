import type { GroupDescription } from "../packages/emulator/src/engine/validate.ts";
import { descriptions } from "../packages/emulator/src/generated/groups.ts";

export const groups: Readonly<Record<string, GroupDescription>> = Object.fromEntries(
  await Promise.all(
    Object.entries(descriptions).map(async ([name, load]) => [name, listed(name, await load())] as const),
  ),
);

function listed(name: string, [first]: readonly GroupDescription[]): GroupDescription {
  if (!first) throw new Error(`The group ${name} has no description`);
  return first;
}
