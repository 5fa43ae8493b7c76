import { isArrayModelType, type Model, navigateProgram, type Program, type Union } from "@typespec/compiler";
import { type Node, SyntaxKind } from "@typespec/compiler/ast";
import type { HttpOperation } from "@typespec/http";
import { getOperationId } from "@typespec/openapi";
import { getPayloads } from "../../generator/lib/decorators.ts";
import { type Difference, wholeDescription } from "../contract-diff/compare.ts";
import { ValueComparer } from "../contract-diff/compare-values.ts";
import type { Document, Schema } from "../contract-diff/document.ts";
import { ValueReader } from "../contract-diff/values.ts";
import type { Side } from "../differ/member.ts";
import type { Insertion, Plan, Span } from "./edits.ts";
import { type Located, Locator, spanOf, written } from "./locate.ts";
import { headerMember, newOperation } from "./new-operation.ts";
import { aboutMember, loosened, newLiterals, newStatus, placeKey, unionWithLiterals } from "./rules.ts";
import { CannotWrite, pascal, Shapes } from "./shapes.ts";
import { escapeTemplate, type Home, TypeSpecWriter } from "./write-typespec.ts";

/** Turns differences into edits of the contract, as far as rules go. */
export class Planner {
  readonly locator: Locator;
  readonly #program: Program;
  readonly #ours: Document;
  readonly #theirs: Document;
  readonly #entry: string;
  readonly #events: ReadonlyMap<Union, Model>;
  readonly #shapes: Shapes;
  /** The names of operations by their published IDs. */
  readonly #operations: Map<string, string> = new Map();

  constructor(entry: string, program: Program, ours: Document, theirs: Document) {
    this.#entry = entry;
    this.#program = program;
    this.#ours = ours;
    this.#theirs = theirs;
    this.locator = new Locator(program);
    this.#events = eventsOf(program);
    this.#shapes = new Shapes(ours, theirs);
    navigateProgram(program, {
      operation: (each) => void this.#operations.set(getOperationId(program, each) ?? each.name, each.name),
    });
  }

  async plan(difference: Difference): Promise<Plan> {
    try {
      return await this.#plan(difference);
    } catch (error) {
      if (error instanceof CannotWrite) return { why: `no rule writes this shape: ${error.message}` };
      if (error instanceof RangeError) return { why: "no rule writes this shape: it is nested too deeply" };
      throw error;
    }
  }

  async #plan(difference: Difference): Promise<Plan> {
    const { kind, aspect, side, weight, place, trail, operation, unread } = difference;
    if (unread) return { why: "whoever publishes it has to mend it" };
    if (kind === "removed") return { why: "it is gone: whether callers lose it is a person's word" };
    if (operation) {
      const context = { program: this.#program, entry: this.#entry, theirs: this.#theirs, shapes: this.#shapes };
      const isUsualError = (schema: Schema) => this.#isUsualError(schema);
      return newOperation({ ...context, operations: this.#operations, isUsualError }, difference, operation);
    }
    if (difference.route === wholeDescription) return { why: "what is said of all operations is a person's to state" };
    if (weight === "major") return { why: "it breaks callers" };
    const at = this.locator.locate(difference);
    if (!at) return { why: "the contract has it in a way that no rule finds" };
    if (/^error \S+$/.test(place) && kind === "added")
      return difference.their === undefined || this.#isUsualError(difference.their)
        ? newStatus(at.operation, place)
        : { why: "its body is not the usual one: a person states it" };
    if (side === "error") return { why: "the body and the headers of an error are a person's to state" };
    if (side === "answer" && kind === "added" && trail.length === 0)
      return { why: "the body and the headers of an answer as a whole are a person's to state" };
    if (aspect === "docs") return { why: "another ID of an operation is a person's to state" };
    if (aspect === "limits" || aspect === "lost")
      return { why: "limits and what is not said any more are read by a person" };
    if (at.shared && side === "input") return { why: "the route has two operations, and takes what both take" };
    if (kind === "added")
      return trail.length === 0 ? this.#newParameter(difference, at) : this.#newMember(difference, at);
    if (aspect === "presence") return loosened(difference, at);
    if (aspect === "types") return newLiterals(difference, at, this.#events);
    return { why: "no rule is for it" };
  }

  #isUsualError(schema: Schema): boolean {
    const [ours, theirs] = [this.#ours, this.#theirs].map((each) => new ValueReader(each, "error", false));
    const isStated = JSON.stringify(this.#ours.components ?? {}).includes(failureSchema);
    if (!ours || !theirs || !isStated) return false;
    return new ValueComparer(ours, theirs).compare({ $ref: failureSchema }, schema).length === 0;
  }

  async #newParameter(difference: Difference, { operation: { operation } }: Located): Promise<Plan> {
    const { place, their = {} } = difference;
    const [where = "", ...words] = place.split(" ");
    const name = words.join(" ");
    if (where !== "query" && where !== "header")
      return { why: "what an operation takes or gives as a whole is a person's to state" };
    // The name is a prefix of several parameters.
    if (where === "query" && name.endsWith("-")) return { why: "a group of parameters is a person's to state" };
    const identifier = where === "query" ? name : headerMember(name);
    const there = operation.parameters.properties.get(identifier);
    const markPlan = there && markTaken(there, name);
    if (markPlan) return markPlan;
    const node = operation.node;
    const parameters =
      node && "signature" in node && "parameters" in node.signature ? node.signature.parameters : undefined;
    const span = parameters && spanOf(parameters);
    if (!span) return { why: "the operation's parameters are not its own" };
    const isList = this.#shapes.read("input", their).type === "array";
    const query = isList ? "@query(#{ explode: true })" : "@query";
    const mark = where === "query" ? query : `@header(${escapeTemplate(JSON.stringify(name))})`;
    const home = { file: span.file, namespace: namespaceOfType(operation) };
    const written = await this.#member(home, "input", identifier, their, false, pascal(operation.name));
    const text = `${mark} ${written.text}`;
    const toDecide = [`the doc of ${operation.name}'s ${name}`, ...written.toDecide];
    const rest = { shapes: written.shapes, of: operation.name, about: aboutMember(span, name), toDecide };
    return { ...behindLast(span, parameters.properties, text), ...rest };
  }

  async #newMember({ trail, their, required = false, side }: Difference, at: Located): Promise<Plan> {
    const step = trail.at(-1);
    if (!step || !("member" in step) || step.member === "*")
      return { why: "members of any name are a person's to state" };
    const { member: name } = step;
    if (!their) return { why: "it is required, and described nowhere" };
    if (at.member) {
      return markTaken(at.member, name) ?? { why: "the contract has it, and states it otherwise" };
    }
    const holder = at.holder && this.#bodyOf(at.holder, at.operation);
    if (!holder) return { why: "what would have it is made from other shapes" };
    const { node, span, label, namespace } = holder;
    const home = { file: span.file, namespace };
    const { text, shapes, ...written } = await this.#member(home, side, name, their, required, label);
    const docs = side === "input" ? [`the doc of ${label}.${name}`] : [];
    const toDecide = [...docs, ...written.toDecide];
    const rest = { shapes, of: label, about: aboutMember(span, name), toDecide };
    if (node.kind === SyntaxKind.ModelExpression && node.parent?.kind === SyntaxKind.OperationSignatureDeclaration)
      return { ...behindLast(span, node.properties, text), ...rest };
    const pos = span.end - 1;
    return { file: span.file, pos, end: pos, text: `\n${text};\n`, ...rest };
  }

  #bodyOf(model: Model, { operation }: HttpOperation): Braces | undefined {
    if (model.templateMapper || isArrayModelType(model)) return undefined;
    const { node } = model;
    const namespace = namespaceOfType(operation);
    if (node?.kind === SyntaxKind.ModelStatement) {
      const span = spanOf(node);
      if (!span || node.is || node.properties === undefined) return undefined;
      return { node, span, label: model.name, namespace: namespaceOfType(model) };
    }
    // The members of a spread body are in its named model.
    const holders = new Set([...model.properties.values()].flatMap((each) => written(each).model ?? []));
    for (const holder of holders) {
      if (holder !== model && holder.node?.kind === SyntaxKind.ModelStatement && !scopes.has(holder.name))
        return this.#bodyOf(holder, { operation } as HttpOperation);
    }
    if (node?.kind === SyntaxKind.ModelExpression) {
      const span = spanOf(node);
      return span && { node, span, label: model.name || pascal(operation.name), namespace };
    }
    const signature = operation.node && "signature" in operation.node ? operation.node.signature : undefined;
    if (!signature || !("parameters" in signature)) return undefined;
    const span = spanOf(signature.parameters);
    return span && { node: signature.parameters, span, label: pascal(operation.name), namespace };
  }

  /** The places that a difference of an edited contract may come from, as edits name them. */
  placesOf(difference: Difference): string[] {
    const { place, route } = difference;
    if (place === "") return [];
    const at = this.locator.locate(difference);
    if (!at) return [placeKey({ ...nothing, file: `#${route}` })];
    const spans: (Span | undefined)[] = [];
    const holder = at.holder && this.#bodyOf(at.holder, at.operation);
    const name = at.absent ?? at.member?.name;
    if (holder && name !== undefined) spans.push(aboutMember(holder.span, name));
    const node = at.member && written(at.member).node;
    if (node?.kind === SyntaxKind.ModelProperty)
      spans.push(aboutMember(spanOf(node.id) ?? nothing, ""), spanOf(node.value));
    const union = unionWithLiterals(at.types);
    spans.push(union && spanOf(union));
    const { operation } = at.operation;
    const signature = operation.node && "signature" in operation.node ? operation.node.signature : undefined;
    if (signature && "parameters" in signature && at.types.length === 0)
      spans.push(aboutMember(spanOf(signature.parameters) ?? nothing, place.split(" ")[1] ?? ""));
    return spans.flatMap((span) => (span ? [placeKey(span)] : []));
  }

  /** Prints a member, with the decisions for a person. */
  async #member(home: Home, side: Side, name: string, their: Schema, required: boolean, holder: string) {
    const writer = new TypeSpecWriter(this.#shapes, home);
    const { text, shapes, secrets } = await writer.member(side, name, their, required, holder);
    const toDecide = [
      ...shapes.map((each) => `the name and the doc of ${each.name}`),
      ...secrets.map((each) => `@secret? ${each}`),
    ];
    return { text, shapes, toDecide };
  }
}

/** The usual body of an error, from `Failure`. */
const failureSchema = "#/components/schemas/FailureBody";

const nothing: Span = { file: "", pos: 0, end: 0 };

const scopes: ReadonlySet<string> = new Set(["TeamScope", "UnpublishedTeamScope", "TeamIdScope"]);

interface Braces {
  readonly node: Node & { readonly properties: readonly Node[] };
  readonly span: Span;
  readonly label: string;
  readonly namespace: string;
}

function behindLast(span: Span, there: readonly Node[], text: string): Insertion {
  const last = there.at(-1);
  const pos = last ? last.end : span.end - 1;
  return { file: span.file, pos, end: pos, text: `${last ? "," : ""}\n\n${text}` };
}

/** An unpublished member that the platform describes now: its mark is removed. */
function markTaken(member: Parameters<typeof written>[0], name: string): Plan | undefined {
  const { node } = written(member);
  if (node?.kind !== SyntaxKind.ModelProperty) return undefined;
  const unpublishedMark = node.decorators.find(({ target }) => "sv" in target && target.sv === "unpublished");
  const mark = unpublishedMark && spanOf(unpublishedMark);
  return mark && { ...mark, text: "", shapes: [], of: name, about: aboutMember(mark, name), toDecide: [] };
}

/** `Dns` of a type in `Slipway.Dns`. */
function namespaceOfType({ namespace }: { readonly namespace?: { readonly name: string } | undefined }): string {
  return namespace && namespace.name !== "Slipway" ? namespace.name : "";
}

function eventsOf(program: Program): ReadonlyMap<Union, Model> {
  const eventTypes = new Map<Union, Model>();
  navigateProgram(program, {
    model: (event) => {
      const payloads = getPayloads(program, event);
      const type = event.properties.get("type")?.type;
      if (payloads && type?.kind === "Union") eventTypes.set(type, payloads);
    },
  });
  return eventTypes;
}
