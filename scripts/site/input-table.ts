import { Describer } from "../../generator/src/emit/describer.ts";
import type { Operation } from "../../generator/src/model/contract.ts";
import type { ResolvedGroup } from "../../generator/src/model/resolve-group.ts";
import { linkedType, type Places, table } from "./page.ts";

/** What the help says of a member; `Describer` makes it for programs, so its parts are read here by their names. */
interface Told {
  readonly name: string;
  readonly in?: string;
  readonly type: string;
  readonly values?: readonly unknown[];
  readonly required?: true;
  readonly default?: unknown;
  readonly secret?: true;
  readonly doc?: string;
  readonly members?: string;
}

// Objects without a name of their own are described in the same table, this deep.
const deepest = 2;

/** What an operation takes: each member with its place, its type and its sentence. */
export function inputTable(operation: Operation, group: ResolvedGroup, places: Places): string {
  const describer = new Describer(group);
  // Told as data, as `help.ts` has it.
  const inputs = describer.inputs(operation, group) as readonly Told[];
  const rows = inputs.flatMap((each) => rowsOf(each, each.name, 0));
  return table(["", "in", "type", ""], rows);

  function rowsOf(told: Told, path: string, depth: number): string[][] {
    const type = linkedType(told.type, group.name, places);
    const row = [`\`${path}\`${told.required ? "" : "?"}`, told.in ?? "", type, textOf(told)];
    const isNamed = told.members !== undefined && group.shapes.has(told.members);
    if (told.members === undefined || isNamed || depth >= deepest) return [row];
    const inner = (describer.shapes.get(told.members) ?? []) as readonly Told[];
    const list = told.type.endsWith("[]") ? "[]" : "";
    return [row, ...inner.flatMap((each) => rowsOf(each, `${path}${list}.${each.name}`, depth + 1))];
  }
}

function textOf({ doc, values, type, default: standard, secret }: Told): string {
  // Where there are many, the type does not name them.
  const unsaid = values?.some((each) => !type.includes(JSON.stringify(each))) ? values : [];
  return [
    doc,
    unsaid.length > 0 ? `One of ${unsaid.map((each) => `\`${each}\``).join(", ")}.` : undefined,
    standard === undefined ? undefined : `Default: \`${JSON.stringify(standard)}\`.`,
    secret ? "A credential." : undefined,
  ]
    .filter((each) => each !== undefined && each !== "")
    .join(" ");
}
