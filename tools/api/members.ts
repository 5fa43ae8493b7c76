import { type Declaration, type Node, parseSync, type Statement } from "oxc-parser";
import { type Members, memberAt, type Side } from "../differ/member.ts";
import { DeclarationReader } from "./declaration-reader.ts";
import { declaredNames, isDeclaration } from "./module.ts";

/** The members of a package's API: its exports, and what is declared beside them. Names of other entries stand behind theirs: `/schemas Project`. */
export function apiMembers(text: string): Members {
  const { program, errors } = parseSync("api.d.ts", text);
  if (errors.length > 0) throw new Error(`An API cannot be read: ${errors.map(({ message }) => message).join(" ")}`);
  const members: Members = new Map();
  const sides = new Map<string, Side>();
  for (const [index, module] of program.body.entries()) {
    if (module.type !== "TSModuleDeclaration" || module.id.type !== "Literal") continue;
    const entry = module.id.value.replace(/^(@[^/]+\/)?[^/]+/, "");
    readEntry(module.body?.body ?? [], index === 0 ? "" : `${entry} `, text, { members, sides });
  }
  return members;
}

/** Adds an entry's members; a schema of the name of a type in an entry before it is on the type's side. */
function readEntry(
  statements: readonly Statement[],
  prefix: string,
  text: string,
  { members, sides }: { readonly members: Members; readonly sides: Map<string, Side> },
): void {
  const declarations = new Map<string, Declaration[]>();
  const exported = new Set<string>();
  for (const statement of statements) {
    const isExport = statement.type === "ExportNamedDeclaration";
    const declaration = isExport ? statement.declaration : isDeclaration(statement) ? statement : undefined;
    if (declaration) {
      for (const name of declaredNames(declaration)) {
        declarations.set(name, [...(declarations.get(name) ?? []), declaration]);
        if (isExport) exported.add(name);
      }
    } else if (isExport || statement.type === "ExportAllDeclaration") {
      addReexport(text.slice(statement.start, statement.end).replace(/^export |;$/g, ""), prefix, members);
    }
  }
  for (const [name, side] of sidesOf(declarations)) sides.set(name, sides.get(name) ?? side);
  for (const [name, each] of declarations) {
    const reader = new DeclarationReader(text, members, sides.get(name) ?? "both");
    for (const declaration of each) reader.declare(prefix + name, declaration, exported.has(name));
  }
}

/** A re-export of another package is a member of its name, and so the same as what was declared here before. */
function addReexport(printed: string, prefix: string, members: Members): void {
  const [, name = printed, origin] = /^\{ (\w+) \} (from "[^.].*")$/.exec(printed) ?? [];
  const member = memberAt(members, prefix + name, { side: "both" });
  member.presence.add("exported");
  if (origin !== undefined) member.types.add(origin);
}

type Declarations = ReadonlyMap<string, readonly Declaration[]>;

/** The side of each type: parameters are input, results are answers, and so are the types in them; a callback turns sides around. */
function sidesOf(declarations: Declarations): ReadonlyMap<string, Side> {
  const sides = new Map([...declarations.keys()].map((name) => [name, new Set<Side>()]));
  const walk = (node: Node, side: Side): void => {
    // Guards and keys name a type without giving a value of it.
    if (node.type === "TSTypePredicate" || (node.type === "TSTypeOperator" && node.operator === "keyof")) return;
    const reference =
      node.type === "TSTypeReference"
        ? node.typeName
        : node.type === "TSInterfaceHeritage"
          ? node.expression
          : undefined;
    if (reference?.type === "Identifier") mark(reference.name, side);
    for (const [key, value] of Object.entries(node)) {
      // A guard's parameter is an answer.
      const within = key === "params" && "returnType" in node && !isGuard(node) ? other(side) : side;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, within);
    }
  };
  const mark = (name: string, side: Side): void => {
    if (sides.get(name)?.has(side) ?? true) return;
    sides.get(name)?.add(side);
    for (const declared of declarations.get(name) ?? []) walk(declared, side);
  };
  for (const declaration of [...declarations.values()].flat()) if (!isType(declaration)) walk(declaration, "answer");
  for (const declaration of declarations.get("OperationErrors") ?? []) walk(declaration, "error");
  return new Map(
    [...declarations].map(([name, each]): [string, Side] => {
      const [side = "answer", ...others] = sides.get(name) ?? [];
      // A function, a class or a value can be used for anything.
      if (!each.every(isType) || (others.length > 0 && sides.get(name)?.has("input"))) return [name, "both"];
      return [name, others.length > 0 ? "answer" : side];
    }),
  );
}

function isType({ type }: Declaration): boolean {
  return /^TS(Interface|TypeAlias)Declaration$/.test(type);
}

/** A function that is asked about an `answer`: a generated guard. */
function isGuard(node: Node): boolean {
  const [first]: unknown[] = "params" in node && Array.isArray(node.params) ? node.params : [];
  return isNode(first) && first.type === "Identifier" && first.name === "answer";
}

function other(side: Side): Side {
  if (side === "answer") return "input";
  return side === "input" ? "answer" : side;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
