import type { Operation } from "./contract.ts";
import type { ResolvedGroup } from "./resolve-group.ts";
import { resolve, type Shape, type Shapes } from "./shape.ts";

/** Dotted paths of the credentials in an operation's answer; `*` stands for a list's elements and a record's values. */
export function secretPaths(operation: Operation, group: ResolvedGroup): string[] {
  const type = group.outputs.get(operation.name)?.type;
  const found = new Set<string>();
  if (type) walk(type, [], new Set(), group.shapes, found);
  return [...found].sort();
}

export function secretInput(operation: Operation, group: ResolvedGroup): string[] {
  const input = group.inputs.get(operation.name);
  if (!input) return [];
  const found = new Set<string>();
  for (const shape of [input.own, ...input.body]) walk(shape, [], new Set(), group.shapes, found);
  // Of `drain.*.headers` the name.
  return [
    ...new Set(
      [...found].map(
        (path) =>
          path
            .split(".")
            .filter((each) => each !== "*")
            .at(-1) ?? path,
      ),
    ),
  ].sort();
}

function walk(
  shape: Shape,
  path: readonly string[],
  under: ReadonlySet<string>,
  shapes: Shapes,
  found: Set<string>,
): void {
  switch (shape.kind) {
    case "ref":
      if (shapes.get(shape.name)?.secret) found.add([...path, "*"].join("."));
      else if (!under.has(shape.name))
        walk(resolve(shape, shapes), path, new Set([...under, shape.name]), shapes, found);
      break;
    case "array":
      walk(shape.items, [...path, "*"], under, shapes, found);
      break;
    case "union":
      for (const variant of shape.variants) walk(variant, path, under, shapes, found);
      break;
    case "object":
      if (shape.rest) walk(shape.rest, [...path, "*"], under, shapes, found);
      for (const member of shape.members) {
        if (member.secret) found.add([...path, member.name].join("."));
        else walk(member.shape, [...path, member.name], under, shapes, found);
      }
  }
}
