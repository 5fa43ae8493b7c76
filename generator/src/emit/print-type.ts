import {
  alternatives,
  type Member,
  type ObjectShape,
  type Rules,
  resolve,
  type Shape,
  type Shapes,
  typeName,
} from "../model/shape.ts";
import { docComment, key } from "./text.ts";

export interface TypeContext {
  readonly shapes: Shapes;
  /** Whether callers pass the type: their lists may be read-only. */
  readonly isInput: boolean;
  /** Whether its literals discriminate a union: no other text stands beside them. */
  readonly exact?: boolean;
  readonly indent: string;
}

export function printType(shape: Shape, context: TypeContext): string {
  switch (shape.kind) {
    case "ref":
      return typeName(shape.name, context.shapes);
    case "literal":
      return JSON.stringify(shape.value);
    case "array":
      return `${context.isInput ? "readonly " : ""}${parenthesized(printType(shape.items, context))}[]`;
    case "bytes":
      return "BodySource";
    case "union":
      return printUnion(shape.variants, context);
    case "object":
      return printObject(shape, context);
    default:
      return shape.kind;
  }
}

export function printObject(shape: ObjectShape, context: TypeContext): string {
  if (shape.members.length === 0)
    return `{ [key: string]: ${shape.rest ? printType(shape.rest, context) : "unknown"} }`;
  const inner = { ...context, indent: `${context.indent}  ` };
  const members = shape.members.map((member) => printMember(member, inner));
  // An index signature has to allow the members, too: beside members it can only say unknown.
  const rest = shape.rest ? [`${inner.indent}[key: string]: unknown;\n`] : [];
  return `{\n${[...members, ...rest].join("")}${context.indent}}`;
}

function printMember(member: Member, context: TypeContext): string {
  const type = printType(member.shape, { ...context, exact: member.closed ?? false });
  const doc = docComment([memberDoc(member, context.shapes)], context.indent);
  return `${doc}${context.indent}${key(member.name)}${member.optional ? "?" : ""}: ${type}${member.optional ? " | undefined" : ""};\n`;
}

export function memberDoc(member: Member, shapes: Shapes): string | undefined {
  const target = resolve(member.shape, shapes);
  const bounds = target.kind === "object" && target.most !== undefined ? { max: target.most } : undefined;
  const rules = "rules" in target ? limits(target.rules, target.kind) : bounds && limits(bounds, target.kind);
  const format = "format" in target && target.format ? `Format: \`${target.format}\`.` : undefined;
  const standard = member.default === undefined ? undefined : `Default: \`${member.default}\`.`;
  const secret = member.secret ? "A credential: keep it out of logs." : undefined;
  const sentences = [member.doc, member.scalarDoc, format, rules, standard, secret].filter(
    (each) => each !== undefined,
  );
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}

const maxWidth = 110;

const units: Readonly<Record<string, string>> = { string: " character", array: " item", object: " key" };

function limits({ min, max, pattern, distinct }: Rules, kind: string): string | undefined {
  const unit = units[kind];
  const counted = (count: number) => (unit ? `${count}${unit}${count === 1 ? "" : "s"}` : String(count));
  const range = [min !== undefined && `at least ${counted(min)}`, max !== undefined && `at most ${counted(max)}`]
    .filter(Boolean)
    .join(", ");
  const sentences = [
    range && `${range.charAt(0).toUpperCase()}${range.slice(1)}.`,
    pattern && `Pattern: \`${pattern}\`.`,
    distinct && "No item twice.",
  ].filter(Boolean);
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}

function printUnion(variants: readonly Shape[], context: TypeContext): string {
  const currentVariants = variants.filter((each) => each.kind !== "literal" || !each.former);
  let printed = currentVariants.map((variant) => printType(variant, context));
  for (const type of ["string", "number"] as const) {
    const isFree = printed.includes(type);
    const literalCount = isFree ? literalsIn(variants, type, context.shapes) : literalsIn(variants, type);
    if (isFree ? literalCount === 0 : literalCount < 2 || context.exact) continue;
    // A plain type would swallow the literals beside it, and an editor would offer none.
    const other = isFree && context.isInput ? `(${type} & {})` : type === "string" ? "Unlisted" : `Unlisted<${type}>`;
    printed = [...printed.filter((each) => each !== type), other];
  }
  const different = [...new Set(printed)];
  const line = different.join(" | ");
  if (line.length < maxWidth || line.includes("\n")) return line;
  // A line each, so that a new alternative is a diff of one line.
  return different.map((each) => `\n${context.indent}  | ${each}`).join("");
}

/** Counts the literals of a type among alternatives, and, with `shapes`, among those of named alternatives. */
export function literalsIn(variants: readonly Shape[], type: "string" | "number", shapes?: Shapes): number {
  const all = alternatives({ kind: "union", variants }, shapes);
  return all.filter((each) => each.kind === "literal" && typeof each.value === type).length;
}

export function parenthesized(type: string): string {
  return /[|&]|^readonly /.test(topLevel(type)) ? `(${type})` : type;
}

function topLevel(type: string): string {
  let depth = 0;
  let text = "";
  for (const character of type) {
    if ("{([<".includes(character)) depth += 1;
    if (depth === 0) text += character;
    if ("})]>".includes(character)) depth -= 1;
  }
  return text;
}
