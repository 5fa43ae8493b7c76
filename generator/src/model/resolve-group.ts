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
  readonly answerNames: ReadonlySet<string>;
  readonly requestNames: ReadonlySet<string>;
  readonly inputs: ReadonlyMap<string, Input>;
  readonly outputs: ReadonlyMap<string, Output>;
  readonly merges: readonly Merge[];
}

/** An operation's flat input: the members of `parameters` beside those of one of the body's alternatives. */
export interface Input {
  /** Includes the member `body` if the body has no members to pass, such as bytes. */
  readonly parameters: ObjectShape;
  /** Named shapes where the contract names them. */
  readonly bodyAlternatives: readonly Shape[];
  /** The member `body`, for a body that is one object or a list; `bodyAlternatives` are the shapes of the one object then. */
  readonly wrappedBody?: ObjectShape;
  readonly required: boolean;
  /** Whether each alternative of the body has a required member, and so the input, too. */
  readonly everyBodyNeedsMember: boolean;
}

/**
 * Decides for one group how each shape is printed: answers are merged first, inputs are made of the merged shapes, and only shapes that
 * inputs, answers and delivered events reach remain.
 */
export function resolveGroup(group: Group, contract: Contract): ResolvedGroup {
  const answeredBeforeMerge = new Set<string>();
  for (const operation of group.operations) {
    for (const shape of outputAlternatives(operation)) collectNames(shape, contract.shapes, answeredBeforeMerge);
  }
  collectErrorNames(group, contract.shapes, answeredBeforeMerge);
  const { shapes, outputs, merges } = mergeAnswers(group, contract.shapes, answeredBeforeMerge);
  const inputs = new Map(group.operations.map((operation) => [operation.name, inputOf(operation, shapes)]));
  const requestNames = collectRequestNames(group, inputs, shapes);
  const answerNames = collectAnswerNames(group, outputs, shapes);
  const used = [...shapes.values()].filter(({ name }) => requestNames.has(name) || answerNames.has(name));
  const sorted = used.sort((a, b) => (a.name < b.name ? -1 : 1));
  const byName = new Map(sorted.map((shape): [string, NamedShape] => [shape.name, shape]));
  return { ...group, shapes: byName, answerNames, requestNames, inputs, outputs, merges };
}

/** Names of the shapes that requests reach. */
function collectRequestNames(group: Group, inputs: ReadonlyMap<string, Input>, shapes: Shapes): Set<string> {
  const names = new Set<string>();
  for (const { parameters, bodyAlternatives, wrappedBody = parameters } of inputs.values())
    for (const shape of [parameters, ...bodyAlternatives, wrappedBody]) collectNames(shape, shapes, names);
  for (const { joined } of group.operations.flatMap(({ parameters }) => parameters)) {
    if (joined) collectNames(joined.shape, shapes, names);
  }
  refuseUsualAlternatives(names, shapes);
  return names;
}

function refuseUsualAlternatives(names: ReadonlySet<string>, shapes: Shapes): void {
  for (const name of names) {
    if (shapes.get(name)?.usual !== undefined)
      throw new Error(
        `${name} is the type of an input, but has a usual alternative (@usual), which only answers may have. Give the input a union of its own.`,
      );
  }
}

/** Names of the shapes that answers, typed errors and delivered events reach. A shape that only events reach is not merged. */
function collectAnswerNames(group: Group, outputs: ReadonlyMap<string, Output>, shapes: Shapes): Set<string> {
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
  const isBodyMember = (member: Member) => single.length > 0 && member.name === "body";
  const parameters: ObjectShape = { kind: "object", members: members.filter((member) => !isBodyMember(member)) };
  const bodies = flat && shape ? alternatives(shape, shapes) : single;
  const bodyAlternatives = bodies.map((shape) => omitMembers(fixed, withInputNames(shape, shapes), shapes));
  const everyBodyNeedsMember =
    bodyAlternatives.length > 0 && bodyAlternatives.every((each) => hasRequiredMember(each, shapes));
  const required = hasRequiredMember(parameters, shapes) || everyBodyNeedsMember;
  const wrapped = members.filter(isBodyMember);
  return {
    parameters,
    bodyAlternatives,
    required,
    everyBodyNeedsMember,
    ...(wrapped.length > 0 && { wrappedBody: { kind: "object", members: wrapped } }),
  };
}

function omitMembers(fixed: ReadonlySet<string>, shape: Shape, shapes: Shapes): Shape {
  const target = resolve(shape, shapes);
  if (target.kind !== "object" || !target.members.some((member) => fixed.has(member.name))) return shape;
  // The request has the fixed members, too, so the rest must not be sealed.
  const { sealed: _, ...open } = target;
  return { ...open, members: target.members.filter((member) => !fixed.has(member.name)) };
}

function hasRequiredMember(shape: Shape, shapes: Shapes): boolean {
  return membersOf(shape, shapes).some(({ optional }) => !optional);
}

function withInputNames(shape: Shape, shapes: Shapes): Shape {
  const target = resolve(shape, shapes);
  return target.kind === "object" && target.members.some((member) => member.inputName) ? renamed(target) : shape;
}

/** Dotted paths of the credentials in an operation's answer; `*` is a list's element or a record's value. */
export function secretPaths(operation: Operation, group: ResolvedGroup): string[] {
  const type = group.outputs.get(operation.name)?.type;
  const paths = new Set<string>();
  if (type) collectSecrets(type, [], new Set(), group.shapes, paths);
  return [...paths].sort();
}

export function secretInputNames(operation: Operation, group: ResolvedGroup): string[] {
  const input = group.inputs.get(operation.name);
  if (!input) return [];
  const paths = new Set<string>();
  for (const shape of [input.parameters, ...input.bodyAlternatives])
    collectSecrets(shape, [], new Set(), group.shapes, paths);
  // Inputs are redacted by the last name of a path alone: `headers` of `drain.*.headers`.
  const names = [...paths].map((path) => path.split(".").findLast((each) => each !== "*") ?? path);
  return [...new Set(names)].sort();
}

function collectSecrets(
  shape: Shape,
  path: readonly string[],
  under: ReadonlySet<string>,
  shapes: Shapes,
  paths: Set<string>,
): void {
  switch (shape.kind) {
    case "ref":
      if (shapes.get(shape.name)?.secret) paths.add([...path, "*"].join("."));
      else if (!under.has(shape.name))
        collectSecrets(resolve(shape, shapes), path, new Set([...under, shape.name]), shapes, paths);
      break;
    case "array":
      collectSecrets(shape.items, [...path, "*"], under, shapes, paths);
      break;
    case "union":
      for (const variant of shape.variants) collectSecrets(variant, path, under, shapes, paths);
      break;
    case "object":
      if (shape.rest) collectSecrets(shape.rest, [...path, "*"], under, shapes, paths);
      for (const member of shape.members) {
        if (member.secret) paths.add([...path, member.name].join("."));
        else collectSecrets(member.shape, [...path, member.name], under, shapes, paths);
      }
  }
}
