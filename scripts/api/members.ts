import { type Declaration, type Node, parseSync, type TSSignature, type TSType } from "oxc-parser";
import { type Member, type Members, memberAt, openString, type Side } from "../differ/member.ts";
import { sidesOf } from "./sides.ts";

/** What is exported, and what is declared beside it, by entry. */
export function apiMembers(text: string): Members {
  const members: Members = new Map();
  const { program, errors } = parseSync("api.d.ts", text);
  if (errors.length > 0) throw new Error(`An API cannot be read: ${errors.map(({ message }) => message).join(" ")}`);
  const modules = program.body.flatMap((module) =>
    module.type === "TSModuleDeclaration" && module.id.type === "Literal" && module.body ? [module] : [],
  );
  for (const [index, module] of modules.entries()) {
    const body = module.body?.type === "TSModuleBlock" ? module.body.body : [];
    const declarations = new Map<string, Declaration[]>();
    const exported = new Set<string>();
    const prefix =
      index === 0 || module.id.type !== "Literal" ? "" : `${module.id.value.replace(/^(@[^/]+\/)?[^/]+/, "")} `;
    for (const statement of body) {
      if (
        statement.type === "ExportAllDeclaration" ||
        (statement.type === "ExportNamedDeclaration" && !statement.declaration)
      ) {
        const path = prefix + text.slice(statement.start, statement.end).replace(/^export |;$/g, "");
        memberAt(members, path, { side: "both" }).presence.add("exported");
        continue;
      }
      const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
      if (!declaration || !("id" in declaration || declaration.type === "VariableDeclaration")) continue;
      const name =
        declaration.type === "VariableDeclaration"
          ? text.slice(declaration.start).match(/\w+ (\w+)/)?.[1]
          : nameOf(declaration.id, text);
      // A statement that declares a name is a declaration.
      if (name && statement.type === "ExportNamedDeclaration") exported.add(name);
      if (name) declarations.set(name, [...(declarations.get(name) ?? []), declaration as Declaration]);
    }
    const sides = sidesOf(declarations);
    for (const [name, each] of declarations) {
      const reader = new DeclarationReader(text, members, sides.get(name) ?? "both");
      for (const declaration of each) reader.declare(prefix + name, declaration, exported.has(name));
    }
  }
  return members;
}

function nameOf(node: Node | null | undefined, text: string): string | undefined {
  return node ? text.slice(node.start, node.end) : undefined;
}

class DeclarationReader {
  readonly #text: string;
  readonly #members: Members;
  readonly #side: Side;

  constructor(text: string, members: Members, side: Side) {
    this.#text = text;
    this.#members = members;
    this.#side = side;
  }

  declare(name: string, declaration: Declaration, exported: boolean): void {
    const member = this.#member(name);
    member.presence.add(exported ? "exported" : "internal");
    switch (declaration.type) {
      case "TSInterfaceDeclaration":
        member.types.add("object");
        for (const parent of declaration.extends) member.types.add(this.#shown(parent));
        this.#signatures(name, declaration.body.body);
        break;
      case "TSTypeAliasDeclaration":
        this.#type(name, declaration.typeAnnotation, member);
        break;
      case "ClassDeclaration":
        member.types.add(`class ${declaration.superClass ? this.#shown(declaration.superClass) : ""}`.trim());
        for (const each of declaration.body.body) this.#classElement(name, each);
        break;
      default:
        member.types.add(this.#shown(declaration));
    }
    if ("typeParameters" in declaration && declaration.typeParameters)
      member.types.add(this.#shown(declaration.typeParameters));
  }

  #member(path: string, within?: string): Member {
    return memberAt(this.#members, path, { side: this.#side, within, owner: path });
  }

  #signatures(within: string, signatures: readonly TSSignature[]): void {
    for (const each of signatures) {
      const isProperty = each.type === "TSPropertySignature";
      const name =
        isProperty || each.type === "TSMethodSignature"
          ? `.${this.#shown(each.key)}`
          : each.type === "TSIndexSignature"
            ? ".*"
            : "()";
      const member = this.#member(within + name, within);
      const optional = "optional" in each && each.optional;
      member.presence.add(optional || name === ".*" ? "optional" : "required");
      if (isProperty && each.typeAnnotation)
        this.#type(within + name, each.typeAnnotation.typeAnnotation, member, optional);
      else member.types.add(this.#shown(each));
    }
  }

  #classElement(within: string, element: Node): void {
    if (!("key" in element) || !element.key || element.key.type === "PrivateIdentifier") return;
    const path = `${within}.${this.#shown(element.key)}`;
    const member = this.#member(path, within);
    member.presence.add("required");
    member.types.add(this.#shown(element));
  }

  /** A type's alternatives; object literals are read into, everything else is its text. */
  #type(path: string, type: TSType, member: Member, optional = false): void {
    switch (type.type) {
      case "TSUnionType":
        for (const each of type.types) this.#type(path, each, member, optional);
        break;
      case "TSParenthesizedType":
        this.#type(path, type.typeAnnotation, member, optional);
        break;
      case "TSTypeLiteral":
        member.types.add("object");
        this.#signatures(path, type.members);
        break;
      case "TSIntersectionType":
        if (this.#shown(type) === openString.slice(1, -1)) member.types.add(openString);
        else for (const each of type.types) this.#type(path, each, member);
        break;
      case "TSArrayType": {
        member.types.add("array");
        const items = this.#member(`${path}[]`, path);
        items.presence.add("required");
        this.#type(`${path}[]`, type.elementType, items);
        break;
      }
      case "TSUndefinedKeyword":
        // An optional member may be undefined: that says nothing more.
        if (!optional) member.types.add("undefined");
        break;
      default:
        member.types.add(this.#shown(type));
    }
  }

  #shown(node: Node): string {
    return this.#text.slice(node.start, node.end).replaceAll(/\s+/g, " ").replace(/;$/, "");
  }
}
