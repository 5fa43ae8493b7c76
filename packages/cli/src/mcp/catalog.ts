import type { OperationContract, OperationHelp } from "@slipway/core";
import { type GroupName, groupNames, loadGroup, type OperationFunction } from "../groups.ts";

export interface Entry {
  readonly name: string;
  readonly group: GroupName;
  readonly contract: OperationContract;
  readonly help: OperationHelp;
  readonly run: OperationFunction;
  readonly project: string | undefined;
}

type Catalog = ReadonlyMap<string, Entry>;

/** Operations of all or some groups; with `ofProject` only those that name a project. */
export async function loadCatalog(groups: readonly GroupName[] = groupNames, ofProject = false): Promise<Catalog> {
  const loaded = await Promise.all(groups.map(async (group) => ({ group, ...(await loadGroup(group)) })));
  const entries = loaded.flatMap(({ group, contract, help, functions }) =>
    Object.entries(contract.operations).flatMap(([name, operation]): Entry[] => {
      const run = functions[name];
      const operationHelp = help.operations[name];
      if (!run || !operationHelp) return [];
      return [
        { name, group, contract: operation, help: operationHelp, run, project: projectInput(operation, operationHelp) },
      ];
    }),
  );
  return new Map(entries.filter(({ project }) => !ofProject || project).map((entry) => [entry.name, entry]));
}

/** The input that names the project: by its name, or after `/projects/` in the path. */
function projectInput({ route }: OperationContract, { inputs }: OperationHelp): string | undefined {
  const [, inPath] = /\/projects\/\{(\w+)\}/.exec(route) ?? [];
  return inPath ?? inputs.find(({ name, kind }) => /^project(Id|IdOrName)?$/.test(name) && kind === "string")?.name;
}

export function isRead({ route }: Pick<OperationContract, "route">): boolean {
  return /^(GET|HEAD) /.test(route);
}

export function effectOf({ destructive, destructiveWhen, spends, route }: OperationContract): string {
  if (isRead({ route })) return "reads";
  const when = destructiveWhen ? ` when ${Object.keys(destructiveWhen).join(" or ")} says so` : "";
  return ["changes", ...(destructive ? [`deletes or replaces${when}`] : []), ...(spends ? ["spends money"] : [])].join(
    ", ",
  );
}
