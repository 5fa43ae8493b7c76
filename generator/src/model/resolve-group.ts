import {
  type Contract,
  type Group,
  inputMembers,
  type Operation,
  outputAlternatives,
  renamed,
  typedErrors,
} from "./contract.ts";
import { type Merge, mergeAnswers, type Output } from "./merge-answers.ts";
import {
  alternatives,
  collectNames,
  type Member,
  membersOf,
  type NamedShape,
  type ObjectShape,
  resolve,
  type Shape,
  type Shapes,
} from "./shape.ts";

export interface ResolvedGroup extends Group {
  readonly shapes: Shapes;
  readonly answered: ReadonlySet<string>;
  readonly requested: ReadonlySet<string>;
  readonly inputs: ReadonlyMap<string, Input>;
  readonly outputs: ReadonlyMap<string, Output>;
  readonly merges: readonly Merge[];
}

/** An operation's flat input: its own members beside the body's alternatives (named shapes where the contract names them). */
export interface Input {
  readonly own: ObjectShape;
  readonly body: readonly Shape[];
  /** Input with the field `body`, for a body that is one object or a list; `body` is the one object then. */
  readonly whole?: ObjectShape;
  readonly required: boolean;
  /** Whether each alternative of the body has a required member, so that some field of it is always given. */
  readonly bodyRequired: boolean;
}

/**
 * Decides for one group how each shape is printed: answers are merged first, inputs are made of the merged shapes, and then only the shapes
 * that inputs, answers and delivered events reach are kept.
 */
export function resolveGroup(group: Group, contract: Contract): ResolvedGroup {
  const unmerged = new Set<string>();
  for (const operation of group.operations) {
    for (const shape of outputAlternatives(operation)) collectNames(shape, contract.shapes, unmerged);
  }
  collectErrorNames(group, contract.shapes, unmerged);
  const { shapes, outputs, merges } = mergeAnswers(group, contract.shapes, unmerged);
  const inputs = new Map(group.operations.map((operation) => [operation.name, inputOf(operation, shapes)]));
  const requested = requestedNames(group, inputs, shapes);
  const answered = answeredNames(group, outputs, shapes);
  const used = [...shapes.values()].filter(({ name }) => requested.has(name) || answered.has(name));
  const sorted = used.sort((a, b) => (a.name < b.name ? -1 : 1));
  const byName = new Map(sorted.map((shape): [string, NamedShape] => [shape.name, shape]));
  return { ...group, shapes: byName, answered, requested, inputs, outputs, merges };
}

/** Names of the shapes that requests reach. A union with a usual alternative cannot be one: an input takes each of its alternatives. */
function requestedNames(group: Group, inputs: ReadonlyMap<string, Input>, shapes: Shapes): Set<string> {
  const names = new Set<string>();
  for (const { own, body, whole = own } of inputs.values())
    for (const shape of [own, ...body, whole]) collectNames(shape, shapes, names);
  for (const { joined } of group.operations.flatMap(({ parameters }) => parameters)) {
    if (joined) collectNames(joined.shape, shapes, names);
  }
  for (const name of names) {
    if (shapes.get(name)?.usual !== undefined)
      throw new Error(
        `${name} has a usual alternative, and an input takes it: an input takes each of them. Give it a union of its own.`,
      );
  }
  return names;
}

/** Names of the shapes that answers, typed errors and delivered events reach. Events are read like answers, but never merged. */
function answeredNames(group: Group, outputs: ReadonlyMap<string, Output>, shapes: Shapes): Set<string> {
  const names = new Set<string>();
  for (const { type, schema } of outputs.values()) {
    for (const shape of [type, schema]) if (shape) collectNames(shape, shapes, names);
  }
  collectErrorNames(group, shapes, names);
  for (const name of group.delivered) {
    collectNames({ kind: "ref", name }, shapes, names);
    const payloads = shapes.get(name)?.payloads;
    if (payloads !== undefined) collectNames({ kind: "ref", name: payloads }, shapes, names);
  }
  return names;
}

function collectErrorNames(group: Group, shapes: Shapes, names: Set<string>): void {
  for (const operation of group.operations) {
    for (const { shape } of typedErrors(operation)) collectNames(shape, shapes, names);
  }
}

function inputOf(operation: Operation, shapes: Shapes): Input {
  const fixed = new Set(Object.keys(operation.fixed));
  const members = inputMembers(operation).filter((member) => !fixed.has(member.name));
  const { flat = false, single = [], shape } = operation.body ?? {};
  const isWhole = (member: Member) => single.length > 0 && member.name === "body";
  const own: ObjectShape = { kind: "object", members: members.filter((member) => !isWhole(member)) };
  const bodies = flat && shape ? alternatives(shape, shapes) : single;
  const body = bodies.map((shape) => without(fixed, underInputNames(shape, shapes), shapes));
  const bodyRequired = body.length > 0 && body.every((each) => needsField(each, shapes));
  const required = needsField(own, shapes) || bodyRequired;
  const whole = members.filter(isWhole);
  return { own, body, required, bodyRequired, ...(whole.length > 0 && { whole: { kind: "object", members: whole } }) };
}

function without(fixed: ReadonlySet<string>, shape: Shape, shapes: Shapes): Shape {
  const target = resolve(shape, shapes);
  if (target.kind !== "object" || !target.members.some((member) => fixed.has(member.name))) return shape;
  // The request has the fixed members, too, so the rest must not be sealed.
  const { sealed: _, ...open } = target;
  return { ...open, members: target.members.filter((member) => !fixed.has(member.name)) };
}

function needsField(shape: Shape, shapes: Shapes): boolean {
  return membersOf(shape, shapes).some(({ optional }) => !optional);
}

function underInputNames(shape: Shape, shapes: Shapes): Shape {
  const target = resolve(shape, shapes);
  return target.kind === "object" && target.members.some((member) => member.inputName) ? renamed(target) : shape;
}
