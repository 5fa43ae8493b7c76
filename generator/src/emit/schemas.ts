import { pascal } from "../model/names.ts";
import { inDependencyOrder } from "../model/order.ts";
import type { Input, SettledGroup } from "../model/settle.ts";
import { type Member, type Rules, resolve, type Shape, type Shapes } from "../model/shape.ts";
import { banner, key } from "./text.ts";

const bytesSchema = `
const bytes: v.GenericSchema<BodySource> = /* @__PURE__ */ v.custom<BodySource>(
  (value) =>
    typeof value === "string" ||
    typeof value === "function" ||
    value instanceof Uint8Array ||
    value instanceof Blob ||
    value instanceof ReadableStream,
);
`;

const none = "/* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.never())";
const pure = "/* @__PURE__ */ ";

/** `schemas.ts`: a valibot schema for each named shape, each input and each answer that has no name of its own. */
export function emitSchemas(group: SettledGroup): string {
  const printer = new SchemaPrinter(group.shapes);
  const named = inDependencyOrder(group.shapes).map((name) => {
    const shape = group.shapes.get(name)?.shape ?? { kind: "unknown" };
    return printer.declare(name, `types.${name}`, shape);
  });
  const operations = group.operations.flatMap((operation) => {
    const name = pascal(operation.name);
    const input = group.inputs.get(operation.name);
    const answer = answerSchema(operation.name, group);
    const output = answer?.own
      ? [printer.declare(answer.name, answer.exact ? `types.${answer.name}` : "unknown", answer.shape)]
      : [];
    return input ? [printer.input(`${name}Input`, input), ...output] : output;
  });
  const takesBytes = group.operations.some(({ body }) => body?.shape.kind === "bytes");
  const imports = `import * as v from "valibot";\nimport type * as types from "./types.ts";\n`;
  const head = takesBytes ? `import type { BodySource } from "@slipway/core";\n${imports}${bytesSchema}` : imports;
  return `${banner}${head}\n${[...named, ...operations].join("\n")}`;
}

/** The schema of an operation's answer: its name, and whether it is written for this answer alone. */
export function answerSchema(operation: string, group: SettledGroup) {
  const output = group.outputs.get(operation);
  const shape = output?.schema;
  if (!output || !shape || shape.kind === "bytes") return undefined;
  if (shape.kind === "ref") return { name: shape.name, own: false, exact: true, shape } as const;
  return { name: `${pascal(operation)}Output`, own: true, exact: shape === output.type, shape } as const;
}

class SchemaPrinter {
  readonly #shapes: Shapes;
  readonly #declared: Set<string> = new Set();

  constructor(shapes: Shapes) {
    this.#shapes = shapes;
  }

  declare(name: string, type: string, shape: Shape): string {
    const text = `export const ${name}: v.GenericSchema<${type}> = ${this.print(shape, "")};\n`;
    this.#declared.add(name);
    return text;
  }

  input(name: string, { own, body }: Input): string {
    const [only] = body;
    const object = only && resolve(only, this.#shapes);
    if (body.length < 2) {
      const members = object?.kind === "object" ? object.members : [];
      const all = [...own.members, ...members];
      if (all.length === 0) return `export const ${name}: v.GenericSchema<types.${name}> = ${none};\n`;
      return this.declare(name, `types.${name}`, { kind: "object", members: all });
    }
    const bodies: Shape = { kind: "union", variants: body };
    if (own.members.length === 0) return this.declare(name, `types.${name}`, bodies);
    return `export const ${name}: v.GenericSchema<types.${name}> = ${pure}v.intersect([${this.print(own, "")}, ${this.print(bodies, "")}]);\n`;
  }

  print(shape: Shape, indent: string): string {
    const inner = `${indent}  `;
    switch (shape.kind) {
      case "ref":
        return this.#declared.has(shape.name) ? shape.name : `${pure}v.lazy(() => ${shape.name})`;
      case "literal":
        return `${pure}v.literal(${JSON.stringify(shape.value)})`;
      case "string":
        return piped("string", shape.rules, { min: "minLength", max: "maxLength" });
      case "number":
        return piped("number", shape.rules, { min: "minValue", max: "maxValue" });
      case "array":
        return piped("array", shape.rules, { min: "minLength", max: "maxLength" }, this.print(shape.items, indent));
      case "bytes":
        return "bytes";
      case "object": {
        if (shape.members.length === 0 && shape.rest)
          return `${pure}v.record(${pure}v.string(), ${this.print(shape.rest, indent)})`;
        const members = shape.members
          .map((member) => `${inner}${key(member.name)}: ${this.#member(member, inner)},\n`)
          .join("");
        return `${pure}v.looseObject({${members ? `\n${members}${indent}` : ""}})`;
      }
      case "union":
        return this.#union(shape.variants, indent);
      case "null":
        return `${pure}v.null()`;
      default:
        return `${pure}v.${shape.kind}()`;
    }
  }

  #member(member: Member, indent: string): string {
    const printed = this.print(member.shape, indent);
    return member.optional ? `${pure}v.optional(${printed})` : printed;
  }

  #union(variants: readonly Shape[], indent: string): string {
    const known = variants.filter((variant) => variant.kind !== "null");
    const literals = known.flatMap((variant) =>
      variant.kind === "literal" && typeof variant.value !== "boolean" ? [variant.value] : [],
    );
    const others = known.filter((variant) => variant.kind !== "literal" || typeof variant.value === "boolean");
    const printed = others.map((variant) => this.print(variant, indent));
    if (literals.length > 0)
      printed.unshift(`${pure}v.picklist(${JSON.stringify(literals).replaceAll('","', '", "')})`);
    const [only] = printed;
    const schema = only && printed.length === 1 ? only : `${pure}v.union([${printed.join(", ")}])`;
    return known.length < variants.length ? `${pure}v.nullable(${schema})` : schema;
  }
}

function piped(type: string, rules: Rules, names: { min: string; max: string }, items = ""): string {
  const base = `${pure}v.${type}(${items})`;
  const actions = [
    ...(rules.min === undefined ? [] : [`${pure}v.${names.min}(${rules.min})`]),
    ...(rules.max === undefined ? [] : [`${pure}v.${names.max}(${rules.max})`]),
    ...(rules.pattern === undefined ? [] : [`${pure}v.regex(new RegExp(${JSON.stringify(rules.pattern)}))`]),
  ];
  return actions.length > 0 ? `${pure}v.pipe(${[base, ...actions].join(", ")})` : base;
}
