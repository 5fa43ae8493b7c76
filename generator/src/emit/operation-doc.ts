import type { Operation } from "../model/contract.ts";
import { errorCodes } from "../model/refusals.ts";
import type { ResolvedGroup } from "../model/resolve-group.ts";
import { key } from "./text.ts";
import { itemTypeName, outputTypeName } from "./types.ts";

const maxWidth = 110;

export function operationDoc(operation: Operation, group: ResolvedGroup): string[] {
  const { summary, route } = operation;
  const marks = [
    ...destructiveMark(operation),
    ...(operation.spends ? ["**Spends:** money is owed because of the call itself."] : []),
    ...(operation.published === undefined ? ["Not in the platform's published description."] : []),
  ];
  return [
    summary,
    ...(marks.length > 0 ? [marks.join(" ")] : []),
    ...(operation.withoutTeam === undefined ? [] : [withoutTeam(operation.withoutTeam)]),
    `\`${route}\``,
    [...tagsOf(operation), throwsOf(operation, group), exampleOf(operation, group)].filter(Boolean).join("\n"),
  ];
}

function tagsOf({ deprecated, since }: Operation): string[] {
  return [
    ...(deprecated === undefined ? [] : [`@deprecated ${deprecated}`]),
    ...(since === undefined ? [] : [`@since ${since}`]),
  ];
}

export function withoutTeam(reason: string): string {
  return `The client's \`team\` is not sent: ${reason}.`;
}

function throwsOf(operation: Operation, { shapes }: ResolvedGroup): string {
  const errors = errorCodes(operation, shapes);
  if (errors.length === 0) return "";
  const statuses = errors.map(({ status, codes }) =>
    codes.length > 0 ? `${status} (${codes.join(", ")})` : String(status),
  );
  const [first = "", ...others] = statuses;
  return others
    .reduce<string[]>(
      ([last = "", ...lines], each) =>
        last.length + each.length < maxWidth ? [`${last}, ${each}`, ...lines] : [`  ${each}`, `${last},`, ...lines],
      [`@throws \`ApiError\` ${first}`],
    )
    .reverse()
    .join("\n");
}

function exampleOf(operation: Operation, group: ResolvedGroup): string {
  const { example } = operation;
  return example === undefined ? "" : `@example\n${exampleCall(operation, group, example)}`;
}

export function exampleCall(
  operation: Operation,
  group: ResolvedGroup,
  example: Readonly<Record<string, unknown>>,
): string {
  const { name, kind } = operation;
  const line = source(example);
  const input =
    line.length > maxWidth / 2
      ? `{\n${memberSources(example)
          .map((each) => `  ${each},\n`)
          .join("")}}`
      : line;
  const call = Object.keys(example).length > 0 ? `${name}(client, ${input})` : `${name}(client)`;
  if (kind === "list") {
    const item = variable(itemTypeName(operation, group), "item");
    return `for await (const ${item} of ${call}) console.log(${item});`;
  }
  if (kind === "stream") return `for await (const record of ${call}) console.log(record);`;
  const output = outputTypeName(operation, group);
  const isNothing = group.outputs.get(name)?.type === undefined && kind === "call";
  return `${isNothing ? "" : `const ${variable(output, "answer")} = `}await ${call};`;
}

/** `Project` -> `project`; an operation's own output type has too long a name for a variable. */
function variable(type: string, otherwise: string): string {
  if (!/^[A-Z]\w*$/.test(type) || type.endsWith("Output")) return otherwise;
  return (type.charAt(0).toLowerCase() + type.slice(1)).replace(/(ListItem|Summary)$/, "");
}

function source(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(source).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{ ${memberSources(value).join(", ")} }`;
}

function memberSources(value: object): string[] {
  return Object.entries(value).map(([name, member]) => `${key(name)}: ${source(member)}`);
}

export function destructiveMark({ destructive, destructiveWhen }: Operation): string[] {
  if (!destructive) return [];
  const cases = Object.entries(destructiveWhen ?? {}).map(([path, values]) => {
    const quotedValues = values.map((value) => `\`${value}\``).join(" or ");
    return `\`${path}\` ${quotedValues === "" ? "is given" : `is ${quotedValues}`}`;
  });
  const when = cases.length > 0 ? ` where ${cases.join(", or ")}` : "";
  return [`**Destructive${when}:** what it takes away may not come back.`];
}
