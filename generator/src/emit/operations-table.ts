import type { Operation } from "../model/contract.ts";
import type { ResolvedGroup } from "../model/resolve-group.ts";

export function emitOperationsTable(groups: readonly ResolvedGroup[]): string {
  const all = groups.flatMap((group) => group.operations.map((operation) => ({ ...operation, group: group.name })));
  const routes = new Set(all.flatMap(({ published }) => published ?? []));
  const link = (group: string) => `[${group}](../packages/${group})`;
  const rows = all.flatMap(({ group, id, published, ...operation }) =>
    published === undefined
      ? []
      : [`| ${link(group)} | \`${operation.name}\` | \`${id}\` | \`${published}\` | ${marks(operation)} |\n`],
  );
  const others = all.flatMap(({ group, name, route, published }) =>
    published === undefined ? [`| ${link(group)} | \`${name}\` | \`${route}\` |\n`] : [],
  );
  return `<!-- Generated from contract/ by \`npm run generate\`. Changes here are lost. -->

# Operations

The ${routes.size} operations, by the name of their function, the platform's own operationId, and the route. An operation with two
kinds of answer has two functions. What the platform vendor's SDK calls them says
[docs/migration.md](migration.md).

*deletes*: it deletes, revokes or replaces something, or does so when its input says it. *spends*: money is owed because of the call
itself, for what it buys, renews, subscribes to or bills; what later use costs is not marked. \`operations.<name>.destructive\` and
\`.spends\` of \`@slipway/<group>/contract\` say the same to programs.

The client's \`team\` is sent with all operations but [those below](#without-the-clients-team).

| package | function | operationId | route | |
|---|---|---|---|---|
${rows.join("")}
Beside them, what the platform does not describe:

| package | function | route |
|---|---|---|
${others.join("")}
## Without the client's team

A \`team\` in the options of a call is sent with any operation. That of the client is not sent with these, and why:

${exceptions(all)}`;
}

function exceptions(operations: readonly Operation[]): string {
  const byReason = new Map<string, string[]>();
  for (const { name, withoutTeam } of operations) {
    if (withoutTeam !== undefined) byReason.set(withoutTeam, [...(byReason.get(withoutTeam) ?? []), `\`${name}\``]);
  }
  return [...byReason].map(([reason, names]) => `- ${reason}: ${names.join(", ")}\n`).join("");
}

function marks({ destructive, spends }: Pick<Operation, "destructive" | "spends">): string {
  return [...(destructive ? ["deletes"] : []), ...(spends ? ["spends"] : [])].join(", ");
}
