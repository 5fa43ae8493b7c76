import { reach } from "./resolve-group.ts";
import type { Shapes } from "./shape.ts";

/** Names so that each comes after those it needs; shapes that need each other stand in the order of their names. */
export function inDependencyOrder(shapes: Shapes): string[] {
  const order: string[] = [];
  const visited = new Set<string>();
  const visit = (name: string) => {
    if (visited.has(name)) return;
    visited.add(name);
    for (const other of directly(name, shapes)) visit(other);
    order.push(name);
  };
  for (const name of shapes.keys()) visit(name);
  return order;
}

function directly(name: string, shapes: Shapes): string[] {
  const named = shapes.get(name);
  const found = new Set<string>();
  // An empty map: names are collected, not followed.
  if (named) reach(named.shape, new Map(), found);
  return [...found].sort();
}
