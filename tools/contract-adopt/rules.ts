import { formatIdentifier, type Model, type Type, type Union } from "@typespec/compiler";
import { SyntaxKind } from "@typespec/compiler/ast";
import type { HttpOperation } from "@typespec/http";
import type { Difference } from "../contract-diff/compare.ts";
import type { Edit, Insertion, Plan, Span } from "./edits.ts";
import { type Located, spanOf, written } from "./locate.ts";
import { isRounded } from "./shapes.ts";
import { escapeTemplate } from "./write-typespec.ts";

function insertion(span: Span, pos: number, text: string): Omit<Edit, "of"> {
  return { file: span.file, pos, end: pos, text, shapes: [], about: span, toDecide: [] };
}

/** The place of a holder's member. */
export function aboutMember(span: Span, name: string): Edit["about"] {
  return { ...span, file: `${span.file}#${name}` };
}

export function placeKey({ file, pos, end }: Span): string {
  return `${file} ${pos} ${end}`;
}

/** Makes a member of a request optional. */
export function loosened({ trail, more = [] }: Difference, { member }: Located): Plan {
  if (!more.includes("optional"))
    return { why: "an answer says more than before: whether it holds is a person's word" };
  const node = member && written(member).node;
  if (trail.length === 0 && !node) return { why: "a body as a whole is a person's to loosen" };
  if (node?.kind !== SyntaxKind.ModelProperty) return { why: "the member is not written where it is used" };
  const span = spanOf(node.id);
  if (!span) return { why: "the member is not written where it is used" };
  return { ...insertion(span, span.end, "?"), of: member?.model?.name ?? "", about: aboutMember(span, "") };
}

/** Adds literals to a member that has some; each new event type gets a payload, too. */
export function newLiterals(
  { more = [], less = [], theirAlternative }: Difference,
  { types, member }: Located,
  events: ReadonlyMap<Union, Model>,
): Plan {
  if (more.length === 0) return { why: "it may be less than before: whether callers lose that is a person's word" };
  if (theirAlternative) return { why: "another alternative is a shape to name" };
  const literals = more.filter((type) => /^"|^[\d-]/.test(type)).map(escapeTemplate);
  if (more.some(isRounded)) return { why: "it has a number that is rounded here" };
  if (less.length > 0 || literals.length !== more.length)
    return { why: "another kind of value is a person's to state" };
  const union = unionWithLiterals(types);
  const node = union?.node;
  if (union && node?.kind === SyntaxKind.UnionStatement) {
    const span = spanOf(node);
    if (!span) return { why: "its literals are written where no rule finds them" };
    const edit = { ...insertion(span, span.end - 1, `\n${literals.join(",\n")},\n`), of: union.name ?? "" };
    const payloads = events.get(union);
    return payloads ? withPayloads(edit, payloads, more) : edit;
  }
  const [only] = types;
  const value = member && written(member).node;
  const expression =
    node?.kind === SyntaxKind.UnionExpression
      ? node
      : only && isLiteral(only) && types.length === 1 && value?.kind === SyntaxKind.ModelProperty
        ? value.value
        : undefined;
  const span = expression && spanOf(expression);
  if (!span || !expression) return { why: "its literals are written where no rule finds them" };
  const count = (union ? union.variants.size : 1) + literals.length;
  const toDecide = count > 3 ? [`a name for the ${count} values of ${member?.name ?? "it"}`] : [];
  const text = ` | ${literals.join(" | ")}`;
  return { ...insertion(span, span.end, text), of: member?.model?.name ?? "", toDecide };
}

function withPayloads(edit: Edit, payloads: Model, literals: readonly string[]): Plan {
  const names = literals.map((literal) => String(JSON.parse(literal)));
  // It would be the prototype in generated code.
  if (names.includes("__proto__")) return { why: "no event of ours can be called __proto__" };
  const added = newPayloads(payloads, names);
  if (!added)
    return { why: `an event has a payload in ${payloads.name}, and none there is of an event that nobody describes` };
  const toDecide = [
    ...names.map((name) => `the payload of \`${name}\`: it is ${added.shape} until somebody documents it`),
    "how many events there are: a README and its test count them",
  ];
  return { ...edit, beside: [added.insertion], toDecide };
}

interface NewPayloads {
  readonly insertion: Insertion;
  readonly shape: string;
}

/** Payloads of new events until they are documented; undefined where the contract has no payload without members. */
function newPayloads(payloads: Model, events: readonly string[]): NewPayloads | undefined {
  const types = [...payloads.properties.values()].map(({ type }) => type);
  const shape = types.find((type) => type.kind === "Model" && type.name !== "" && type.properties.size === 0);
  const { node } = payloads;
  const span = node?.kind === SyntaxKind.ModelStatement ? spanOf(node) : undefined;
  if (shape?.kind !== "Model" || !span) return undefined;
  const lines = events.map((event) => `${formatIdentifier(event)}: ${shape.name};\n`);
  const pos = span.end - 1;
  return { insertion: { file: span.file, pos, end: pos, text: `\n${lines.join("")}` }, shape: shape.name };
}

/** The innermost union that literals are written in. */
export function unionWithLiterals(types: readonly Type[]): Union | undefined {
  for (const type of types) {
    if (type.kind !== "Union") continue;
    const inside = [...type.variants.values()].map((variant) => variant.type);
    if (inside.some(isLiteral)) return type;
    const innerUnion = unionWithLiterals(inside);
    if (innerUnion) return innerUnion;
  }
  return undefined;
}

function isLiteral(type: Type): boolean {
  return type.kind === "String" || type.kind === "Number";
}

/** Adds an error status: to the list of statuses with the same body, else with the usual body. */
export function newStatus({ operation }: HttpOperation, place: string): Plan {
  const status = Number(place.replace("error ", ""));
  if (!Number.isInteger(status)) return { why: "it is no status but a range of them" };
  const signature = operation.node && "signature" in operation.node ? operation.node.signature : undefined;
  if (signature?.kind !== SyntaxKind.OperationSignatureDeclaration)
    return { why: "the operation's answers are not its own" };
  const { returnType } = signature;
  const options = returnType.kind === SyntaxKind.UnionExpression ? returnType.options : [returnType];
  for (const option of options) {
    if (option.kind !== SyntaxKind.TypeReference || option.arguments.length !== 1) continue;
    if (!("sv" in option.target) || !/Failure$/.test(option.target.sv)) continue;
    const argument = option.arguments[0]?.argument;
    if (!argument) continue;
    const numbers = argument.kind === SyntaxKind.UnionExpression ? argument.options : [argument];
    const next = numbers.find((each) => each.kind === SyntaxKind.NumericLiteral && each.value > status);
    const span = spanOf(next ?? argument);
    if (!span) continue;
    const edit = next ? insertion(span, span.pos, `${status} | `) : insertion(span, span.end, ` | ${status}`);
    return { ...edit, of: operation.name };
  }
  const span = spanOf(returnType);
  if (!span) return { why: "the operation's answers are not its own" };
  const toDecide = [`the body of ${operation.name}'s ${status}: the usual one is stated`];
  return { ...insertion(span, span.end, ` | Failure<${status}>`), of: operation.name, toDecide };
}
