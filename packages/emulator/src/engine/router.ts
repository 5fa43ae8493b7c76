import type { KnownOperation } from "./operation.ts";
import type { Protocol } from "./protocol.ts";

/** The outcome of looking a method and path up. */
export type Route =
  /** Several candidates share a route and differ in a fixed field. */
  | { readonly kind: "found"; readonly candidates: readonly Candidate[] }
  | { readonly kind: "other-method"; readonly allow: readonly string[]; readonly protocol: Protocol }
  | { readonly kind: "unknown" };

export interface Candidate {
  readonly operation: KnownOperation;
  /** Path parameters by name, still percent-encoded. */
  readonly path: Readonly<Record<string, string>>;
}

interface Node {
  readonly literals: Map<string, Node>;
  parameter?: Node;
  /** `{+name}`: one or more segments. */
  segments?: Node;
  readonly operations: Map<string, KnownOperation[]>;
}

interface Leaf {
  readonly node: Node;
  readonly values: readonly string[];
}

/**
 * Finds operations by method and path; a literal segment wins over a parameter, and that over one of several segments.
 * HEAD finds what GET does, unless it is an operation of its own.
 */
export class Router {
  readonly #root: Node = newNode();

  constructor(operations: readonly KnownOperation[]) {
    for (const operation of operations) this.#add(operation);
  }

  find(method: string, pathname: string): Route {
    const leaves = [...walk(this.#root, pathname.split("/").slice(1), [])];
    for (const { node, values } of leaves) {
      const operations = node.operations.get(method) ?? (method === "HEAD" ? node.operations.get("GET") : undefined);
      if (operations) {
        return {
          kind: "found",
          candidates: operations.map((operation) => ({ operation, path: named(operation, values) })),
        };
      }
    }
    const methods = leaves.flatMap(({ node }) => [...node.operations.keys()]);
    const [first] = leaves.flatMap(({ node }) => [...node.operations.values()].flat());
    return first
      ? { kind: "other-method", allow: [...new Set(methods)], protocol: first.protocol }
      : { kind: "unknown" };
  }

  #add(operation: KnownOperation): void {
    const { method, segments } = splitRoute(operation.contract.route);
    let node = this.#root;
    for (const segment of segments) {
      if (segment.startsWith("{+")) {
        node.segments ??= newNode();
        node = node.segments;
      } else if (parameterName(segment) !== undefined) {
        node.parameter ??= newNode();
        node = node.parameter;
      } else {
        const next = node.literals.get(segment) ?? newNode();
        node.literals.set(segment, next);
        node = next;
      }
    }
    const same = node.operations.get(method);
    if (same) same.push(operation);
    else node.operations.set(method, [operation]);
  }
}

function newNode(): Node {
  return { literals: new Map(), operations: new Map() };
}

function splitRoute(route: string): { method: string; segments: string[] } {
  const space = route.indexOf(" ");
  return { method: route.slice(0, space), segments: route.slice(space + 2).split("/") };
}

function parameterName(segment: string): string | undefined {
  return /^\{\+?(.+)\}$/.exec(segment)?.[1];
}

function* walk(node: Node, segments: readonly string[], values: readonly string[]): Generator<Leaf> {
  const [segment, ...rest] = segments;
  if (segment === undefined) {
    if (node.operations.size > 0) yield { node, values };
    return;
  }
  const literal = node.literals.get(segment);
  if (literal) yield* walk(literal, rest, values);
  if (node.parameter && segment !== "") yield* walk(node.parameter, rest, [...values, segment]);
  if (!node.segments) return;
  // The longest first: what follows a name may stand in the name too.
  const empty = segments.indexOf("");
  for (let count = empty < 0 ? segments.length : empty; count > 0; count--) {
    yield* walk(node.segments, segments.slice(count), [...values, segments.slice(0, count).join("/")]);
  }
}

function named(operation: KnownOperation, values: readonly string[]): Record<string, string> {
  const names = splitRoute(operation.contract.route).segments.flatMap((segment) => parameterName(segment) ?? []);
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
}
