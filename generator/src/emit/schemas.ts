import type { Input, ResolvedGroup } from "../model/resolve-group.ts";
import {
  collectNames,
  type Member,
  type ObjectShape,
  pascal,
  resolve,
  type Shape,
  type Shapes,
} from "../model/shape.ts";
import type { Imported } from "../model/shared-shapes.ts";
import { type Event, eventOf } from "./events.ts";
import { literalsIn } from "./print-type.ts";
import { actionsOf, broughtBy } from "./rules.ts";
import { banner, importUsed, key, laidOut } from "./text.ts";

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

const unlistedSchema = `
/** A value beside known ones: only types have the mark that tells it from them. */
function unlisted<Value extends string | number>(schema: v.GenericSchema<Value>): v.GenericSchema<Unlisted<Value>> {
  return schema as v.GenericSchema<unknown> as v.GenericSchema<Unlisted<Value>>;
}
`;

const none = "v.record(v.string(), v.never())";

/**
 * Emits `schemas.ts`: a valibot schema for each named shape that is not imported, each input and each nameless answer. Bounds, formats and
 * closed enums are for requests alone.
 */
export function emitSchemas(group: ResolvedGroup, imported?: Imported): string {
  const names = imported?.names ?? new Set();
  const printer = new SchemaPrinter(group.shapes, names);
  const events = [...group.shapes.keys()].flatMap((name) => eventOf(name, group.shapes) ?? []);
  const maps = new Set(events.map(({ payloadsName }) => payloadsName));
  const plain = inDependencyOrder(group.shapes).filter(
    (name) => !names.has(name) && !maps.has(name) && events.every((event) => event.name !== name),
  );
  const namedSchemas = plain.map((name) => {
    const shape = group.shapes.get(name)?.shape ?? { kind: "unknown" };
    return printer.declare(name, `types.${name}`, group.answerNames.has(name) ? withoutRules(shape) : shape);
  });
  const delivered = events.map((event) => printer.event(event));
  const operations = group.operations.flatMap((operation) => {
    const name = pascal(operation.name);
    const input = group.inputs.get(operation.name);
    const answer = answerSchema(operation.name, group);
    const output = answer?.own
      ? [printer.declare(answer.name, answer.exact ? `types.${answer.name}` : "unknown", withoutRules(answer.shape))]
      : [];
    return input ? [printer.input(`${name}Input`, input), ...output] : output;
  });
  const schemas = [...namedSchemas, ...delivered, ...operations].join("\n");
  const own = [
    ...(group.operations.some(({ body }) => body?.shape.kind === "bytes") ? [["BodySource", bytesSchema]] : []),
    ...(/\bunlisted\b/.test(schemas) ? [["Unlisted", unlistedSchema]] : []),
  ];
  const core = own.length > 0 ? `import type { ${own.map(([name]) => name).join(", ")} } from "@slipway/core";\n` : "";
  const imports = `import * as v from "valibot";\nimport type * as types from "./types.ts";\n`;
  const head = `${core}${imports}${own.map(([, schema]) => schema).join("")}`;
  const answers = group.operations.flatMap(({ name }) => answerSchema(name, group)?.name ?? []);
  const exported = imported?.handsOn ? names : new Set(answers.filter((name) => names.has(name)));
  const others = imported
    ? importUsed("", [...names], imported.schemas, { code: schemas, exported: [...exported] })
    : "";
  return `${banner}${head}${others}${broughtBy(schemas)}\n${schemas}`;
}

export function answerSchema(operation: string, group: ResolvedGroup) {
  const output = group.outputs.get(operation);
  const shape = output?.schema;
  if (!output || !shape || shape.kind === "bytes") return undefined;
  if (shape.kind === "ref") return { name: shape.name, own: false, exact: true, shape } as const;
  return { name: `${pascal(operation)}Output`, own: true, exact: shape === output.type, shape } as const;
}

/** Bundlers drop an unused schema whose call is marked as pure; one function around several calls needs one mark. */
function declaration(name: string, type: string, schema: string): string {
  const calls = schema.match(/\bv\.\w+\(/g) ?? [];
  const value = calls.length > 1 ? `(() => ${schema})()` : schema;
  return `export const ${name}: v.GenericSchema<${type}> = ${calls.length > 0 ? "/* @__PURE__ */ " : ""}${value};\n`;
}

class SchemaPrinter {
  readonly #shapes: Shapes;
  readonly #declared: Set<string>;

  constructor(shapes: Shapes, shared: ReadonlySet<string>) {
    this.#shapes = shapes;
    this.#declared = new Set(shared);
  }

  declare(name: string, type: string, shape: Shape): string {
    const text = declaration(name, type, this.print(shape, ""));
    this.#declared.add(name);
    return text;
  }

  /** An event's type selects the schema of its payload; unknown types pass with any. */
  event({ name, shape, payloads }: Event): string {
    const payloadRows = [...payloads].map(([type, payload]) => `    ${key(type)}: ${this.#named(payload)},\n`);
    const others = {
      ...shape,
      members: shape.members.filter(({ name: each }) => each !== "type" && each !== "payload"),
    };
    const members = this.print(withoutRules(others), "  ").replace(/\}\)$/, "");
    this.#declared.add(name);
    return `export const ${name}: v.GenericSchema<types.${name}> = /* @__PURE__ */ (() => {
  const payloads: ReadonlyMap<unknown, v.GenericSchema> = new Map(Object.entries({
${payloadRows.join("")}  }));
  const other = v.looseObject({});
  const schema = v.lazy((event) => ${members}  type: v.string(),
    payload: payloads.get(Object(event).type) ?? other,
  }));
  // That text is of no known type is a mark which only types have.
  return schema as v.GenericSchema<unknown> as v.GenericSchema<types.${name}>;
})();
`;
  }

  input(name: string, { parameters, bodyAlternatives, wrappedBody }: Input): string {
    const body = wrappedBody ? [...bodyAlternatives, wrappedBody] : bodyAlternatives;
    const objects = body.map((each) => resolve(each, this.#shapes)).filter((each) => each.kind === "object");
    const [only] = objects;
    if (body.length < 2) {
      const whole = beside(parameters, only ?? { kind: "object", members: [] });
      return whole.members.length === 0
        ? declaration(name, `types.${name}`, none)
        : this.declare(name, `types.${name}`, whole);
    }
    const bodies: Shape = { kind: "union", variants: body };
    if (parameters.members.length === 0) return this.declare(name, `types.${name}`, bodies);
    // A sealed body would refuse the parameters beside it.
    if (objects.some(({ sealed }) => sealed)) {
      const variants = objects.map((object) => beside(parameters, object));
      return this.declare(name, `types.${name}`, { kind: "union", variants });
    }
    return declaration(
      name,
      `types.${name}`,
      `v.intersect([${this.print(parameters, "")}, ${this.print(bodies, "")}])`,
    );
  }

  print(shape: Shape, indent: string): string {
    const inner = `${indent}  `;
    switch (shape.kind) {
      case "ref":
        return this.#named(shape.name);
      case "literal":
        return `v.literal(${JSON.stringify(shape.value)})`;
      case "string":
      case "number":
        return piped(`v.${shape.kind}()`, actionsOf(shape));
      case "array":
        return piped(`v.array(${this.print(shape.items, indent)})`, actionsOf(shape));
      case "bytes":
        return "bytes";
      case "object": {
        if (shape.members.length === 0 && shape.rest) {
          const record = `v.record(v.string(), ${this.print(shape.rest, indent)})`;
          return shape.most === undefined ? record : piped(record, [`v.maxEntries(${shape.most})`]);
        }
        const members = shape.members
          .map((member) => `${inner}${key(member.name)}: ${this.#member(member, inner)},\n`)
          .join("");
        const entries = `{${members ? `\n${members}${indent}` : ""}}`;
        const { rest } = shape;
        if (rest && rest.kind !== "unknown") return `v.objectWithRest(${entries}, ${this.print(rest, indent)})`;
        return `v.${shape.sealed ? "strictObject" : "looseObject"}(${entries})`;
      }
      case "union":
        return this.#union(shape.variants, indent);
      case "null":
        return `v.null()`;
      default:
        return `v.${shape.kind}()`;
    }
  }

  /** A union with a usual alternative has that one's type, and a schema of all alternatives. */
  #named(name: string): string {
    const usual = this.#shapes.get(name)?.usual;
    const schema = usual === undefined ? name : `(${name} as v.GenericSchema<types.${usual}>)`;
    return this.#declared.has(name) ? schema : `v.lazy(() => ${schema})`;
  }

  #member(member: Member, indent: string): string {
    const printed = this.print(member.shape, indent);
    return member.optional ? `v.optional(${printed})` : printed;
  }

  #union(variants: readonly Shape[], indent: string): string {
    const nonNull = variants.filter((variant) => variant.kind !== "null");
    const valuesOf = (isFormer: boolean) =>
      nonNull.flatMap((variant) =>
        variant.kind === "literal" && typeof variant.value !== "boolean" && isFormer === (variant.former ?? false)
          ? [variant.value]
          : [],
      );
    const [literals, former] = [valuesOf(false), valuesOf(true)];
    const others = nonNull.filter((variant) => variant.kind !== "literal" || typeof variant.value === "boolean");
    const printed = others.map((variant) => {
      const schema = this.print(variant, indent);
      const isBeside =
        (variant.kind === "string" || variant.kind === "number") && literalsIn(nonNull, variant.kind, this.#shapes) > 0;
      return isBeside ? `unlisted(${schema})` : schema;
    });
    if (former.length > 0) printed.unshift(`unlisted(v.picklist(${laidOut(former, indent)}))`);
    if (literals.length > 0) printed.unshift(`v.picklist(${laidOut(literals, indent)})`);
    const [only] = printed;
    const schema = only && printed.length === 1 ? only : `v.union([${printed.join(", ")}])`;
    return nonNull.length < variants.length ? `v.nullable(${schema})` : schema;
  }
}

function beside(own: ObjectShape, body: ObjectShape): ObjectShape {
  return { ...body, members: [...own.members, ...body.members] };
}

function piped(schema: string, actions: readonly string[]): string {
  return actions.length > 0 ? `v.pipe(${[schema, ...actions].join(", ")})` : schema;
}

/** A shape without bounds and formats, and open to further members: an answer that breaks those is not drift. */
function withoutRules(shape: Shape): Shape {
  switch (shape.kind) {
    case "string":
      return { kind: "string", rules: {} };
    case "number":
      return { kind: "number", integer: false, rules: {} };
    case "array":
      return { ...shape, items: withoutRules(shape.items), rules: {} };
    case "union":
      return { ...shape, variants: shape.variants.map(withoutRules) };
    case "object": {
      const { rest, most: _, ...stated } = shape;
      const members = shape.members.map((member) => ({ ...member, shape: withoutRules(member.shape) }));
      return { ...stated, members, ...(rest && members.length === 0 && { rest: withoutRules(rest) }) };
    }
    default:
      return shape;
  }
}

/** Sorts names behind their dependencies; circular ones stay in alphabetical order. */
function inDependencyOrder(shapes: Shapes): string[] {
  const order: string[] = [];
  const visited = new Set<string>();
  const visit = (name: string) => {
    if (visited.has(name)) return;
    visited.add(name);
    for (const other of directly(name, shapes)) visit(other);
    order.push(name);
  };
  for (const name of shapes.keys()) visit(name);
  return order;
}

function directly(name: string, shapes: Shapes): string[] {
  const declared = shapes.get(name);
  const names = new Set<string>();
  // An empty map: names are collected, not followed.
  if (declared) collectNames(declared.shape, new Map(), names);
  return [...names].sort();
}
