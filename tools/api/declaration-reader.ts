import type { Declaration, Function as FunctionNode, Node, TSSignature, TSType } from "oxc-parser";
import { type Member, type Members, memberAt, type Side } from "../differ/member.ts";

/** Reads declarations into members, by name and by path. */
export class DeclarationReader {
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
      case "TSDeclareFunction":
      case "FunctionDeclaration":
        member.types.add("function");
        this.#function(name, declaration);
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

  /** Parameters count by position: their names are free. */
  #function(within: string, { params, returnType }: FunctionNode): void {
    const inputReader = new DeclarationReader(this.#text, this.#members, "input");
    for (const [index, each] of params.entries()) {
      const name = each.type === "Identifier" ? each.name : this.#shown(each);
      const path = `${within}(${index})`;
      const about = { side: "input", within, owner: `${within}(${name})` } as const;
      const parameter = memberAt(this.#members, path, about);
      const optional = each.type === "Identifier" && (each.optional ?? false);
      parameter.presence.add(optional || each.type === "RestElement" ? "optional" : "required");
      const type = "typeAnnotation" in each ? each.typeAnnotation?.typeAnnotation : undefined;
      if (type) inputReader.#type(path, type, parameter, optional);
    }
    const answer = memberAt(this.#members, `${within}()`, { side: "answer", within, owner: `${within}()` });
    answer.presence.add("required");
    const answerReader = new DeclarationReader(this.#text, this.#members, "answer");
    if (returnType) answerReader.#type(`${within}()`, returnType.typeAnnotation, answer);
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
        // Any text, with values that editors suggest.
        if (this.#shown(type) === "string & {}") member.types.add("string");
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
        // An input without members.
        member.types.add(this.#shown(type).replace(/^Record<string, never>$/, "object"));
    }
  }

  #shown(node: Node): string {
    return this.#text.slice(node.start, node.end).replaceAll(/\s+/g, " ").replace(/;$/, "");
  }
}
