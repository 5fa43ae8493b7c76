import { tableOf } from "../model/columns.ts";
import type { ResolvedGroup } from "../model/resolve-group.ts";
import { Describer } from "./describer.ts";
import { banner, key, laidOut } from "./text.ts";

export function emitHelp(group: ResolvedGroup): string {
  const describer = new Describer(group);
  const operations = group.operations.map((operation) => {
    const { rows, columns } = tableOf(operation, group);
    const table = [
      ...(rows === undefined ? [] : [`rows: ${JSON.stringify(rows)}`]),
      ...(columns ? [`columns: ${laidOut(columns)}`] : []),
    ];
    const inputs = memberList(describer.inputs(operation, group), "      ");
    const { withoutTeam } = operation;
    const team = withoutTeam === undefined ? [] : [`withoutTeam: ${JSON.stringify(withoutTeam)}`];
    const { words } = operation;
    const variants = describer.inputVariants(operation, group);
    const optionalRows = [
      ...(variants ? [`variants: ${laidOut(variants, "      ")}`] : []),
      ...(words ? [`words: ${laidOut(words, "      ")}`] : []),
    ];
    return `    ${operation.name}: {\n${[`inputs: ${inputs}`, ...optionalRows, ...team, ...table].map((line) => `      ${line},\n`).join("")}    },\n`;
  });
  const shapes = [...describer.shapes].sort(([a], [b]) => (a < b ? -1 : 1));
  const shapeRows = shapes.map(([name, members]) => `    ${key(name)}: ${memberList(members, "    ")},\n`);
  const variants = [...describer.variants]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => `    ${key(name)}: ${laidOut(each, "    ")},\n`);
  return `${banner}import type { GroupHelp } from "@slipway/core";

/** The help on the group's operations, beside what its contract says. */
export const help: GroupHelp = {
  group: ${JSON.stringify(group.name)},
  operations: {
${operations.join("")}  },
  shapes: {${shapeRows.length > 0 ? `\n${shapeRows.join("")}  ` : ""}},
${variants.length > 0 ? `  variants: {\n${variants.join("")}  },\n` : ""}};
`;
}

function memberList(members: readonly object[], indent: string): string {
  const lines = members.map((member) => `${indent}  ${laidOut(member, `${indent}  `)},\n`);
  return lines.length > 0 ? `[\n${lines.join("")}${indent}]` : "[]";
}
