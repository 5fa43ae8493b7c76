import { emitTypes } from "../../generator/src/emit/types.ts";
import type { ResolvedGroup } from "../../generator/src/model/resolve-group.ts";
import { pascal } from "../../generator/src/model/shape.ts";
import { fence, type Page, type Places, typesIn, typesPlace } from "./page.ts";
import { declarationsOf, typeParts } from "./type-parts.ts";

/** The pages of a group's types: each with its declaration, related types and users. */
export function typesPages(group: ResolvedGroup, places: Places): Page[] {
  const users = usersOf(group, places);
  const parts = typeParts(group);
  return parts.map((part, index) => ({
    slug: typesPlace(group.name, index),
    title: `Types of @slipway/${group.name}${parts.length > 1 ? `, ${index + 1} of ${parts.length}` : ""}`,
    description: `What the operations of ${group.name} take and give${
      parts.length > 1 ? `, from ${part[0]?.name} to ${part.at(-1)?.name}` : ""
    }.`,
    body: part
      .map(({ name, code }) => {
        const relatedTypes = typesIn(code, group.name, places, name);
        const used = users.get(name) ?? [];
        return [
          `## ${name}`,
          fence("ts", code),
          ...(relatedTypes.length > 0 ? [`Made of ${relatedTypes.join(", ")}.`] : []),
          ...(used.length > 0 ? [`Used by ${used.join(", ")}.`] : []),
        ].join("\n\n");
      })
      .join("\n\n"),
  }));
}

/** The operations that take, give or fail with a type by its name, as links. */
function usersOf(group: ResolvedGroup, { operations }: Places): Map<string, string[]> {
  const users = new Map<string, string[]>();
  const declarations = new Map(declarationsOf(emitTypes(group)).map(({ name, code }) => [name, code]));
  for (const { name } of group.operations) {
    const own = ["Input", "Output", "Error"].map((suffix) => declarations.get(pascal(name) + suffix) ?? "").join("\n");
    for (const type of new Set(own.match(/\b[A-Z]\w*\b/g) ?? [])) {
      users.set(type, [...(users.get(type) ?? []), `[\`${name}\`](${operations.get(name)})`]);
    }
  }
  return users;
}
