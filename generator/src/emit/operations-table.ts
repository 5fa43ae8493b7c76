import type { SettledGroup } from "../model/settle.ts";

/** `docs/operations.md`: our name, the published operationId and the route of every operation. */
export function emitOperationsTable(groups: readonly SettledGroup[]): string {
  const all = groups.flatMap((group) => group.operations.map((operation) => ({ ...operation, group: group.name })));
  const routes = new Set(all.flatMap(({ published }) => published ?? []));
  const link = (group: string) => `[${group}](../packages/${group})`;
  const rows = all.flatMap(({ group, name, id, published }) =>
    published === undefined ? [] : [`| ${link(group)} | \`${name}\` | \`${id}\` | \`${published}\` |\n`],
  );
  const others = all.flatMap(({ group, name, route, published }) =>
    published === undefined ? [`| ${link(group)} | \`${name}\` | \`${route}\` |\n`] : [],
  );
  return `<!-- Generated from contract/ by \`pnpm generate\`. Changes here are lost. -->

# Operations

The ${routes.size} operations, by the name of their function, the platform's own operationId, and the route. An operation with two
kinds of answer has two functions.

| package | function | operationId | route |
|---|---|---|---|
${rows.join("")}
Beside them, what the platform does not describe:

| package | function | route |
|---|---|---|
${others.join("")}`;
}
