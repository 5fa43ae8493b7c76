// @module-tag endurance
import { join } from "node:path";
import { normalizePath } from "@typespec/compiler";
import { beforeAll, expect, test } from "vitest";
import type { Deliberate } from "../contract-diff/deliberate.ts";
import type { Document, Operation, Schema } from "../contract-diff/document.ts";
import { type Adoption, adopt } from "./adopt.ts";
import { contractState, readContractFile, type Source } from "./edits.ts";
import { listOf } from "./list.ts";

/** A description that is changed in place. */
interface Draft {
  readonly paths: Record<
    string,
    Record<string, Operation & { responses: Record<string, unknown>; parameters?: object[] }>
  >;
  readonly components: {
    readonly schemas: Record<string, { properties?: Record<string, Schema>; required?: string[]; enum?: unknown[] }>;
  };
}

// A contract of one file, a description of the same API that says more, and the text that the file gets.
const folder = normalizePath(join(import.meta.dirname, "../../generator/test"));
const entry = `${folder}/adopt-rules.tsp`;
const contract = `import "./prelude.tsp";
using TypeSpec.Http;
using TypeSpec.OpenAPI;

/** Things of all sorts. */
@tag("things")
namespace Slipway.Things;

/** Lists things. */
@get
@route("/v1/things")
@operationId("a")
op listThings(): Thing[] | Failure<400 | 404>;

/** Makes a thing. */
@post
@route("/v1/things")
@operationId("b")
op makeThing(...NewThing): Thing | Failure<400>;

/** Paints a thing. */
@put
@route("/v1/things/{id}/paint")
@operationId("c")
op paintThing(
  /** The thing. */
  @path id: string,

  /** How. */
  how: "fast" | "slow",
): NoContentResponse;

/** A thing. */
model Thing {
  id: string;
  owner?: Owner;
  maker?: Maker;
}

/** Who made it. */
model Maker {
  name: string;
  since: numeric;
}

/** Who has it. */
model Owner {
  name: string;
  since: numeric;
  mail: string;
}

/** A new thing. */
model NewThing {
  /** Its name. */
  name: string;

  /** Its colour. */
  colour: Colour;

  /** Who has it, of those that nobody describes. */
  @unpublished for?: string;
}

/** A colour. */
union Colour {
  "red",
  "green",
}

/** Tells of things. */
@post
@route("/v1/things/hooks")
@operationId("d")
op hookThings(
  /** Of what. */
  events: ThingEvent[],
): NoContentResponse;

/** What happens to things. */
union ThingEvent {
  "thing.made",
  "thing.sold",
}

/** An event as it is delivered. */
@events(ThingPayloads)
model ThingDelivery {
  type: ThingEvent;
  payload: Record<unknown>;
}

/** What the payload of each event is. */
model ThingPayloads {
  \`thing.made\`: MadePayload;
  \`thing.sold\`: UnknownPayload;
}

/** A thing was made. */
@example(#{ thing: "t" })
model MadePayload {
  thing: string;
}

/** The payload of an event of which nothing is known. */
@example(#{})
model UnknownPayload {
  ...Record<unknown>;
}
`;

/** An intended difference of any contract: an error that is described without a body has the usual one. */
const meant: Deliberate[] = [{ reason: "usual", routes: "*", path: "error \\w+ body", kind: "removed" }];

/** The start of a template in TypeSpec. */
const hole = ["$", "{x}"].join("");
const text = { type: "string" };
const source = { entry, texts: new Map([[entry, contract]]) };
let adoption: Adoption;
let file: string;

beforeAll(async () => {
  const { published } = await contractState(source);
  adoption = await adopt(source, saysMore(published), meant);
  file = await readContractFile(adoption.texts, entry);
}, 60_000);

function saysMore(document: Document): Document {
  // A description of ours has all of these.
  const { paths, components } = structuredClone(document) as unknown as Draft;
  const schemas = components.schemas as Record<string, Required<Draft["components"]["schemas"][string]>>;
  const [thing, fresh, colour, event] = ["Thing", "NewThing", "Colour", "ThingEvent"].map(
    (name) => schemas[`Things.${name}`],
  );
  const things = paths["/v1/things"] ?? {};
  const [list, paint] = [things.get, paths["/v1/things/{id}/paint"]?.put];
  if (!thing || !fresh || !colour || !event || !list || !paint)
    throw new Error("The contract describes something else.");
  const owner = {
    type: "object",
    properties: { name: text, since: { type: "number" }, mail: text },
    required: ["mail", "name", "since"],
  };
  thing.properties = { ...thing.properties, "made-by": owner, size: { type: "integer", minimum: 1 } };
  thing.required = [...thing.required, "size"];
  fresh.properties = { ...fresh.properties, for: text, note: { ...text, maxLength: 5, default: hole } };
  fresh.required = ["name"];
  colour.enum.push("blue", hole);
  event.enum.push("thing.lost", "found");
  list.parameters = [{ name: "page-size", in: "query", schema: { type: "integer", maximum: 9 } }];
  Object.assign(list.responses, { 401: {}, 500: {} });
  Object.assign(paint.responses, { 409: {} });
  const body = {
    content: {
      "application/json": {
        schema: {
          type: "object",
          properties: { how: { type: "string", enum: ["fast", "slow", "well"] } },
          required: ["how"],
        },
      },
    },
    required: true,
  };
  Object.assign(paint, { requestBody: body });
  return { ...document, paths, components };
}

/** Changes that are adopted from a description that differs from the contract above. */
async function adoptedOf(change: (theirs: Draft & Document) => void, from: Source = source) {
  const { published } = await contractState(from);
  // A description of ours has all of these.
  const theirs = structuredClone(published) as unknown as Draft & Document;
  change(theirs);
  const found = await adopt(from, theirs, meant);
  const whys = found.listed.map(({ difference: { route, path }, why }) =>
    [route, path, why].join(" ").replace("  ", " "),
  );
  return { ...found, theirs, whys, file: await readContractFile(found.texts, entry) };
}

const withMembers = (properties: object) =>
  adoptedOf(({ components }) => {
    const thing = components.schemas["Things.Thing"];
    if (thing) thing.properties = { ...thing.properties, ...properties };
  });

test.each([
  ["a member of an answer, of a shape that the contract has", "  maker?: Maker;\n  `made-by`?: Owner;\n"],
  ["a member that is always answered", "  @minValue(1) size: integer;\n"],
  ["an optional member of a request, with its limit and its default", `  @maxLength(5) note?: string = "\\${hole}";\n`],
  ["what may be left out now", "  colour?: Colour;\n"],
  ["what the platform describes by now: its mark goes", "  for?: string;\n"],
  ["values of a named union", `  "red",\n  "green",\n  "\\${hole}",\n  "blue",\n}`],
  ["events", '  "thing.made",\n  "thing.sold",\n  "found",\n  "thing.lost",\n}'],
  ["what nobody knows of their payloads", "  found: UnknownPayload;\n  `thing.lost`: UnknownPayload;\n}"],
  ["a value that stands where it is used", '  how: "fast" | "slow" | "well",\n'],
  ["a parameter", "op listThings(@query @maxValue(9) `page-size`?: integer):"],
  ["statuses, where they stand in order", "Failure<400 | 401 | 404 | 500>"],
  ["a status where an operation had none", "): NoContentResponse | Failure<409>;"],
])("%s is written", (_, written) => {
  expect(file).toContain(written);
});

test("the list says what needs a name or a doc, and where", async () => {
  const list = await listOf(folder, adoption);
  const at = (what: string) => list.filter((line) => line.endsWith(what)).map((line) => line.trim().split("  ")[0]);
  const line = (start: string) => `adopt-rules.tsp:${file.split("\n").findIndex((each) => each.startsWith(start)) + 1}`;
  expect(at("the doc of NewThing.note")).toEqual([line("  @maxLength(5) note")]);
  expect(at("the payload of `thing.lost`: it is UnknownPayload until somebody documents it")).toEqual([
    line("  `thing.lost`: "),
  ]);
  expect(at("the payload of `found`: it is UnknownPayload until somebody documents it")).toEqual([line("  found: ")]);
});

test("the plan says what each group's next version is by it", async () => {
  const list = await listOf(folder, adoption);
  expect(list.slice(list.indexOf("things: minor"))).toContain("  minor  `makeThing` takes `note`.");
});

test("an edit that a shape's other users or the generator refuse is taken back, and the others stay", async () => {
  const { published } = await contractState(source);
  // A description of ours has all of these.
  const theirs = structuredClone(published) as unknown as Draft & Document;
  const [thing, maker, colour] = ["Thing", "Maker", "Colour"].map(
    (name) => theirs.components.schemas[`Things.${name}`],
  );
  const make = theirs.paths["/v1/things"]?.post;
  if (!thing || !maker || !colour?.enum || !make) throw new Error("The contract describes something else.");
  // One of two operations with a common shape returns more: the shape of both must not change.
  const more = { ...thing, properties: { ...thing.properties, extra: text } };
  make.responses[200] = { content: { "application/json": { schema: more } } };
  // With this, a maker is what an owner is, and one structure has one name.
  maker.properties = { ...maker.properties, mail: text };
  maker.required = [...(maker.required ?? []), "mail"];
  colour.enum.push("blue");
  // A word of what is then said against the maker.
  const fresh = theirs.components.schemas["Things.NewThing"];
  if (fresh) fresh.properties = { ...fresh.properties, structure: text };
  const { applied, listed, texts } = await adopt(source, theirs, meant);
  expect(applied.map(({ edit }) => edit.text.trim())).toEqual(['"blue",', "structure?: string;"]);
  expect(texts.get(entry)).toBe(
    contract
      .replace('"green",\n', '"green",\n  "blue",\n')
      .replace("for?: string;\n", "for?: string;\n\n  structure?: string;\n"),
  );
  const whys = new Map(listed.map(({ difference: { path }, why }) => [path.replace(/^.*\./, ""), why]));
  expect(whys.get("extra")).toBe(
    "with it the contract would say otherwise than the description: GET /v1/things 200[].extra optional string",
  );
  expect(whys.get("mail")).toBe(
    "the contract with it is refused: These have one structure; name it once: Owner and Maker.",
  );
  expect(whys.size).toBe(2);
});

test("an event is left, with its reason, where no event has a payload that says nothing", async () => {
  const texts = new Map([[entry, contract.replace("`thing.sold`: UnknownPayload", "`thing.sold`: MadePayload")]]);
  const { published } = await contractState({ entry, texts });
  const { listed, applied } = await adopt({ entry, texts }, saysMore(published), meant);
  expect(applied.filter(({ edit }) => edit.of === "ThingEvent")).toEqual([]);
  expect(listed.find(({ difference }) => difference.what.includes("thing.lost"))?.why).toBe(
    "an event has a payload in ThingPayloads, and none there is of an event that nobody describes",
  );
});

test("members that TypeSpec cannot have written are left, and the others stay", async () => {
  const members = { "": text, [hole]: text, "*/": text, model: text };
  const { applied, listed, texts, theirs } = await withMembers(members);
  expect(applied.map(({ edit }) => edit.text.trim())).toEqual([
    `\`\\${hole}\`?: string;`,
    "`*/`?: string;",
    "`model`?: string;",
  ]);
  expect(new Set(listed.map(({ why }) => why))).toEqual(
    new Set(["the contract with it is refused: Property expected."]),
  );
  const again = await adopt({ entry, texts }, theirs, meant);
  expect([again.applied, again.texts]).toEqual([[], texts]);
});

const json = (schema: object) => ({ content: { "application/json": { schema } } });
const fresh = (more: object) => ({ operationId: "boats", tags: ["things"], responses: { 204: {} }, ...more });

test("a new operation has a name of two words that is free, and one that may have moved is left", async () => {
  const { applied, whys } = await adoptedOf(({ paths }) => {
    for (const [index, operationId] of ["model", "2fa", "list-things", "sameThing", "a"].entries())
      paths[`/v1/new/${index}`] = { get: { operationId, tags: ["things"], responses: { 204: {} } } };
  });
  expect(applied.map(({ edit }) => edit.of)).toEqual(["getModel", "get2fa", "listThingsThings", "sameThing"]);
  expect(whys).toEqual([
    "GET /v1/new/4 its operationId is that of listThings: whether that has moved is a person's word",
  ]);
});

test.each([
  ["/v1//boats", {}, "that no route of ours has"],
  ["/v1/../boats", {}, "that no route of ours has"],
  ["/v1/{}/boats", {}, "that no route of ours has"],
  [
    "/v1/boats",
    { operationId: "y` | b | @octocat\n\n# Owned" },
    "its operationId has characters that none of ours has",
  ],
  ["/v1/boats", { tags: [] }, "it has no tag that a group can be called by"],
  ["/v1/boats", { deprecated: true }, "operation +deprecated"],
  ["/v1/boats", { security: [] }, "security -http bearer +none"],
  ["/v1/boats", { tags: ["things", "others"] }, "tag +others"],
  ["/v1/boats", { servers: [{ url: "/b" }] }, "servers +/b"],
  ["/v1/boats", { responses: { default: {} } }, "it answers default"],
  ["/v1/boats", { responses: { 204: { headers: { "X-A": { schema: text } } } } }, "204 header x-a optional string"],
  ["/v1/boats", { parameters: [{ name: "c", in: "cookie", schema: text }] }, "it takes a cookie"],
  ["/v1/boats", { parameters: [{ name: "a", in: "query", schema: { type: "object" } }] }, "query a "],
])("a new operation at %s that says %j is not written", async (path, more, why) => {
  const found = await adoptedOf(({ paths }) => {
    Object.assign(paths, { [path]: { get: fresh(more) } });
  });
  expect([found.applied, found.file]).toEqual([[], contract]);
  expect(found.whys).toEqual([expect.stringContaining(why)]);
});

test("a shape is never written without its other keywords, or with a number that changes", async () => {
  const rules: object[] = [{ writeOnly: true }, { deprecated: true }, { not: { const: 1 } }];
  // Programs read such a number as another one.
  rules.push(JSON.parse('{ "maximum": 12345678901234567890 }'));
  const members = rules.map((each, index) => [`m${index}`, { type: "integer", ...each }]);
  const { applied, whys } = await withMembers(Object.fromEntries(members));
  expect(applied).toEqual([]);
  expect(new Set(whys.map((each) => each.replace(/^.* (?=m?no rule)/, "")))).toEqual(
    new Set([
      "no rule writes this shape: it has the limit writeOnly",
      "no rule writes this shape: it has the limit deprecated",
      'no rule writes this shape: it has the limit not {"const":1}',
      "no rule writes this shape: it has a number that is rounded here",
    ]),
  );
});

test("parts that nothing fits together are a person's, and no union", async () => {
  const found = await withMembers({ odd: { allOf: [{ type: "string" }, { type: "integer" }] } });
  expect([found.applied, found.file]).toEqual([[], contract]);
  expect(found.whys.join()).toContain("allOf that nothing fits");
});

test("a parameter that the platform describes by now loses its mark", async () => {
  const marked = contract.replace("op listThings():", "op listThings(@unpublished @query page?: string):");
  const texts = new Map([[entry, marked]]);
  const parameters = [{ name: "page", in: "query", schema: text }];
  const { listed, file: after } = await adoptedOf(
    ({ paths }) => Object.assign(paths["/v1/things"]?.get ?? {}, { parameters }),
    { entry, texts },
  );
  expect(listed).toEqual([]);
  expect(after).toContain("op listThings(@query page?: string):");
});

test("a parameter that no call could send as it is asked for is left", async () => {
  const { applied, whys } = await adoptedOf(({ paths }) => {
    const parameters = [
      { name: "filter", in: "query", style: "deepObject", schema: { type: "object", properties: { a: text } } },
      { name: "ids", in: "query", style: "pipeDelimited", explode: false, schema: { type: "array", items: text } },
      { name: "old", in: "query", deprecated: true, schema: text },
      { name: "names", in: "query", schema: { type: "array", items: text } },
    ];
    Object.assign(paths["/v1/things"]?.get ?? {}, { parameters });
  });
  expect(applied.map(({ edit }) => edit.text.replaceAll(/[\n,]/g, ""))).toEqual([
    "@query(#{ explode: true }) names?: string[]",
  ]);
  expect(whys.map((each) => each.replaceAll("GET /v1/things ", ""))).toEqual([
    "query filter with it the contract would say otherwise than the description: query filter -style form +style deepObject",
    "query ids with it the contract would say otherwise than the description: query ids -style form, exploded +style pipeDelimited",
    "query old with it the contract would say otherwise than the description: query old +deprecated",
  ]);
});

test("a status with a body of its own is left, and so is a body that a status has by now", async () => {
  const { applied, whys } = await adoptedOf(({ paths }) => {
    const body = json({ type: "object", properties: { boat: text } });
    Object.assign(paths["/v1/things"]?.get?.responses ?? {}, { 404: body, 409: body, 410: {} });
  });
  expect(applied.map(({ edit }) => edit.text)).toEqual([" | 410"]);
  expect(whys).toContain("GET /v1/things error 409 its body is not the usual one: a person states it");
  expect(whys.filter((each) => each.includes("error 404 body")).length).toBeGreaterThan(0);
});

test("a part that a description lost or that cannot be read is reported as such", async () => {
  let deep: object = text;
  for (let level = 0; level < 100; level++) deep = { type: "array", items: deep };
  const { whys, applied } = await adoptedOf(({ components, paths }) => {
    const colour = components.schemas["Things.Colour"];
    if (colour?.enum) colour.enum = colour.enum.slice(1);
    Object.assign(paths, { "/v1/boats": { get: fresh({ responses: { 200: json({ $ref: "#/none" }) } }) } });
    const nowhere = { name: "a", in: 'query @doc("x") @secret', schema: text };
    Object.assign(paths, { "/v1/nowhere": { get: fresh({ operationId: "nowhere", parameters: [nowhere] }) } });
    Object.assign(paths, { "/v1/deep": { get: fresh({ operationId: "deep", responses: { 200: json(deep) } }) } });
    components.schemas["Things.ThingEvent"]?.enum?.push("__proto__");
  });
  expect(applied).toEqual([]);
  expect(whys).toEqual(
    expect.arrayContaining([
      "GET /v1/boats whoever publishes it has to mend it",
      "GET /v1/nowhere whoever publishes it has to mend it",
      expect.stringMatching(/^GET \/v1\/deep no rule writes this shape: it is nested too deeply/),
      expect.stringContaining("no event of ours can be called __proto__"),
    ]),
  );
});

test("a value that an answer no longer has is listed as that", async () => {
  const texts = new Map([
    [entry, contract.replace("  id: string;\n  owner", '  id: string;\n  state: "new" | "old";\n  owner')],
  ]);
  const state = { type: "string", enum: ["new"] };
  const { applied, listed } = await adoptedOf(
    ({ components }) => Object.assign(components.schemas["Things.Thing"]?.properties ?? {}, { state }),
    { entry, texts },
  );
  expect(applied).toEqual([]);
  expect(new Set(listed.map(({ why }) => why))).toEqual(
    new Set(["it may be less than before: whether callers lose that is a person's word"]),
  );
});
