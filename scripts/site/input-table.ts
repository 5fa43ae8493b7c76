import { Describer } from "../../generator/src/emit/describer.ts";
import type { Operation } from "../../generator/src/model/contract.ts";
import type { ResolvedGroup } from "../../generator/src/model/resolve-group.ts";
import { linkedType, markdownTable, type Places } from "./page.ts";

/** A member in the help. `Describer` makes objects for programs, which are typed here. */
interface MemberHelp {
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

// Nesting of unnamed objects that the table shows.
const deepest = 2;

/** The inputs of an operation: each member with its place, type and sentence. */
export function inputTable(operation: Operation, group: ResolvedGroup, places: Places): string {
  const describer = new Describer(group);
  // `Describer` returns data as in `help.ts`.
  const inputs = describer.inputs(operation, group) as readonly MemberHelp[];
  const rows = inputs.flatMap((each) => rowsOf(each, each.name, 0));
  return markdownTable(["", "in", "type", ""], rows);

  function rowsOf(member: MemberHelp, path: string, depth: number): string[][] {
    const type = linkedType(member.type, group.name, places);
    const row = [`\`${path}\`${member.required ? "" : "?"}`, member.in ?? "", type, memberText(member)];
    const isNamed = member.members !== undefined && group.shapes.has(member.members);
    if (member.members === undefined || isNamed || depth >= deepest) return [row];
    const inner = (describer.shapes.get(member.members) ?? []) as readonly MemberHelp[];
    const list = member.type.endsWith("[]") ? "[]" : "";
    return [row, ...inner.flatMap((each) => rowsOf(each, `${path}${list}.${each.name}`, depth + 1))];
  }
}

function memberText({ doc, values, type, default: standard, secret }: MemberHelp): string {
  // The type leaves out the values of a long list.
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
