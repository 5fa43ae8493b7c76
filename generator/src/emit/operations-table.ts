import type { SettledGroup } from "../model/settle.ts";

/** `docs/operations.md`: our name, the published operationId and the route of every operation. */
export function emitOperationsTable(groups: readonly SettledGroup[]): string {
  const routes = new Set(groups.flatMap((group) => group.operations.map(({ route }) => route)));
  const rows = groups.flatMap((group) =>
    group.operations.map(
      ({ name, id, route }) =>
        `| [${group.name}](../packages/${group.name}) | \`${name}\` | \`${id}\` | \`${route}\` |\n`,
    ),
  );
  return `<!-- Generated from contract/ by \`pnpm generate\`. Changes here are lost. -->

# Operations

The ${routes.size} operations, by the name of their function, the platform's own operationId, and the route. An operation with two
kinds of answer has two functions.

| package | function | operationId | route |
|---|---|---|---|
${rows.join("")}`;
}
