import { type Operation, typedErrors } from "../model/contract.ts";
import type { Input, ResolvedGroup } from "../model/resolve-group.ts";
import { type NamedShape, pascal, resolve, type Shape, typeName } from "../model/shape.ts";
import type { Imported } from "../model/shared-shapes.ts";
import { eventOf, partName, printEvent } from "./events.ts";
import { parenthesized, printObject, printType, type TypeContext } from "./print-type.ts";
import { banner, docComment, importUsed, sortNames } from "./text.ts";

export function emitTypes(group: ResolvedGroup, imported?: Imported): string {
  const own = [...group.shapes.values()].filter(({ name }) => !imported?.names.has(name));
  const shapes = own.map((namedTypes) => printNamed(namedTypes, group));
  const operations = group.operations.flatMap((operation) => [
    printInput(operation, group),
    ...(operation.answers.length > 0 ? [printOutput(operation, group)] : []),
    ...printError(operation, group),
  ]);
  const bytes = group.operations.some(({ body }) => body?.shape.kind === "bytes");
  const declarations = [...shapes, ...operations].join("\n");
  const core = [bytes && "BodySource", /\bUnlisted\b/.test(declarations) && "Unlisted"].filter(Boolean).join(", ");
  const imports = core && `import type { ${core} } from "@slipway/core";\n`;
  const names = [...(imported?.names ?? [])];
  const others = imported
    ? importUsed("type ", names, imported.types, { code: declarations, exported: imported.handsOn ? names : [] })
    : "";
  // A union of several lines begins on the next one.
  return `${banner}${imports}${others}\n${declarations}`.replaceAll(/ +\n/g, "\n");
}

function printNamed({ name, doc, shape }: NamedShape, { shapes, requestNames }: ResolvedGroup): string {
  const context = { shapes, isInput: requestNames.has(name), indent: "" };
  const event = eventOf(name, shapes);
  return event ? printEvent(event, context) : docComment([doc]) + declare(name, shape, context);
}

function declare(name: string, shape: Shape, context: TypeContext): string {
  return shape.kind === "object" && shape.members.length > 0
    ? `export interface ${name} ${printObject(shape, context)}\n`
    : `export type ${name} = ${printType(shape, context)};\n`;
}

function printInput(operation: Operation, group: ResolvedGroup): string {
  const name = `${pascal(operation.name)}Input`;
  const input = group.inputs.get(operation.name);
  const doc = docComment([`Input of \`${operation.name}\`.`]);
  return doc + (input ? inputType(name, input, { ...group, isInput: true, indent: "" }) : "");
}

function inputType(name: string, { parameters, bodyAlternatives, wrappedBody }: Input, context: TypeContext): string {
  const [only] = bodyAlternatives;
  if (bodyAlternatives.length > 1 || wrappedBody) {
    const one = bodyAlternatives.map((each) => printType(each, context)).join(" | ");
    const bodies = wrappedBody
      ? `(${parenthesized(one)} & {\n  /** Only for a list: one is given by its members. */\n  body?: undefined;\n}) | ${printObject(wrappedBody, context)}`
      : one;
    return `export type ${name} = ${parameters.members.length > 0 ? `${printObject(parameters, context)} & (${bodies})` : bodies};\n`;
  }
  if (only?.kind === "object")
    return declare(name, { ...only, members: [...parameters.members, ...only.members] }, context);
  if (only?.kind === "ref" && resolve(only, context.shapes).kind === "object") {
    return parameters.members.length > 0
      ? `export interface ${name} extends ${only.name} ${printObject(parameters, context)}\n`
      : `export type ${name} = ${only.name};\n`;
  }
  return parameters.members.length > 0
    ? declare(name, parameters, context)
    : `export type ${name} = Record<string, never>;\n`;
}

function printOutput(operation: Operation, group: ResolvedGroup): string {
  const name = `${pascal(operation.name)}Output`;
  const type = group.outputs.get(operation.name)?.type;
  const context = { ...group, isInput: false, indent: "" };
  const doc = docComment([`${operation.kind === "stream" ? "One record" : "Answer"} of \`${operation.name}\`.`]);
  if (operation.kind === "bytes") return `${doc}export type ${name} = ReadableStream<Uint8Array>;\n`;
  if (operation.kind === "probe") return `${doc}export type ${name} = boolean;\n`;
  if (!type) return `${doc}export type ${name} = void;\n`;
  if (!mayBeEmpty(operation)) return doc + declare(name, type, context);
  return `${doc}export type ${name} = ${printType(type, context)} | undefined;\n`;
}

function printError(operation: Operation, group: ResolvedGroup): string[] {
  const errors = typedErrors(operation);
  if (errors.length === 0) return [];
  const context = { ...group, isInput: false, indent: "" };
  // An answer to HEAD has no body.
  const body = (shape: Shape) => (operation.kind === "probe" ? "undefined" : printType(shape, context));
  const variants = errors.map(({ statuses, shape }) => `{ status: ${statuses.join(" | ")}; body: ${body(shape)} }`);
  const doc = docComment([`Errors of \`${operation.name}\` whose body is known; see \`isErrorOf\`.`]);
  return [`${doc}export type ${pascal(operation.name)}Error = ${variants.join(" | ")};\n`];
}

function mayBeEmpty({ answers }: Operation): boolean {
  return answers.some((answer) => answer.status < 300 && !answer.shape);
}

export function outputTypeName(operation: Operation, group: ResolvedGroup): string {
  const type = group.outputs.get(operation.name)?.type;
  return type?.kind === "ref" && !mayBeEmpty(operation)
    ? typeName(type.name, group.shapes)
    : `${pascal(operation.name)}Output`;
}

export function itemTypeName(operation: Operation, group: ResolvedGroup): string {
  const item = group.outputs.get(operation.name)?.item;
  if (item?.kind === "ref") return typeName(item.name, group.shapes);
  const path = operation.paging?.items.split(".").map((name) => `["${name}"]`) ?? [];
  return `NonNullable<${pascal(operation.name)}Output${path.join("")}>[number]`;
}

export function typeNames(group: ResolvedGroup): string[] {
  const operations = group.operations.flatMap((operation) => [
    `${pascal(operation.name)}Input`,
    `${pascal(operation.name)}Output`,
    ...(typedErrors(operation).length > 0 ? [`${pascal(operation.name)}Error`] : []),
  ]);
  const events = [...group.shapes.keys()].flatMap((name) => eventOf(name, group.shapes) ?? []);
  const parts = events.flatMap(({ name, unknown }) => [partName(name), unknown]);
  return sortNames([...group.shapes.keys(), ...parts, ...operations]);
}
