import { random as randomOf } from "../../../test/wire/random.ts";
import type { Difference } from "../../contract-diff/compare.ts";
import { type Document, type Operation, operationsOf, type Schema } from "../../contract-diff/document.ts";

/** Change of a description, such as a platform makes overnight. */
export interface Mutation {
  readonly kind: string;
  /** The changed shape or operation, of which each change has its own. */
  readonly site: string;
  readonly name: string;
  apply(document: Draft): void;
  isIn(document: Document): boolean;
  isTold(difference: Difference): boolean;
}

/** An alternative that has no counterpart any more is named as a whole. */
function isOf(holder: string, { what }: Difference): boolean {
  return what.slice(1) === holder.replace(/^.*\./, "");
}

interface DraftSchema {
  properties?: Record<string, Schema>;
  required?: string[];
  enum?: unknown[];
}

/** A description that is changed in place. */
export interface Draft {
  readonly openapi: string;
  readonly paths: Record<
    string,
    Record<string, Operation & { responses: Record<string, unknown>; parameters?: object[] }>
  >;
  readonly components: { readonly schemas: Record<string, DraftSchema>; readonly pathItems?: object };
  readonly webhooks?: object;
}

export function mutated(document: Document, mutations: readonly Mutation[]): Document {
  // Members of our description, whose copy is changed below.
  const draft = structuredClone(document) as unknown as Draft & Document;
  for (const each of mutations) each.apply(draft);
  return draft;
}

/** Names of shapes by who meets them: what is given only, what is answered only. */
interface Sites {
  readonly input: readonly string[];
  readonly answer: readonly string[];
  readonly routes: readonly string[];
}

type Make = (site: {
  pick: <T>(from: readonly T[]) => T;
  sites: Sites;
  document: Document;
  id: number;
}) => Omit<Mutation, "kind"> | undefined;

const text: Schema = { type: "string" };
const shapesOf = (document: Document) => (document as unknown as Draft).components.schemas;

function shaped(
  holder: string,
  name: string,
  change: (shape: DraftSchema) => void,
  isIn: (shape: DraftSchema) => boolean,
  isTold: Mutation["isTold"],
): Omit<Mutation, "kind"> {
  return {
    site: holder,
    name,
    apply: ({ components: { schemas } }) => change(schemas[holder] ?? {}),
    isIn: (document) => isIn(shapesOf(document)[holder] ?? {}),
    isTold,
  };
}

function member(name: string, holder: string, schema: Schema, required = false): Omit<Mutation, "kind"> {
  return shaped(
    holder,
    name,
    (shape) => {
      shape.properties = { ...shape.properties, [name]: schema };
      if (required) shape.required = [...(shape.required ?? []), name];
    },
    ({ properties = {} }) => name in properties,
    (each) => each.path.includes(`.${name}`) || isOf(holder, each),
  );
}

function ofMember(holder: string, name: string, key: string, value: unknown, isTold: Mutation["isTold"]) {
  return shaped(
    holder,
    `${name} ${key}`,
    (shape) => {
      shape.properties = { ...shape.properties, [name]: { ...shape.properties?.[name], [key]: value } };
    },
    ({ properties = {} }) => properties[name]?.[key as keyof Schema] === value,
    isTold,
  );
}

/** The kinds of changes; each makes one at a place that is picked, or none where the place has nothing of the sort. */
export const kinds: Readonly<Record<string, Make>> = {
  "an optional member of a request": ({ pick, sites, document, id }) => {
    const holder = pick(objects(document, sites.input));
    return member(
      `mutated${id}`,
      holder,
      pick([
        text,
        { type: "integer", minimum: 1 },
        { type: "boolean", default: false },
        { type: "array", items: text, maxItems: 5 },
      ]),
    );
  },
  "a member of an answer": ({ pick, sites, document, id }) =>
    member(
      `mutated${id}`,
      pick(objects(document, sites.answer)),
      pick([text, { anyOf: [text, { type: "null" }] }, { type: "array", items: { type: "number" } }]),
      pick([true, false]),
    ),
  "a member with a shape of its own": ({ pick, sites, document, id }) => {
    const schema = {
      type: "object",
      properties: {
        [`first${id}`]: text,
        second: { type: "number" },
        third: { type: "string", enum: ["a", "b", "c", "d"] },
      },
      required: ["second"],
    };
    return member(`mutated${id}`, pick(objects(document, [...sites.input, ...sites.answer])), schema);
  },
  "a literal of a request": ({ pick, sites, document, id }) => literal(pick(enums(document, sites.input)), id),
  "a literal of an answer": ({ pick, sites, document, id }) => literal(pick(enums(document, sites.answer)), id),
  "an event of webhooks": ({ id }) => literal("Webhooks.WebhookEvent", id),
  "a member that may be left out": ({ pick, sites, document }) => {
    const holder = pick(objects(document, sites.input));
    const name = pick(shapesOf(document)[holder]?.required ?? []);
    return name === undefined ? undefined : presence(holder, name, false);
  },
  "a member that is asked for": ({ pick, sites, document }) => {
    const holder = pick(objects(document, sites.input));
    const { properties = {}, required = [] } = shapesOf(document)[holder] ?? {};
    const name = pick(Object.keys(properties).filter((each) => !required.includes(each)));
    return name === undefined ? undefined : presence(holder, name, true);
  },
  "a status of an error": ({ pick, sites, document }) => {
    const route = pick(sites.routes);
    const stated = operationsOf(document).get(route)?.responses ?? {};
    const status = pick(["405", "418", "422", "424", "451"].filter((each) => !(each in stated)));
    return {
      ...said(route, `error ${status}`, ({ responses }) => Object.assign(responses, { [status]: {} })),
      name: status,
      isIn: (each) => status in (operationsOf(each).get(route)?.responses ?? {}),
      isTold: (each) => each.route === route && each.path === `error ${status}`,
    };
  },
  "an operation": ({ pick, sites, document, id }) => {
    const route = `/v1/mutated-${id}/{thingId}`;
    const method = pick(["get", "post", "patch", "delete"]);
    const plain = newOperation(document, pick(sites.routes), id);
    const answer: Schema = {
      type: "object",
      properties: {
        [`id${id}`]: text,
        name: text,
        size: { type: "number" },
        inside: { type: "object", properties: { a: text } },
      },
      required: ["name"],
    };
    const body: Schema = {
      type: "object",
      properties: {
        [`wanted${id}`]: text,
        mode: { type: "string", enum: ["a", "b"] },
        limit: { type: "integer", maximum: 9 },
      },
      required: ["mode"],
    };
    const operation = {
      ...plain,
      parameters: [
        { name: "thingId", in: "path", required: true, schema: text },
        { name: "teamId", in: "query", schema: text },
        { name: "slug", in: "query", schema: text },
        { name: "size", in: "query", schema: { type: "integer", minimum: 1, maximum: 50 } },
      ],
      responses: { 200: jsonOf(answer), 404: {} },
      ...(["post", "patch"].includes(method) && { requestBody: { required: true, ...jsonOf(body) } }),
    };
    return added(`${method.toUpperCase()} ${route}`, ({ paths }) =>
      Object.assign(paths, { [route]: { [method]: operation } }),
    );
  },
  "an operation of which more is said than a rule writes": ({ pick, sites, document, id }) => {
    const path = `/v1/mutated-${id}`;
    const plain = newOperation(document, pick(sites.routes), id);
    const headers = { "x-mutated": { schema: text } };
    const more = pick<object>([
      { deprecated: true },
      { security: [] },
      { servers: [{ url: "https://mutated.example" }] },
      { callbacks: { done: {} } },
      { responses: { 204: { headers } } },
      { parameters: [{ name: "c", in: "cookie", schema: text }] },
      { parameters: [{ name: "ids", in: "query", style: "pipeDelimited", schema: { type: "array", items: text } }] },
      { parameters: [{ name: "filter", in: "query", schema: { type: "object", properties: { a: text } } }] },
      { parameters: [{ name: "old", in: "query", deprecated: true, schema: text }] },
    ]);
    return added(`GET ${path}`, (draft) => Object.assign(draft.paths, { [path]: { get: { ...plain, ...more } } }));
  },
  "another body of an error": ({ pick, sites, document, id }) => {
    const route = pick(sites.routes);
    const body = jsonOf({ type: "object", properties: { [`mutated${id}`]: text } });
    const stated = Object.keys(operationsOf(document).get(route)?.responses ?? {}).filter((each) => /^[45]/.test(each));
    const status = pick(["499", ...stated]);
    // The body of a new status comes with it.
    const place = stated.includes(status) ? `error ${status} body` : `error ${status}`;
    return said(route, place, (operation) => Object.assign(operation.responses, { [status]: body }));
  },
  "a credential of an answer": ({ pick, sites, document, id }) =>
    member(`mutated${id}Token`, pick(objects(document, sites.answer)), text),
  "another ID of an operation": ({ pick, sites, id }) => {
    const route = pick(sites.routes);
    const other = `mutated-${id}`;
    return {
      ...said(route, other, (operation) => Object.assign(operation, { operationId: other })),
      isIn: (document) => operationsOf(document).get(route)?.operationId === other,
      isTold: (each) => each.route === route && each.what.endsWith(` → ${other}`),
    };
  },
  "a parameter": ({ pick, sites, id }) => {
    const route = pick(sites.routes);
    const name = `mutated${id}`;
    const schema = pick<Schema>([
      text,
      { type: "integer", minimum: 1, maximum: 100 },
      { type: "boolean" },
      { type: "string", enum: ["a", "b"] },
    ]);
    return {
      ...parameter(route, "query", name, { schema }),
      name,
      isIn: (document) => JSON.stringify(operationsOf(document).get(route)?.parameters ?? []).includes(`"${name}"`),
      isTold: (each) => each.path.startsWith(`query ${name}`),
    };
  },
  "a member that is gone": ({ pick, sites, document }) => {
    const holder = pick(objects(document, [...sites.input, ...sites.answer]));
    // With a reference, a shape could go that another change is of.
    const plain = Object.entries(shapesOf(document)[holder]?.properties ?? {}).filter(
      ([, schema]) => !hasReference(schema),
    );
    const [name] = pick(plain) ?? [];
    if (name === undefined) return undefined;
    return shaped(
      holder,
      name,
      (shape) => {
        delete shape.properties?.[name];
        shape.required = (shape.required ?? []).filter((each) => each !== name);
      },
      ({ properties = {} }) => !(name in properties),
      (each) => (each.kind === "removed" && each.path.endsWith(`.${name}`)) || isOf(holder, each),
    );
  },
  "a literal that is gone": ({ pick, sites, document }) => {
    const holder = pick(enums(document, [...sites.input, ...sites.answer]));
    const [gone] = shapesOf(document)[holder]?.enum ?? [];
    return shaped(
      holder,
      String(gone),
      (shape) => {
        shape.enum = shape.enum?.filter((each) => each !== gone) ?? [];
      },
      (shape) => !shape.enum?.includes(gone),
      ({ what }) => what.includes(`-${JSON.stringify(gone)}`),
    );
  },
  "another limit": ({ pick, sites, document, id }) => {
    const holder = pick(objects(document, sites.input));
    const { properties = {} } = shapesOf(document)[holder] ?? {};
    const name = pick(Object.keys(properties).filter((each) => properties[each]?.type === "string"));
    if (name === undefined) return undefined;
    const limit = 100_000 + id;
    return ofMember(holder, name, "maxLength", limit, ({ what }) => what.includes(`+maxLength ${limit}`));
  },
};

function newOperation(document: Document, beside: string, id: number) {
  const tag = operationsOf(document).get(beside)?.tags?.[0] ?? "";
  return { operationId: `mutated-${id}`, tags: [tag], responses: { 204: {} } };
}

const jsonOf = (schema: Schema) => ({ content: { "application/json": { schema } } });

function added(route: string, apply: (draft: Draft) => void): Omit<Mutation, "kind"> {
  return {
    site: route,
    name: route,
    apply,
    isIn: (document) => operationsOf(document).has(route),
    isTold: (each) => each.route === route,
  };
}

function said(
  route: string,
  place: string,
  change: (operation: Draft["paths"][string][string]) => void,
): Omit<Mutation, "kind"> {
  return {
    site: route,
    name: place,
    apply: (draft) => change(at(draft, route)),
    // No rule applies it: the contract would have it of its own accord.
    isIn: () => false,
    isTold: (each) => each.route === route && each.place === place,
  };
}

function parameter(route: string, where: string, name: string, more: object): Omit<Mutation, "kind"> {
  return said(route, `${where} ${name}`, (operation) => {
    operation.parameters = [...(operation.parameters ?? []), { name, in: where, ...more }];
  });
}

function literal(holder: string, id: number): Omit<Mutation, "kind"> {
  const value = `mutated-${id}`;
  return shaped(
    holder,
    value,
    (shape) => {
      shape.enum = [...(shape.enum ?? []), value];
    },
    (shape) => shape.enum?.includes(value) ?? false,
    ({ what }) => what.includes(`"${value}"`),
  );
}

function presence(holder: string, name: string, required: boolean): Omit<Mutation, "kind"> {
  return shaped(
    holder,
    `${name} ${required}`,
    (shape) => {
      const others = (shape.required ?? []).filter((each) => each !== name);
      shape.required = required ? [...others, name] : others;
    },
    (shape) => (shape.required ?? []).includes(name) === required,
    ({ path, what }) =>
      path.endsWith(`.${name}`) && what === (required ? "-optional +required" : "-required +optional"),
  );
}

/** A number of random changes of a description, determined by the seed, each of another shape or operation. */
export function mutationsOf(document: Document, seed: number, count: number): Mutation[] {
  const random = randomOf(String(seed));
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T; // Undefined of an empty list, which callers look for.
  const sites = sitesOf(document);
  const makes = Object.entries(kinds);
  const found: Mutation[] = [];
  const used = new Set<string>();
  for (let id = 0; found.length < count; id++) {
    const [kind, make] = makes[id % makes.length] ?? ["", () => undefined];
    const made = make({ pick, sites, document, id });
    if (!made || used.has(made.site)) continue;
    used.add(made.site);
    found.push({ kind, ...made });
  }
  return found;
}

function at(draft: Draft, route: string): Draft["paths"][string][string] {
  const [method = "", path = ""] = route.split(" ");
  const operation = draft.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`There is no ${route}.`);
  return operation;
}

function objects(document: Document, names: readonly string[]): string[] {
  return names.filter((name) => shapesOf(document)[name]?.properties);
}

function enums(document: Document, names: readonly string[]): string[] {
  return names.filter((name) => {
    const { enum: values = [] } = shapesOf(document)[name] ?? {};
    return values.length > 2 && values.every((value) => typeof value === "string");
  });
}

function sitesOf(document: Document): Sites {
  const reached = { input: new Set<string>(), answer: new Set<string>() };
  const operations = operationsOf(document);
  for (const { requestBody, parameters, responses } of operations.values()) {
    reach(document, requestBody, reached.input);
    reach(document, parameters, reached.input);
    const good = Object.entries(responses ?? {}).filter(([status]) => /^[123]/.test(status));
    reach(document, good, reached.answer);
  }
  const only = (names: Set<string>, others: Set<string>) => [...names].filter((name) => !others.has(name)).sort();
  return {
    input: only(reached.input, reached.answer),
    answer: only(reached.answer, reached.input),
    routes: [...operations.keys()].filter((route) => !route.startsWith("HEAD ")).sort(),
  };
}

function reach(document: Document, value: unknown, names: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    if (key !== "$ref" || typeof each !== "string") {
      reach(document, each, names);
      continue;
    }
    const [, section = "", name = ""] = /^#\/components\/(\w+)\/(.+)$/.exec(each) ?? [];
    if (section === "schemas") {
      if (names.has(name)) continue;
      names.add(name);
    }
    // Every reference of an OpenAPI document has its target.
    reach(
      document,
      (document as unknown as { components: Record<string, Record<string, unknown>> }).components[section]?.[name],
      names,
    );
  }
}

function hasReference(schema: Schema): boolean {
  return JSON.stringify(schema).includes('"$ref"');
}
