import {
  formatIdentifier,
  isArrayModelType,
  type Model,
  navigateProgram,
  type Program,
  type Union,
} from "@typespec/compiler";
import { type Node, SyntaxKind } from "@typespec/compiler/ast";
import type { HttpOperation } from "@typespec/http";
import { getPayloads } from "../../generator/lib/decorators.ts";
import { type Difference, wholeDescription } from "../contract-diff/compare.ts";
import { ValueComparer } from "../contract-diff/compare-values.ts";
import type { Document, Schema } from "../contract-diff/document.ts";
import { ValueReader } from "../contract-diff/values.ts";
import type { Side } from "../differ/member.ts";
import type { Insertion, Plan, Span } from "./edits.ts";
import { KnownShapes } from "./known-shapes.ts";
import { type Located, Locator, spanOf, written } from "./locate.ts";
import { headerMember, newOperation, queryMark } from "./new-operation.ts";
import { OperationNames } from "./operation-names.ts";
import { CannotPrint, type Declaration, type Home, pascal, quoted, ShapePrinter } from "./print-shape.ts";
import { aboutMember, loosened, newId, newLiterals, newStatus, placeOf, unionWithLiterals } from "./rules.ts";
import { type Descriptions, unsayable, unsendable } from "./unsayable.ts";

/** Turns differences into edits of the contract, where a rule says which. */
export class Planner {
  readonly locator: Locator;
  readonly #program: Program;
  readonly #ours: Document;
  readonly #theirs: Document;
  readonly #names: OperationNames;
  readonly #events: ReadonlyMap<Union, Model>;
  readonly #known: Map<Side, KnownShapes> = new Map();
  /** What is declared for new members and operations, by name. */
  readonly #taken: Map<string, Declaration> = new Map();

  constructor(program: Program, ours: Document, theirs: Document) {
    this.#program = program;
    this.#ours = ours;
    this.#theirs = theirs;
    this.locator = new Locator(program);
    this.#events = eventsOf(program);
    this.#names = new OperationNames(program);
  }

  plan(difference: Difference): Plan {
    try {
      return this.#plan(difference);
    } catch (error) {
      if (error instanceof CannotPrint) return { why: `no rule writes this shape: ${error.message}` };
      if (error instanceof RangeError) return { why: "no rule writes this shape: it is nested too deeply" };
      throw error;
    }
  }

  #plan(difference: Difference): Plan {
    const { kind, aspect, side, weight, place, trail, operation, unread } = difference;
    if (unread) return { why: "whoever publishes it has to mend it" };
    if (kind === "removed") return { why: "it is gone: whether callers lose it is a person's word" };
    if (operation) {
      const unsaid = unsayable(operation, this.#descriptions());
      if (unsaid.length > 0) return { why: `no rule writes that ${unsaid.join(", or that ")}` };
      return newOperation(
        this.#program,
        (each, home) => this.#printer(each, home),
        this.#names,
        this.#theirs,
        difference,
        operation,
      );
    }
    if (difference.route === wholeDescription) return { why: "what is said of all operations is a person's to state" };
    if (weight === "major") return { why: "it breaks callers" };
    const at = this.locator.locate(difference);
    if (!at) return { why: "the contract has it in a way that no rule finds" };
    if (/^error \S+$/.test(place) && kind === "added")
      return this.#unwritableError(difference) ?? newStatus(at.operation, place);
    if (side === "error") return { why: "the body and the headers of an error are a person's to state" };
    if (side === "answer" && kind === "added" && trail.length === 0)
      return { why: "the body and the headers of an answer as a whole are a person's to state" };
    if (aspect === "docs") return newId(difference, at);
    if (aspect === "limits" || aspect === "lost")
      return { why: "limits and what is not said any more are read by a person" };
    if (at.shared && side === "input") return { why: "the route has two operations, and takes what both take" };
    if (kind === "added")
      return trail.length === 0 ? this.#newParameter(difference, at) : this.#newMember(difference, at);
    if (aspect === "presence") return loosened(difference, at);
    if (aspect === "types") return newLiterals(difference, at, this.#events);
    return { why: "no rule is for it" };
  }

  /** Why nothing is written of what is new: more is said of it than its value. */
  #writable({ beside = [] }: Difference): Plan | undefined {
    return beside.length > 0 ? { why: `no rule writes that it is ${beside.join(", ")}` } : undefined;
  }

  #unwritableError(difference: Difference): Plan | undefined {
    const { their } = difference;
    if (their !== undefined && !this.#descriptions().isUsualError(their))
      return { why: "its body is not the usual one: a person states it" };
    return this.#writable(difference);
  }

  #descriptions(): Descriptions {
    const typesOf = (schema: Schema, side: Side) => new ValueReader(this.#theirs, side, false).read(schema).types;
    const usual = { $ref: usualError };
    const comparer = new ValueComparer(
      new ValueReader(this.#ours, "error", false),
      new ValueReader(this.#theirs, "error", false),
    );
    const isStated = JSON.stringify(this.#ours.components ?? {}).includes(usualError);
    const isUsualError = (schema: Schema) => isStated && comparer.compare(usual, schema).length === 0;
    return { ours: this.#ours, theirs: this.#theirs, typesOf, isUsualError };
  }

  #newParameter(difference: Difference, { operation: { operation } }: Located): Plan {
    const { place, their = {} } = difference;
    const [where = "", ...words] = place.split(" ");
    const name = words.join(" ");
    if (where !== "query" && where !== "header")
      return { why: "what an operation takes or gives as a whole is a person's to state" };
    const unwritable = this.#writable(difference);
    if (unwritable) return unwritable;
    const identifier = where === "query" ? name : headerMember(name);
    const there = operation.parameters.properties.get(identifier);
    const mark = there && markTaken(there, name);
    if (mark) return mark;
    const types = this.#descriptions().typesOf(their, "input");
    const [unsent] = unsendable(place, new Set(), types);
    if (unsent !== undefined) return { why: `no rule writes a parameter like that: ${unsent}` };
    const node = operation.node;
    const parameters =
      node && "signature" in node && "parameters" in node.signature ? node.signature.parameters : undefined;
    const span = parameters && spanOf(parameters);
    if (!span) return { why: "the operation's parameters are not its own" };
    const printer = this.#printer("input", { file: span.file, namespace: namespaceOfType(operation) });
    const decorator = where === "query" ? queryMark(types) : `@header(${quoted(JSON.stringify(name))})`;
    const text = printer.member(identifier, their, false, pascal(operation.name) + pascal(name), decorator);
    const toDecide = [`the doc of ${operation.name}'s ${name}`, ...named(printer)];
    const rest = { shapes: printer.declared, of: operation.name, about: aboutMember(span, name), toDecide };
    return { ...behindLast(span, parameters.properties, text), ...rest };
  }

  #newMember({ trail, their, required = false, side }: Difference, at: Located): Plan {
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
    const printer = this.#printer(side, { file: span.file, namespace });
    const printed = printer.member(name, their, required, label + pascal(name));
    const docs = side === "input" ? [`the doc of ${label}.${name}`] : [];
    const toDecide = [...docs, ...named(printer)];
    const rest = { shapes: printer.declared, of: label, about: aboutMember(span, name), toDecide };
    if (node.kind === SyntaxKind.ModelExpression && node.parent?.kind === SyntaxKind.OperationSignatureDeclaration)
      return { ...behindLast(span, node.properties, printed), ...rest };
    const pos = span.end - 1;
    return { file: span.file, pos, end: pos, text: `\n${printed};\n`, ...rest };
  }

  /** The braces that a model's members are written between. */
  #bodyOf(model: Model, { operation }: HttpOperation): Braces | undefined {
    if (model.templateMapper || isArrayModelType(model)) return undefined;
    const { node } = model;
    const namespace = namespaceOfType(operation);
    if (node?.kind === SyntaxKind.ModelStatement) {
      const span = spanOf(node);
      if (!span || node.is || node.properties === undefined) return undefined;
      return { node, span, label: model.name, namespace: namespaceOfType(model) };
    }
    // A body of its own, spread from a named model: that is where its members are.
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

  /** The places of this contract that a difference of an edited one comes from, as edits name them. */
  placesOf(difference: Difference): string[] {
    const { place } = difference;
    if (place === "") return [];
    const at = this.locator.locate(difference);
    if (!at) return [];
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
    return spans.flatMap((span) => (span ? [placeOf(span)] : []));
  }

  #printer(side: Side, home: Home): ShapePrinter {
    const known = this.#known.get(side) ?? new KnownShapes(this.#ours, this.#theirs, side);
    this.#known.set(side, known);
    return new ShapePrinter(new ValueReader(this.#theirs, side, false), known, home, this.#taken);
  }
}

/** What `Failure` says of an error's body. */
const usualError = "#/components/schemas/FailureBody";

const nothing: Span = { file: "", pos: 0, end: 0 };

const scopes: ReadonlySet<string> = new Set(["TeamScope", "UnpublishedTeamScope", "TeamIdScope"]);

interface Braces {
  readonly node: Node & { readonly properties: readonly Node[] };
  readonly span: Span;
  readonly label: string;
  readonly namespace: string;
}

/** What comes behind the last parameter, or into the empty brackets. */
function behindLast(span: Span, there: readonly Node[], text: string): Insertion {
  const last = there.at(-1);
  const pos = last ? last.end : span.end - 1;
  return { file: span.file, pos, end: pos, text: `${last ? "," : ""}\n\n${text}` };
}

function named({ declared }: ShapePrinter): string[] {
  return declared.map(({ name }) => `the name and the doc of ${name}`);
}

/** The contract has it of its own accord, and now the platform describes it, too: its mark goes. */
function markTaken(member: Parameters<typeof written>[0], name: string): Plan | undefined {
  const { node } = written(member);
  if (node?.kind !== SyntaxKind.ModelProperty) return undefined;
  const found = node.decorators.find(({ target }) => "sv" in target && target.sv === "unpublished");
  const mark = found && spanOf(found);
  return mark && { ...mark, text: "", shapes: [], of: name, about: aboutMember(mark, name), toDecide: [] };
}

/** `Dns` of what stands in `Slipway.Dns`. */
function namespaceOfType({ namespace }: { readonly namespace?: { readonly name: string } | undefined }): string {
  return namespace && namespace.name !== "Slipway" ? namespace.name : "";
}

/** The lines that give new events a payload of which nothing is known, and how that payload is called. */
interface NewPayloads {
  readonly insertion: Insertion;
  readonly shape: string;
}

function eventsOf(program: Program): ReadonlyMap<Union, Model> {
  const found = new Map<Union, Model>();
  navigateProgram(program, {
    model: (event) => {
      const payloads = getPayloads(program, event);
      const type = event.properties.get("type")?.type;
      if (payloads && type?.kind === "Union") found.set(type, payloads);
    },
  });
  return found;
}

/** What new events have as their payload, until somebody knows more: undefined where no event of the contract has a payload like that. */
export function newPayloads(payloads: Model, events: readonly string[]): NewPayloads | undefined {
  const types = [...payloads.properties.values()].map(({ type }) => type);
  const shape = types.find((type) => type.kind === "Model" && type.name !== "" && type.properties.size === 0);
  const { node } = payloads;
  const span = node?.kind === SyntaxKind.ModelStatement ? spanOf(node) : undefined;
  if (shape?.kind !== "Model" || !span) return undefined;
  const lines = events.map((event) => `${formatIdentifier(event)}: ${shape.name};\n`);
  const pos = span.end - 1;
  return { insertion: { file: span.file, pos, end: pos, text: `\n${lines.join("")}` }, shape: shape.name };
}
