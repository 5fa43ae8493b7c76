import type { Operation } from "./contract.ts";
import { mergedMembers } from "./merged-members.ts";
import type { ResolvedGroup } from "./resolve-group.ts";
import { secretPaths } from "./secrets.ts";
import { alternatives, type Member, ofKind, resolve, type Shape, type Shapes, union } from "./shape.ts";

export interface Table {
  readonly rows?: string;
  readonly columns?: readonly string[];
}

const telling = [
  ["id", "uid"],
  ["name", "slug", "key", "alias", "domain", "username", "tag"],
];
const worthy = [["readyState", "state", "status", "type"], ["url"], ["createdAt", "created"]];

/** The members that a table shows, of those that a row has: of each line above the first that is there. Without an ID and a name there are none. */
export function columnsByRule(names: readonly string[]): string[] {
  const first = (lines: readonly string[][]) =>
    lines.flatMap((same) => same.find((name) => names.includes(name)) ?? []);
  const found = first(telling);
  return found.length > 0 ? [...found, ...first(worthy)] : [];
}

export function tableOf(operation: Operation, group: ResolvedGroup): Table {
  const { name, columns, paging } = operation;
  const { shapes } = group;
  const answer = group.outputs.get(name)?.type;
  if (columns) return splitAtList(name, columns);
  if (!answer) return {};
  // A credential that is shown once is what the call was made for: a table would leave it out.
  if (!paging && secretPaths(operation, group).some((path) => !path.includes("."))) return {};
  if (paging) return table(undefined, elementOf(memberAt(answer, paging.items, shapes), shapes), shapes);
  const rows = rowsIn(answer, name.startsWith("list"), shapes);
  return rows
    ? table(rows.name, elementOf(rows.shape, shapes), shapes)
    : table(undefined, elementOf(answer, shapes), shapes);
}

/** `things.*.id` is the member `id` of the rows in `things`. */
function splitAtList(operation: string, paths: readonly string[]): Table {
  const split = paths.map((path) => /^(?:(?:(.+)\.)?\*\.)?(.+)$/.exec(path) ?? []);
  const [[, rows] = []] = split;
  if (split.some((each) => each[1] !== rows))
    throw new Error(`@columns of ${operation} names members of several lists.`);
  return { ...(rows !== undefined && { rows }), columns: split.map(([, , name = ""]) => name) };
}

function table(rows: string | undefined, row: Shape, shapes: Shapes): Table {
  const columns = columnsStated(row, shapes) ?? columnsByRule(simpleNames(row, shapes));
  return columns.length > 0 ? { ...(rows !== undefined && { rows }), columns } : {};
}

/** The one member that holds what the answer is about, where the answer has neither an ID nor a name itself. */
function rowsIn(answer: Shape, isList: boolean, shapes: Shapes): Member | undefined {
  if (
    isListed(answer, shapes) ||
    columnsStated(answer, shapes) ||
    columnsByRule(simpleNames(answer, shapes)).length > 0
  )
    return undefined;
  const holders = membersOf(answer, shapes).filter(
    ({ shape }) => membersOf(elementOf(shape, shapes), shapes).length > 0,
  );
  const needed = holders.filter(({ optional }) => !optional);
  const lists = holders.filter(({ shape }) => isListed(shape, shapes));
  const [only, ...others] = isList && lists.length === 1 ? lists : needed.length > 0 ? needed : holders;
  // What stands beside a single object says as much as the object.
  const beside = membersOf(answer, shapes).filter(
    (member) => !member.optional && holders.every(({ name }) => name !== member.name),
  );
  return others.length === 0 && (isList || beside.length === 0) ? only : undefined;
}

function columnsStated(row: Shape, shapes: Shapes): readonly string[] | undefined {
  return alternatives(row, shapes)
    .map((each) => (each.kind === "ref" ? shapes.get(each.name)?.columns : undefined))
    .find((columns) => columns !== undefined);
}

function memberAt(shape: Shape, path: string, shapes: Shapes): Shape {
  return path
    .split(".")
    .reduce(
      (holder, name) => union(membersOf(holder, shapes).flatMap((each) => (each.name === name ? [each.shape] : []))),
      shape,
    );
}

function isListed(shape: Shape, shapes: Shapes): boolean {
  return alternatives(shape, shapes).some((each) => resolve(each, shapes).kind === "array");
}

function elementOf(shape: Shape, shapes: Shapes): Shape {
  const lists = ofKind("array", alternatives(shape, shapes), shapes);
  return lists.length > 0 ? union(lists.map(({ items }) => items)) : shape;
}

function membersOf(row: Shape, shapes: Shapes): Member[] {
  return mergedMembers(ofKind("object", alternatives(row, shapes), shapes));
}

function simpleNames(row: Shape, shapes: Shapes): string[] {
  const isSimple = (shape: Shape) =>
    alternatives(shape, shapes).every((each) => !["object", "array", "unknown"].includes(resolve(each, shapes).kind));
  return membersOf(row, shapes).flatMap(({ name, shape, secret }) => (isSimple(shape) && !secret ? [name] : []));
}
