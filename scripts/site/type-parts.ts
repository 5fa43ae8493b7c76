import { emitTypes } from "../../generator/src/emit/types.ts";
import type { ResolvedGroup } from "../../generator/src/model/resolve-group.ts";
import { pascal } from "../../generator/src/model/shape.ts";

/** A declaration of a group's types, as its package has it. */
export interface Declaration {
  readonly name: string;
  readonly code: string;
}

// Largest source of one page.
const maxSource = 36_000;

/** A group's types in pages, in the package's order; types of operations are on the operations' pages. */
export function typeParts(group: ResolvedGroup): readonly (readonly Declaration[])[] {
  const ofOperations = new Set(
    group.operations.flatMap(({ name }) => ["Input", "Output", "Error"].map((suffix) => pascal(name) + suffix)),
  );
  const parts: Declaration[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const declaration of declarationsOf(emitTypes(group))) {
    if (ofOperations.has(declaration.name)) continue;
    if (size + declaration.code.length > maxSource) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(declaration);
    size += declaration.code.length;
  }
  return parts;
}

/** The declarations of a generated file, with their comments. */
export function declarationsOf(source: string): Declaration[] {
  return source.split(/\n\n(?=\/\*\*|export )/).flatMap((code) => {
    const name = /^export (?:interface|type) (\w+)/m.exec(code)?.[1];
    return name === undefined ? [] : [{ name, code: code.replace(/^export /m, "").trimEnd() }];
  });
}
