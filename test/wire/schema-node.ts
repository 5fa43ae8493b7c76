import type { GenericSchema } from "valibot";

/** A valibot schema or action as the generator of values walks it: its kind, and what belongs to some kinds. */
export interface SchemaNode {
  readonly type: string;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly item?: SchemaNode;
  readonly wrapped?: SchemaNode;
  readonly key?: SchemaNode;
  readonly value?: SchemaNode;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly pipe?: readonly SchemaNode[];
  readonly requirement?: unknown;
  readonly getter?: (input: unknown) => SchemaNode;
}

export function nodeOf(schema: GenericSchema): SchemaNode {
  // valibot's schemas are plain objects; the type that all of them share names only the kind.
  return schema as GenericSchema & SchemaNode;
}

export function schemaOf(node: SchemaNode): GenericSchema {
  // Nodes come from schemas, by `nodeOf`; an action is never asked for.
  return node as SchemaNode & GenericSchema;
}

export function limits(node: SchemaNode): { min: number; max: number } {
  let min = Number.NEGATIVE_INFINITY;
  let max = Number.POSITIVE_INFINITY;
  for (const { type, requirement } of node.pipe ?? []) {
    if (type.startsWith("min_")) min = Number(requirement);
    if (type.startsWith("max_")) max = Number(requirement);
  }
  return { min, max };
}
