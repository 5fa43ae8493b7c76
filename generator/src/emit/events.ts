import type { ResolvedGroup } from "../model/resolve-group.ts";
import { type NamedShape, type ObjectShape, resolve, type Shapes } from "../model/shape.ts";
import { printObject, type TypeContext } from "./print-type.ts";
import { banner, docComment, key, literal } from "./text.ts";

export interface Event {
  readonly name: string;
  readonly doc: string | undefined;
  readonly shape: ObjectShape;
  /** Each known type, and the name of its payload's shape. */
  readonly payloads: ReadonlyMap<string, string>;
  readonly payloadsName: string;
  readonly unknown: string;
}

export function eventOf(name: string, shapes: Shapes): Event | undefined {
  const declared = shapes.get(name);
  if (declared?.payloads === undefined || declared.shape.kind !== "object") return undefined;
  const type = declared.shape.members.find((member) => member.name === "type")?.shape;
  const payloadShape = resolve({ kind: "ref", name: declared.payloads }, shapes);
  if (type?.kind !== "ref" || payloadShape.kind !== "object")
    throw new Error(`${name}: the types of an event, and its payloads, need names.`);
  const payloads = payloadShape.members.map(({ name: each, shape }): [string, string] => {
    if (shape.kind !== "ref") throw new Error(`${declared.payloads}.${each}: a payload needs a name.`);
    return [each, shape.name];
  });
  return {
    name,
    doc: declared.doc,
    shape: declared.shape,
    payloads: new Map(payloads),
    payloadsName: declared.payloads,
    unknown: `Unknown${type.name}`,
  };
}

export function partName(name: string): string {
  return `${name}Of`;
}

/**
 * Prints an event as a union that its `type` narrows, with unknown types as well. Plain text beside the known types is comparable with each
 * of them, and then no comparison narrows. So the type of an unknown event is text of a form that no known type has: it can be used as
 * text, and a comparison leaves it out.
 */
export function printEvent({ name, doc, shape, payloadsName, unknown }: Event, context: TypeContext): string {
  const others = { ...shape, members: shape.members.filter((member) => member.name !== "payload") };
  const members = printObject(others, context).replace(/^( *)type: .*;$/m, "$1type: Type;");
  const payload = shape.members.find((member) => member.name === "payload");
  const part = partName(name);
  return [
    docComment([
      `A type that the contract does not know: text, and none of \`${payloadsName}\`.`,
      `It can be any text, whatever form is stated here, by which the compiler tells it from known types. To compare one, take it as text first: \`const type: string = event.type\`.`,
    ]),
    `export type ${unknown} = \`(none of ${payloadsName}) \${string}\`;\n\n`,
    docComment([`A \`${name}\` of one type.`]),
    `export interface ${part}<Type extends string, Payload> ${members.replace(/\}$/, "")}`,
    docComment([payload?.doc], "  "),
    "  payload: Payload;\n}\n\n",
    docComment([doc]),
    `export type ${name} =\n`,
    `  | { [Type in keyof ${payloadsName}]: ${part}<Type, ${payloadsName}[Type]> }[keyof ${payloadsName}]\n`,
    `  | ${part}<${unknown}, { [key: string]: unknown }>;\n`,
  ].join("");
}

export function emitExamples({ shapes }: ResolvedGroup): string | undefined {
  const events = [...shapes.keys()].flatMap((name) => eventOf(name, shapes) ?? []);
  if (events.length === 0) return undefined;
  const used = new Set(events.flatMap(({ payloads }) => [...payloads.values()]));
  const values = [...used].sort().map((name) => {
    const declared = shapes.get(name);
    return `const ${name}: types.${name} = ${literal(exampleOf(declared, name))};\n`;
  });
  const maps = events.map(({ name, payloads, payloadsName }) => {
    const members = [...payloads].map(([type, payload]) => `  ${key(type)}: ${payload},\n`);
    const doc = docComment([`A payload that each \`${name}\` could have, by its type.`]);
    return `${doc}export const examplesOf${name}: types.${payloadsName} = {\n${members.join("")}};\n`;
  });
  return `${banner}import type * as types from "./types.ts";\n\n${values.join("")}\n${maps.join("\n")}`;
}

function exampleOf(declared: NamedShape | undefined, name: string): unknown {
  if (declared?.example !== undefined) return declared.example;
  const needs = declared?.shape.kind === "object" && declared.shape.members.some((member) => !member.optional);
  if (needs) throw new Error(`${name} is what an event says: give it an @example.`);
  return {};
}
