import type { CallExpression, Node, ObjectExpression } from "oxc-parser";
import { answerMembersOf } from "./answer-members.ts";
import { type Callable, isCallable, lastName, Names } from "./names.ts";

/** A request of a client, and the paths of the members that it sends, and reads of the answer. */
export interface ClientCall {
  readonly route: string;
  readonly bodyMembers: ReadonlySet<string>;
  readonly answerMembers: ReadonlySet<string>;
}

/** Place of an unknown value in a text. */
const unknown = "{}";
const [maxTexts, maxDepth, maxSteps] = [12, 12, 4];

/** Requests in a client's modules: calls of functions whose names have "fetch" or "request", with a path. */
export function readCalls(paths: readonly string[]): ClientCall[] {
  return new CallReader(new Names(paths)).calls();
}

class CallReader {
  readonly #names: Names;
  /** The call by which a function was entered: its parameters have these values. */
  readonly #entered = new Map<Callable, CallExpression>();
  /** A function whose parameters are needed, and that was not entered. */
  #unentered: Callable | undefined;

  constructor(names: Names) {
    this.#names = names;
  }

  calls(): ClientCall[] {
    return this.#names.calls.filter(isRequest).flatMap((call) => {
      this.#entered.clear();
      return this.#readCall(call);
    });
  }

  #readCall(call: CallExpression, step = 0): ClientCall[] {
    this.#unentered = undefined;
    const [address, ...options] = call.arguments;
    const paths = address ? [...new Set(this.#textsOf(address).flatMap(pathOf))] : [];
    const callable: Callable | undefined = this.#unentered;
    if (paths.length === 0 && callable && step < maxSteps)
      return this.#names.callsOf(callable).flatMap((entry) => {
        this.#entered.set(callable, entry);
        return this.#readCall(call, step + 1);
      });
    const optionsNamed = (name: string) =>
      options.flatMap((option) => this.#membersOf(option)).filter((each) => each.name === name);
    const methods = optionsNamed("method").flatMap(({ value }) => this.#textsOf(value));
    const bodyMembers = new Set(optionsNamed("body").flatMap(({ value }) => this.#sentIn(value)));
    const answerMembers = paths.length > 0 ? answerMembersOf(this.#names, call) : new Set<string>();
    const written = methods.filter((method) => /^[A-Z]+$/.test(method));
    return paths.flatMap((path) =>
      [...new Set(written.length > 0 ? written : ["GET"])].map((method) => ({
        route: `${method} ${path}`,
        bodyMembers,
        answerMembers,
      })),
    );
  }

  /** Expressions that an expression stands for: values of names, branches of conditions, results of functions. */
  #endsOf(node: Node, depth = 0): Node[] {
    const next = depth < maxDepth ? this.#nextOf(node) : [];
    return next.length > 0 ? next.flatMap((each) => this.#endsOf(each, depth + 1)).slice(0, maxTexts) : [node];
  }

  #nextOf(node: Node): Node[] {
    switch (node.type) {
      case "Identifier":
        return this.#names.declarationsOf(node.name, node).flatMap((each) => this.#valueOf(each, node.name));
      case "ConditionalExpression":
        return [node.consequent, node.alternate];
      case "LogicalExpression":
        return [node.left, node.right];
      case "AwaitExpression":
        return [node.argument];
      case "NewExpression":
        return node.callee.type === "Identifier" && node.callee.name === "URL" ? node.arguments.slice(0, 1) : [];
      case "CallExpression":
        if (/^(toString|stringify)$/.test(lastName(node.callee)))
          return lastName(node.callee) === "stringify"
            ? node.arguments.slice(0, 1)
            : "object" in node.callee
              ? [node.callee.object]
              : [];
        return this.#names.callablesOf(node.callee).flatMap((callable) => {
          this.#entered.set(callable, node);
          return this.#names.resultsOf(callable);
        });
      default:
        return [];
    }
  }

  #valueOf(declaration: Node, name: string): Node[] {
    if (declaration.type === "VariableDeclarator")
      return declaration.init && declaration.id.type === "Identifier" ? [declaration.init] : [];
    if (declaration.type === "AssignmentExpression") return declaration.operator === "=" ? [declaration.right] : [];
    if (!isCallable(declaration)) return [];
    const index = declaration.params.findIndex(
      (each) => lastName(each.type === "AssignmentPattern" ? each.left : each) === name,
    );
    const entry = this.#entered.get(declaration);
    if (index >= 0 && !entry) this.#unentered ??= declaration;
    return entry?.arguments.slice(index, index + 1) ?? [];
  }

  #textsOf(node: Node, depth = 0): string[] {
    if (depth > maxSteps) return [unknown];
    return this.#endsOf(node).flatMap((end): string[] => {
      if (end.type === "Literal" && end.value !== null) return [String(end.value)];
      if (end.type === "BinaryExpression")
        return concatenations([end.left, end.right].map((each) => this.#textsOf(each, depth + 1)));
      if (end.type !== "TemplateLiteral") return [unknown];
      const values = end.expressions.map((each) => this.#textsOf(each, depth + 1));
      return concatenations(end.quasis.flatMap(({ value }, index) => [[value.cooked ?? ""], values[index] ?? [""]]));
    });
  }

  #membersOf(node: Node): { readonly name: string; readonly value: Node }[] {
    const objects = this.#endsOf(node).filter((end): end is ObjectExpression => end.type === "ObjectExpression");
    return objects.flatMap(({ properties }) =>
      properties.flatMap((each) => {
        if (each.type === "SpreadElement") return this.#membersOf(each.argument);
        return each.computed ? [] : [{ name: lastName(each.key), value: each.value }];
      }),
    );
  }

  #sentIn(node: Node, step = 0): string[] {
    if (step > maxSteps) return [];
    const assigned = this.#usesOf(node).flatMap(({ parent }) =>
      parent?.type === "MemberExpression" &&
      parent.parent?.type === "AssignmentExpression" &&
      parent.parent.left === parent &&
      !parent.computed
        ? [lastName(parent)]
        : [],
    );
    return [
      ...assigned,
      ...this.#membersOf(node).flatMap(({ name, value }) => [
        name,
        ...this.#sentIn(value, step + 1).map((inner) => `${name}.${inner}`),
      ]),
    ];
  }

  #usesOf(node: Node): readonly Node[] {
    return node.type === "Identifier" ? this.#names.usesOf(node.name, node) : [];
  }
}

function isRequest({ callee }: CallExpression): boolean {
  return /fetch|request/i.test(lastName(callee));
}

function concatenations(parts: readonly (readonly string[])[]): string[] {
  return parts.reduce<string[]>(
    (starts, ends) => {
      const fitting = starts.length * ends.length > maxTexts ? [unknown] : ends;
      return starts.flatMap((start) => fitting.map((end) => start + end));
    },
    [""],
  );
}

/** The path of an address of the API, without its query; none where its beginning is unknown. */
function pathOf(text: string): string[] {
  const [, address = ""] =
    /^(?:https:\/\/api\.vercel\.com|https:\/\/vercel\.com(?=\/api\/)|\{\})?(\/[a-z].*)$/s.exec(text) ?? [];
  const [path = "", query = ""] = address.split(/[?#]/);
  // A path that follows a query was added to the other one of two results of a function.
  if (path === "" || query.includes("/")) return [];
  return [
    path
      .replace(/(?<=[^/])(\{\})+$/, "")
      .replaceAll(/(\{\})+/g, unknown)
      .replace(/^\/v\{\}/, "/v0"),
  ];
}
