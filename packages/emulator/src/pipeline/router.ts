export interface RoutedOperation {
  readonly name: string;
  readonly group: string;
  readonly route: string;
}

export type Route =
  /** Several operations may have one route; the caller tells them apart by the request. */
  | { readonly kind: "found"; readonly matches: readonly Match[] }
  | { readonly kind: "other-method"; readonly allow: readonly string[]; readonly group: string }
  | { readonly kind: "unknown" };

interface Match {
  readonly operation: RoutedOperation;
  readonly parameters: Readonly<Record<string, string>>;
}

interface RouteNode {
  readonly literals: Map<string, RouteNode>;
  parameter?: RouteNode;
  severalSegments?: RouteNode;
  readonly operations: Map<string, RoutedOperation[]>;
}

/** The end of a path in the tree, and the values of the parameters on the way. */
interface Leaf {
  readonly node: RouteNode;
  readonly values: readonly string[];
}

/**
 * Finds operations by path. A literal segment is tried before a parameter, and that before `{+name}`, which takes several segments; the
 * first route with the method wins. A path that the contract has in one version is found under any version, and without one. If nothing
 * fits, a first segment that the API had formerly is replaced by its current name.
 */
export class Router {
  readonly #exact: RouteNode = newNode();
  readonly #versionless: RouteNode = newNode();
  readonly #currentNames: ReadonlyMap<string, string>;

  constructor(
    operations: readonly RoutedOperation[],
    isVersioned: (group: string) => boolean = () => true,
    currentNames: ReadonlyMap<string, string> = new Map(),
  ) {
    this.#currentNames = currentNames;
    const routesByShape = new Map<string, Set<string>>();
    for (const { route } of operations) {
      const key = withoutParameterNames(withoutVersion(route));
      routesByShape.set(key, (routesByShape.get(key) ?? new Set()).add(route));
    }
    for (const operation of operations) {
      insert(this.#exact, operation, operation.route);
      const key = withoutVersion(operation.route);
      if (routesByShape.get(withoutParameterNames(key))?.size === 1 && isVersioned(operation.group))
        insert(this.#versionless, operation, key);
    }
  }

  find(method: string, pathname: string): Route {
    const route = this.#lookUp(method, pathname);
    const currentPath = route.kind === "found" ? undefined : this.#withCurrentName(pathname);
    const currentRoute = currentPath === undefined ? route : this.#lookUp(method, currentPath);
    if (currentRoute.kind !== "unknown") return currentRoute;
    // A trailing slash is ignored, unless a route has one, as the registry's do.
    return route.kind === "unknown" && /[^/]\/$/.test(pathname) ? this.find(method, pathname.slice(0, -1)) : route;
  }

  #lookUp(method: string, pathname: string): Route {
    const exact = leavesAt(this.#exact, pathname);
    const exactRoute = operationsOf(exact, method);
    if (exactRoute) return exactRoute;
    const versionless = leavesAt(this.#versionless, pathname.replace(versionPrefix, "/"));
    return operationsOf(versionless, method) ?? otherMethods([...exact, ...versionless]);
  }

  #withCurrentName(pathname: string): string | undefined {
    const [before = "/"] = versionPrefix.exec(pathname) ?? [];
    const [first = ""] = pathname.slice(before.length).split("/", 1);
    const name = this.#currentNames.get(first);
    return name === undefined ? undefined : before + name + pathname.slice(before.length + first.length);
  }
}

const versionPrefix = /^\/(?:v\d+\/)?(?:now\/)?/;

function withoutVersion(route: string): string {
  const { method, path } = splitRoute(route);
  return `${method} ${path.replace(versionPrefix, "/")}`;
}

function withoutParameterNames(route: string): string {
  return route.replace(/\{[^+}]*\}/g, "{}");
}

function leavesAt(root: RouteNode, pathname: string): Leaf[] {
  return [...walk(root, pathname.split("/").slice(1), [])];
}

function operationsOf(leaves: readonly Leaf[], method: string): Route | undefined {
  for (const { node, values } of leaves) {
    const operations = node.operations.get(method) ?? (method === "HEAD" ? node.operations.get("GET") : undefined);
    if (operations) {
      return {
        kind: "found",
        matches: operations.map((operation) => ({ operation, parameters: pathParameters(operation, values) })),
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

function insert(root: RouteNode, operation: RoutedOperation, route: string): void {
  const { method, path } = splitRoute(route);
  let node = root;
  for (const segment of path.split("/").slice(1)) {
    if (segment.startsWith("{+")) {
      node.severalSegments ??= newNode();
      node = node.severalSegments;
    } else if (parameterName(segment) !== undefined) {
      node.parameter ??= newNode();
      node = node.parameter;
    } else {
      const next = node.literals.get(segment) ?? newNode();
      node.literals.set(segment, next);
      node = next;
    }
  }
  const operations = node.operations.get(method);
  if (operations) operations.push(operation);
  else node.operations.set(method, [operation]);
}

function newNode(): RouteNode {
  return { literals: new Map(), operations: new Map() };
}

function splitRoute(route: string): { method: string; path: string } {
  const space = route.indexOf(" ");
  return { method: route.slice(0, space), path: route.slice(space + 1) };
}

function parameterName(segment: string): string | undefined {
  return /^\{\+?(.+)\}$/.exec(segment)?.[1];
}

function* walk(node: RouteNode, segments: readonly string[], values: readonly string[]): Generator<Leaf> {
  const [segment, ...rest] = segments;
  if (segment === undefined) {
    if (node.operations.size > 0) yield { node, values };
    return;
  }
  const literal = node.literals.get(segment);
  if (literal) yield* walk(literal, rest, values);
  if (node.parameter && segment !== "") yield* walk(node.parameter, rest, [...values, segment]);
  if (!node.severalSegments) return;
  // The longest run of segments is tried first: a repository's name may contain the literal that follows it, such as `tags`.
  const empty = segments.indexOf("");
  for (let count = empty < 0 ? segments.length : empty; count > 0; count--) {
    yield* walk(node.severalSegments, segments.slice(count), [...values, segments.slice(0, count).join("/")]);
  }
}

function pathParameters({ route }: RoutedOperation, values: readonly string[]): Record<string, string> {
  const names = splitRoute(route)
    .path.split("/")
    .flatMap((segment) => parameterName(segment) ?? []);
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
}
