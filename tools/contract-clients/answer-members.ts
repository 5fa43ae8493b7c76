import type { CallExpression, MemberExpression, Node } from "oxc-parser";
import { isCallable, lastName, type Names } from "./names.ts";

const maxSteps = 4;

/** Paths of the members that are read of a request's answer, wherever it goes by names, arguments and results. */
export function answerMembersOf(names: Names, request: CallExpression): Set<string> {
  const follower = new Follower(names);
  follower.follow(request, "", 0);
  return follower.members;
}

class Follower {
  readonly members = new Set<string>();
  readonly #names: Names;
  readonly #followed = new Set<Node>();

  constructor(names: Names) {
    this.#names = names;
  }

  /** Follows a value of the answer, at its path there; `step` counts the functions that it went through. */
  follow(node: Node, path: string, step: number): void {
    const { parent } = node;
    if (!parent || step > maxSteps || this.#followed.has(node)) return;
    this.#followed.add(node);
    if (/^(Await|Chain|Logical|Conditional)Expression$/.test(parent.type)) this.follow(parent, path, step);
    else if (parent.type === "MemberExpression" && parent.object === node) this.#followMember(parent, path, step);
    else if (parent.type === "ReturnStatement" || parent.type === "ArrowFunctionExpression") {
      let callable: Node | undefined = parent;
      while (callable && !isCallable(callable)) callable = callable.parent ?? undefined;
      for (const call of callable ? this.#names.callsOf(callable) : []) this.follow(call, path, step + 1);
    } else this.#followInto(parent, node, path, step);
  }

  /** Follows a value to what it is assigned to, and to parameters. */
  #followInto(parent: Node, node: Node, path: string, step: number): void {
    if (parent.type === "VariableDeclarator" && parent.init === node) this.#bind(parent.id, path, step);
    if (parent.type === "AssignmentExpression" && parent.right === node) this.#bind(parent.left, path, step);
    if (parent.type === "ForOfStatement" && parent.right === node && parent.left.type === "VariableDeclaration")
      for (const { id } of parent.left.declarations) this.#bind(id, `${path}[]`, step);
    if (parent.type !== "CallExpression") return;
    const index = parent.arguments.findIndex(({ start }) => start === node.start);
    for (const { params } of this.#names.callablesOf(parent.callee)) this.#bind(params[index], path, step + 1);
  }

  #followMember(member: MemberExpression, path: string, step: number): void {
    const [name, call] = [lastName(member), member.parent];
    if (member.computed) return;
    if (call?.type === "CallExpression" && call.callee === member) this.#followMethod(call, name, path, step);
    else this.#read(member, `${path}.${name}`, step);
  }

  /** Follows a value to what its own method gives, and to what it calls back with. */
  #followMethod(call: CallExpression, name: string, path: string, step: number): void {
    if (/^(json|filter|slice|sort|toSorted|reverse)$/.test(name)) this.follow(call, path, step);
    if (/^(find|findLast|at|pop|shift)$/.test(name)) this.follow(call, `${path}[]`, step);
    const [callback] = call.arguments;
    const inner = name === "then" ? path : `${path}[]`;
    if (callback && isCallable(callback)) this.#bind(callback.params[name === "reduce" ? 1 : 0], inner, step);
  }

  #read(node: Node, path: string, step: number): void {
    this.members.add(path);
    if (node.type === "MemberExpression") this.follow(node, path, step);
    else this.#bind(node, path, step);
  }

  #bind(pattern: Node | undefined, path: string, step: number): void {
    if (pattern?.type === "AssignmentPattern") this.#bind(pattern.left, path, step);
    if (pattern?.type === "Identifier")
      for (const use of this.#names.usesOf(pattern.name, pattern)) this.follow(use, path, step);
    for (const each of pattern?.type === "ObjectPattern" ? pattern.properties : [])
      if (each.type === "Property" && !each.computed) this.#read(each.value, `${path}.${lastName(each.key)}`, step);
  }
}
