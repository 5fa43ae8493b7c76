import { readFileSync } from "node:fs";
import {
  type ArrowFunctionExpression,
  type CallExpression,
  type Function as FunctionNode,
  type Node,
  parseSync,
  visitorKeys,
} from "oxc-parser";

export type Callable = FunctionNode | ArrowFunctionExpression;

/**
 * The names in a client's modules: what each is given, and where it is read. A block's names count for its whole function; a name that a
 * module does not declare is that of any other module's outermost declaration, as bundlers keep names on import.
 */
export class Names {
  readonly calls: CallExpression[] = [];
  readonly #declarations = new Map<Node | undefined, Map<string, Node[]>>([[undefined, new Map()]]);
  readonly #identifiers = new Map<string, Node[]>();
  readonly #results = new Map<Node, Node[]>();

  constructor(paths: readonly string[]) {
    for (const path of paths) {
      const { program } = parseSync(path, readFileSync(path, "utf8"), { preserveParens: false });
      this.#visit(program, program);
    }
  }

  /** Declarations and assignments of a name, as a node sees it; of a parameter its function. */
  declarationsOf(name: string, from: Node): readonly Node[] {
    return this.#declarations.get(this.#scopeOf(name, from))?.get(name) ?? [];
  }

  /** Identifiers that stand for a name, as a node sees it. */
  usesOf(name: string, from: Node): readonly Node[] {
    const scope = this.#scopeOf(name, from);
    const isSame = (use: Node) =>
      [scope, scope?.type === "Program" ? undefined : scope].includes(this.#scopeOf(name, use));
    return (this.#identifiers.get(name) ?? []).filter(isSame);
  }

  /** Expressions that a function answers with. */
  resultsOf(callable: Callable): readonly Node[] {
    const { body } = callable;
    return body && body.type !== "BlockStatement" ? [body] : (this.#results.get(callable) ?? []);
  }

  /** Functions that a name stands for. */
  callablesOf(callee: Node): Callable[] {
    if (callee.type !== "Identifier") return [];
    return this.declarationsOf(callee.name, callee).flatMap((each) => {
      const callable = each.type === "VariableDeclarator" ? each.init : each;
      return callable && isCallable(callable) && nameOf(callable) === callee.name ? [callable] : [];
    });
  }

  /** Calls of a function by its name. */
  callsOf(callable: Callable): CallExpression[] {
    const uses = callable.parent ? this.usesOf(nameOf(callable), callable.parent) : [];
    return uses.flatMap((use) =>
      use.parent?.type === "CallExpression" && use.parent.callee === use ? [use.parent] : [],
    );
  }

  #scopeOf(name: string, from: Node): Node | undefined {
    let node: Node | undefined = from;
    while (node && !this.#declarations.get(node)?.has(name)) node = node.parent ?? undefined;
    return node;
  }

  #visit(node: Node, scope: Node): void {
    if (node.type === "CallExpression") this.calls.push(node);
    if (node.type === "Identifier") append(this.#identifiers, node.name, node);
    if (node.type === "ReturnStatement" && node.argument) append(this.#results, scope, node.argument);
    if (node.type === "FunctionDeclaration" && node.id) this.#declare(scope, node.id, node);
    if (node.type === "VariableDeclarator") this.#declare(scope, node.id, node);
    if (node.type === "AssignmentExpression" && node.left.type === "Identifier")
      this.#declare(this.#scopeOf(node.left.name, node) ?? scope, node.left, node);
    if (isCallable(node)) for (const parameter of node.params) this.#declare(node, parameter, node);
    for (const child of childrenOf(node)) {
      child.parent = node;
      this.#visit(child, isCallable(node) ? node : scope);
    }
  }

  #declare(scope: Node, pattern: Node, value: Node): void {
    if (pattern.type !== "Identifier") {
      const inner =
        pattern.type === "Property"
          ? [pattern.value]
          : pattern.type === "AssignmentPattern"
            ? [pattern.left]
            : childrenOf(pattern);
      for (const each of inner) this.#declare(scope, each, value);
      return;
    }
    for (const key of scope.type === "Program" ? [scope, undefined] : [scope]) {
      const names = this.#declarations.get(key) ?? new Map<string, Node[]>();
      this.#declarations.set(key, names);
      append(names, pattern.name, value);
    }
  }
}

export function isCallable(node: Node): node is Callable {
  return /^(Function|ArrowFunction)/.test(node.type) && "params" in node;
}

/** The name that an expression ends in, such as a member's, or a key's text. */
export function lastName(node: Node): string {
  if (node.type === "MemberExpression") return lastName(node.property);
  if (node.type === "SequenceExpression") return node.expressions.map(lastName).at(-1) ?? "";
  return "name" in node && typeof node.name === "string"
    ? node.name
    : node.type === "Literal"
      ? String(node.value)
      : "";
}

/** The name by which a function is called. */
function nameOf({ id, parent }: Callable): string {
  return id?.name ?? (parent?.type === "VariableDeclarator" ? lastName(parent.id) : "");
}

function childrenOf(node: Node): Node[] {
  return (visitorKeys[node.type] ?? []).flatMap((key) => [Object(node)[key]].flat()).filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function append<Key>(lists: Map<Key, Node[]>, key: Key, node: Node): void {
  const list = lists.get(key);
  if (list) list.push(node);
  else lists.set(key, [node]);
}
