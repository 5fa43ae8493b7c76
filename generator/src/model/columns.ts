import type { Operation } from "./contract.ts";
import { mergedMembers } from "./merged-members.ts";
import { type ResolvedGroup, secretPaths } from "./resolve-group.ts";
import { alternatives, type Member, ofKind, resolve, type Shape, type Shapes, union } from "./shape.ts";

export interface Table {
  readonly rows?: string;
  readonly columns?: readonly string[];
}

const identifyingNames = [
  ["id", "uid"],
  ["name", "slug", "key", "alias", "domain", "username", "tag"],
];
const usefulNames = [["readyState", "state", "status", "type"], ["url"], ["createdAt", "created"]];

/** The columns of a table by rule: the first match of each list above. Rows without an ID and a name get none. */
export function columnsByRule(names: readonly string[]): string[] {
  const first = (lines: readonly string[][]) =>
    lines.flatMap((same) => same.find((name) => names.includes(name)) ?? []);
  const identifying = first(identifyingNames);
  return identifying.length > 0 ? [...identifying, ...first(usefulNames)] : [];
}

export function tableOf(operation: Operation, group: ResolvedGroup): Table {
  const { name, columns, paging } = operation;
  const { shapes } = group;
  const answer = group.outputs.get(name)?.type;
  if (columns) return splitAtList(name, columns);
  if (!answer) return {};
  // A credential that is shown once is the purpose of the call: a table would hide it.
  if (!paging && secretPaths(operation, group).some((path) => !path.includes("."))) return {};
  if (paging) return tableOfRow(undefined, elementOf(memberAt(answer, paging.items, shapes), shapes), shapes);
  const rows = rowsIn(answer, name.startsWith("list"), shapes);
  return rows
    ? tableOfRow(rows.name, elementOf(rows.shape, shapes), shapes)
    : tableOfRow(undefined, elementOf(answer, shapes), shapes);
}

/** Splits `things.*.id` into the rows `things` and their member `id`. */
function splitAtList(operation: string, paths: readonly string[]): Table {
  const split = paths.map((path) => /^(?:(?:(.+)\.)?\*\.)?(.+)$/.exec(path) ?? []);
  const [[, rows] = []] = split;
  if (split.some((each) => each[1] !== rows))
    throw new Error(`@columns of ${operation} names members of several lists.`);
  return { ...(rows !== undefined && { rows }), columns: split.map(([, , name = ""]) => name) };
}

function tableOfRow(rows: string | undefined, row: Shape, shapes: Shapes): Table {
  const columns = columnsStated(row, shapes) ?? columnsByRule(simpleNames(row, shapes));
  return columns.length > 0 ? { ...(rows !== undefined && { rows }), columns } : {};
}

/** The only member with the rows of an answer that has neither an ID nor a name itself. */
function rowsIn(answer: Shape, isList: boolean, shapes: Shapes): Member | undefined {
  if (
    isListed(answer, shapes) ||
    columnsStated(answer, shapes) ||
    columnsByRule(simpleNames(answer, shapes)).length > 0
  )
    return undefined;
  const holders = mergedRowMembers(answer, shapes).filter(
    ({ shape }) => mergedRowMembers(elementOf(shape, shapes), shapes).length > 0,
  );
  const needed = holders.filter(({ optional }) => !optional);
  const lists = holders.filter(({ shape }) => isListed(shape, shapes));
  const [only, ...others] = isList && lists.length === 1 ? lists : needed.length > 0 ? needed : holders;
  // Members beside a single object may matter as much as the object.
  const beside = mergedRowMembers(answer, shapes).filter(
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
      (holder, name) =>
        union(mergedRowMembers(holder, shapes).flatMap((each) => (each.name === name ? [each.shape] : []))),
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

function mergedRowMembers(row: Shape, shapes: Shapes): Member[] {
  return mergedMembers(ofKind("object", alternatives(row, shapes), shapes));
}

function simpleNames(row: Shape, shapes: Shapes): string[] {
  const isSimple = (shape: Shape) =>
    alternatives(shape, shapes).every((each) => !["object", "array", "unknown"].includes(resolve(each, shapes).kind));
  return mergedRowMembers(row, shapes).flatMap(({ name, shape, secret }) => (isSimple(shape) && !secret ? [name] : []));
}
