import type { Moved } from "../model/contract.ts";
import type { ResolvedGroup } from "../model/resolve-group.ts";
import { banner, camel, functionNames, key, nameList, nameMember } from "./text.ts";

/** Exports of the umbrella itself: a group of that name is `<name>Group` there. */
const umbrellaExports = new Set(["connect", "createClient"]);

export function namespaceOf(group: string): string {
  return `${camel(group)}${umbrellaExports.has(camel(group)) ? "Group" : ""}`;
}

export function emitUmbrellaGroups(groups: readonly ResolvedGroup[]): string {
  return banner + groups.map(({ name }) => `export * as ${namespaceOf(name)} from "@slipway/${name}";\n`).join("");
}

/** Emits the umbrella's moved groups, apart from the others: a list of operations has none of them. */
export function emitUmbrellaMoved(moved: readonly Moved[]): string {
  const line = ({ name, to }: Moved) => `/** @deprecated It is in \`${namespaceOf(to)}\`. */
export * as ${namespaceOf(name)} from "@slipway/${name}";\n`;
  return banner + moved.map(line).join("");
}

export function emitLoaders(groups: readonly ResolvedGroup[], moved: readonly Moved[]): string {
  const names = groups.map(({ name }) => `  | ${JSON.stringify(name)}\n`).join("");
  const loaders = groups.map(({ name, summary }) => {
    const modules = ["/contract", "/help", ""].map((entry) => `      import("@slipway/${name}${entry}"),\n`).join("");
    return `  ${key(name)}: {
    summary: ${JSON.stringify(summary)},
    load: () => [
${modules}    ],
  },\n`;
  });
  return `${banner}import type { GroupContract, GroupHelp } from "@slipway/core";

/** The name of a group of the API: the \`projects\` of \`@slipway/projects\`. */
export type GroupName =
${names.trimEnd()};

export interface GroupLoader {
  readonly summary: string;
  load(): [Promise<{ readonly contract: GroupContract }>, Promise<{ readonly help: GroupHelp }>, Promise<object>];
}

export const groups: Readonly<Record<GroupName, GroupLoader>> = {
${loaders.join("")}};

/** Former names of groups, by the group that has their operations. */
export const formerNames: { readonly [Name in GroupName]?: string } = {
${moved.map(({ name, to }) => `  ${key(to)}: ${JSON.stringify(name)},\n`).join("")}};
`;
}

export function emitUmbrellaOperations(groups: readonly ResolvedGroup[]): string {
  return banner + groups.map((group) => nameList("export", functionNames(group), `@slipway/${group.name}`)).join("");
}

export function emitUmbrellaOperationsByGroup(groups: readonly ResolvedGroup[]): string {
  const values = groups.map((group) => nameMember(namespaceOf(group.name), functionNames(group)));
  return `${banner}import type * as groups from "./groups.ts";
import type * as operations from "./operations.ts";
${nameList("import", functionNames(...groups), "./operations.ts")}
type Groups = typeof groups;

/** The functions of all operations, by group. */
export type OperationsByGroup = {
  readonly [Name in keyof Groups]: Pick<Groups[Name], keyof Groups[Name] & keyof typeof operations>;
};

export const operationsByGroup: OperationsByGroup = {
${values.join("")}};
`;
}

/** Emits the emulator's index of groups: the routes, contracts and schemas of the packages, and of unlisted operations. */
export function emitEmulatorGroups(groups: readonly ResolvedGroup[], unlisted: readonly ResolvedGroup[]): string {
  const beside = new Map(unlisted.map((group) => [group.name, group]));
  const routes = groups.map(({ name, operations }) => {
    const all = [...operations, ...(beside.get(name)?.operations ?? [])];
    const lines = all.map((operation) => `    ${operation.name}: ${JSON.stringify(operation.route)},\n`);
    return `  ${key(name)}: {\n${lines.join("")}  },\n`;
  });
  const descriptions = groups.map(({ name }) => {
    const folders = [`@slipway/${name}`, ...(beside.has(name) ? [`./unlisted/${name}`] : [])];
    return `  ${key(name)}: async () => [${folders.map(descriptionIn).join(", ")}],\n`;
  });
  return `${banner}import type { GroupDescription } from "../engine/validate.ts";

/** Group -> operation -> route: what is asked for is found without loading what it is. */
export const routes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${routes.join("")}};

/**
 * Every group of the API, and beside it what clients call that stands in no description. The contracts and the schemas are loaded
 * when somebody asks for them.
 */
export const descriptions: Readonly<Record<string, () => Promise<readonly GroupDescription[]>>> = {
${descriptions.join("")}};
`;
}

function descriptionIn(folder: string): string {
  const end = folder.startsWith(".") ? ".ts" : "";
  return `{
    contract: (await import("${folder}/contract${end}")).contract,
    schemas: await import("${folder}/schemas${end}"),
  }`;
}

export function withDependencies(text: string, groups: readonly ResolvedGroup[]): string {
  const manifest: { dependencies?: Record<string, string> } = JSON.parse(text);
  const isGroup = (name: string) =>
    name.startsWith("@slipway/") && !["@slipway/core", "@slipway/registry", "@slipway/cli"].includes(name);
  const others = Object.entries(manifest.dependencies ?? {}).filter(([name]) => !isGroup(name));
  const dependencies: Record<string, string> = Object.fromEntries(others);
  for (const { name } of groups) dependencies[`@slipway/${name}`] = "workspace:^";
  const sorted = Object.fromEntries(Object.entries(dependencies).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ ...manifest, dependencies: sorted }, null, 2)}\n`;
}
