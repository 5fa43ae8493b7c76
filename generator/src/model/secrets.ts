import type { Operation } from "./contract.ts";
import type { ResolvedGroup } from "./resolve-group.ts";
import { resolve, type Shape, type Shapes } from "./shape.ts";

/** Dotted paths of the credentials in an operation's answer; `*` is a list's element or a record's value. */
export function secretPaths(operation: Operation, group: ResolvedGroup): string[] {
  const type = group.outputs.get(operation.name)?.type;
  const paths = new Set<string>();
  if (type) collectSecrets(type, [], new Set(), group.shapes, paths);
  return [...paths].sort();
}

export function secretInput(operation: Operation, group: ResolvedGroup): string[] {
  const input = group.inputs.get(operation.name);
  if (!input) return [];
  const paths = new Set<string>();
  for (const shape of [input.parameters, ...input.bodyAlternatives])
    collectSecrets(shape, [], new Set(), group.shapes, paths);
  // The last name of a path: `headers` of `drain.*.headers`.
  return [
    ...new Set(
      [...paths].map(
        (path) =>
          path
            .split(".")
            .filter((each) => each !== "*")
            .at(-1) ?? path,
      ),
    ),
  ].sort();
}

function collectSecrets(
  shape: Shape,
  path: readonly string[],
  under: ReadonlySet<string>,
  shapes: Shapes,
  paths: Set<string>,
): void {
  switch (shape.kind) {
    case "ref":
      if (shapes.get(shape.name)?.secret) paths.add([...path, "*"].join("."));
      else if (!under.has(shape.name))
        collectSecrets(resolve(shape, shapes), path, new Set([...under, shape.name]), shapes, paths);
      break;
    case "array":
      collectSecrets(shape.items, [...path, "*"], under, shapes, paths);
      break;
    case "union":
      for (const variant of shape.variants) collectSecrets(variant, path, under, shapes, paths);
      break;
    case "object":
      if (shape.rest) collectSecrets(shape.rest, [...path, "*"], under, shapes, paths);
      for (const member of shape.members) {
        if (member.secret) paths.add([...path, member.name].join("."));
        else collectSecrets(member.shape, [...path, member.name], under, shapes, paths);
      }
  }
}
