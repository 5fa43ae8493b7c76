import type { ResolvedGroup } from "../model/resolve-group.ts";
import { type NamedShape, type ObjectShape, resolve, type Shapes } from "../model/shape.ts";
import { printObject, type TypeContext } from "./print-type.ts";
import { banner, docComment, key, literal } from "./text.ts";

export interface Event {
  readonly name: string;
  readonly doc: string | undefined;
  readonly shape: ObjectShape;
  /** Each type that the contract knows, and the name of the shape of its payload. */
  readonly payloads: ReadonlyMap<string, string>;
  readonly payloadsName: string;
  readonly unknown: string;
}

export function eventOf(name: string, shapes: Shapes): Event | undefined {
  const named = shapes.get(name);
  if (named?.payloads === undefined || named.shape.kind !== "object") return undefined;
  const type = named.shape.members.find((member) => member.name === "type")?.shape;
  const known = resolve({ kind: "ref", name: named.payloads }, shapes);
  if (type?.kind !== "ref" || known.kind !== "object")
    throw new Error(`${name}: the types of an event, and its payloads, need names.`);
  const payloads = known.members.map(({ name: each, shape }): [string, string] => {
    if (shape.kind !== "ref") throw new Error(`${named.payloads}.${each}: a payload needs a name.`);
    return [each, shape.name];
  });
  return {
    name,
    doc: named.doc,
    shape: named.shape,
    payloads: new Map(payloads),
    payloadsName: named.payloads,
    unknown: `Unknown${type.name}`,
  };
}

export function partName(name: string): string {
  return `${name}Of`;
}

/**
 * An event as TypeScript types: a union that its `type` narrows, also where it is none that the contract knows.
 *
 * Plain text beside the known types, with a mark or without, is comparable with each of them, and then no comparison narrows. So the
 * type of what is not known is text of a form that no known type has: it can be used as text, and a comparison leaves it out.
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
    const named = shapes.get(name);
    return `const ${name}: types.${name} = ${literal(exampleOf(named, name))};\n`;
  });
  const maps = events.map(({ name, payloads, payloadsName }) => {
    const members = [...payloads].map(([type, payload]) => `  ${key(type)}: ${payload},\n`);
    const doc = docComment([`A payload that each \`${name}\` could have, by its type.`]);
    return `${doc}export const examplesOf${name}: types.${payloadsName} = {\n${members.join("")}};\n`;
  });
  return `${banner}import type * as types from "./types.ts";\n\n${values.join("")}\n${maps.join("\n")}`;
}

function exampleOf(named: NamedShape | undefined, name: string): unknown {
  if (named?.example !== undefined) return named.example;
  const needs = named?.shape.kind === "object" && named.shape.members.some((member) => !member.optional);
  if (needs) throw new Error(`${name} is what an event says: give it an @example.`);
  return {};
}
