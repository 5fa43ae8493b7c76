export interface RoutedOperation {
  readonly name: string;
  readonly group: string;
  readonly route: string;
}

export type Route =
  | { readonly kind: "found"; readonly matches: readonly Match[] }
  | { readonly kind: "other-method"; readonly allow: readonly string[]; readonly group: string }
  | { readonly kind: "unknown" };

interface Match {
  readonly operation: RoutedOperation;
  readonly path: Readonly<Record<string, string>>;
}

interface Node {
  readonly literals: Map<string, Node>;
  parameter?: Node;
  segments?: Node;
  readonly operations: Map<string, RoutedOperation[]>;
}

interface Leaf {
  readonly node: Node;
  readonly values: readonly string[];
}

/** A trie of paths: literal segments win over parameters, these over parameters of several segments. Accepts any or no version, `/now`, and former names. */
export class Router {
  readonly #exact: Node = newNode();
  readonly #anyVersion: Node = newNode();
  readonly #renamed: ReadonlyMap<string, string>;

  constructor(
    operations: readonly RoutedOperation[],
    isVersioned: (group: string) => boolean = () => true,
    renamed: ReadonlyMap<string, string> = new Map(),
  ) {
    this.#renamed = renamed;
    const versions = new Map<string, Set<string>>();
    for (const { route } of operations) {
      const key = shapeOf(withoutVersion(route));
      versions.set(key, (versions.get(key) ?? new Set()).add(route));
    }
    for (const operation of operations) {
      insert(this.#exact, operation, operation.route);
      const key = withoutVersion(operation.route);
      if (versions.get(shapeOf(key))?.size === 1 && isVersioned(operation.group))
        insert(this.#anyVersion, operation, key);
    }
  }

  find(method: string, pathname: string): Route {
    const route = this.#lookUp(method, pathname);
    const today = route.kind === "found" ? undefined : this.#nameOfToday(pathname);
    const renamed = today === undefined ? route : this.#lookUp(method, today);
    if (renamed.kind !== "unknown") return renamed;
    // A trailing slash is ignored, unless a route has one, as the registry's do.
    return route.kind === "unknown" && /[^/]\/$/.test(pathname) ? this.find(method, pathname.slice(0, -1)) : route;
  }

  #lookUp(method: string, pathname: string): Route {
    const exact = leavesAt(this.#exact, pathname);
    const versionless = pathname.replace(version, "/");
    return (
      operationsOf(exact, method) ??
      operationsOf(leavesAt(this.#anyVersion, versionless), method) ??
      otherMethods(exact)
    );
  }

  #nameOfToday(pathname: string): string | undefined {
    const [before = "/"] = version.exec(pathname) ?? [];
    const [first = ""] = pathname.slice(before.length).split("/", 1);
    const name = this.#renamed.get(first);
    return name === undefined ? undefined : before + name + pathname.slice(before.length + first.length);
  }
}

const version = /^\/(?:v\d+\/)?(?:now\/)?/;

function withoutVersion(route: string): string {
  const { method, path } = splitRoute(route);
  return `${method} ${path.replace(version, "/")}`;
}

function shapeOf(route: string): string {
  return route.replace(/\{[^+}]*\}/g, "{}");
}

function leavesAt(root: Node, pathname: string): Leaf[] {
  return [...walk(root, pathname.split("/").slice(1), [])];
}

function operationsOf(leaves: readonly Leaf[], method: string): Route | undefined {
  for (const { node, values } of leaves) {
    const operations = node.operations.get(method) ?? (method === "HEAD" ? node.operations.get("GET") : undefined);
    if (operations) {
      return {
        kind: "found",
        matches: operations.map((operation) => ({ operation, path: pathParameters(operation, values) })),
      };
    }
  }
  return undefined;
}

function otherMethods(leaves: readonly Leaf[]): Route {
  const methods = leaves.flatMap(({ node }) => [...node.operations.keys()]);
  const [first] = leaves.flatMap(({ node }) => [...node.operations.values()].flat());
  return first ? { kind: "other-method", allow: [...new Set(methods)], group: first.group } : { kind: "unknown" };
}

function insert(root: Node, operation: RoutedOperation, route: string): void {
  const { method, path } = splitRoute(route);
  let node = root;
  for (const segment of path.split("/").slice(1)) {
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

function newNode(): Node {
  return { literals: new Map(), operations: new Map() };
}

function splitRoute(route: string): { method: string; path: string } {
  const space = route.indexOf(" ");
  return { method: route.slice(0, space), path: route.slice(space + 1) };
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
  // The longest first: a repository name may contain what follows it, such as `tags`.
  const empty = segments.indexOf("");
  for (let count = empty < 0 ? segments.length : empty; count > 0; count--) {
    yield* walk(node.segments, segments.slice(count), [...values, segments.slice(0, count).join("/")]);
  }
}

function pathParameters({ route }: RoutedOperation, values: readonly string[]): Record<string, string> {
  const names = splitRoute(route)
    .path.split("/")
    .flatMap((segment) => parameterName(segment) ?? []);
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
}
