import { expect, test } from "vitest";
import { readThings } from "./contracts.ts";

async function saidOf(lines: string): Promise<string> {
  try {
    await readThings(`model Thing { id: string; at: numeric }\n${lines}`);
    return "nothing";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const operation = `/** Checks. */
@post @route("/v1/things") @operationId("t") op checkThing(name: string): Thing;`;

test("a decorator that stands where it belongs is fine", async () => {
  expect(await saidOf(`@safe ${operation}`)).toBe("nothing");
});

test("a misspelt decorator is an error at its line", async () => {
  expect(await saidOf(`@saef ${operation}`)).toMatch(/things\.tsp:9:2 - error .*saef/);
});

test("a decorator on what it does not belong to is an error at its line", async () => {
  expect(await saidOf(`@destructive model Other { id: string }\n${operation}`)).toMatch(
    /things\.tsp:9:1 - error decorator-wrong-target/,
  );
});

test("a decorator with a wrong argument is an error at its line", async () => {
  expect(await saidOf(`@safe("yes") ${operation}`)).toMatch(/things\.tsp:9:7 - error invalid-argument/);
});

test("a condition on what the input has not is an error at its line", async () => {
  expect(await saidOf(`@destructive(#{ name: #["a"] }) ${operation}`)).toBe("nothing");
  expect(await saidOf(`@destructive(#{ nmae: #["a"] }) ${operation}`)).toMatch(
    /things\.tsp:9:1 - error .*@destructive of checkThing names nmae: its input has no such member/,
  );
});

test("a resumption with a member of another name is an error at its line", async () => {
  expect(await saidOf(`@resumable(#{ send: "since", form: "at" }) ${operation}`)).toMatch(
    /things\.tsp:9:12 - error .*\bfrom\b/,
  );
});

test("a usual alternative that a union has not is an error at its line", async () => {
  const answer = (usual: string) =>
    saidOf(`@usual(${usual}) union Any { Thing, Short }
model Short { id: string }
model Other { id: string }
/** Gets. */
@get @route("/v1/things") @operationId("g") op getThing(): Any;`);
  expect(await answer("Thing")).toBe("nothing");
  expect(await answer("Other")).toMatch(
    /things\.tsp:9:8 - error .*: @usual names Other: Any has no such alternative\./,
  );
  const union = await saidOf(`union Inner { Thing, Short }
model Short { id: string }
@usual(Thing) union Any { Thing, Inner }
/** Gets. */
@get @route("/v1/things") @operationId("g") op getThing(): Any;`);
  expect(union).toMatch(/things\.tsp:11:8 - error .*: @usual is for a union with a name, of models with names/);
  expect(await answer('"Thing"')).toMatch(/things\.tsp:9:8 - error invalid-argument/);
});

test("an extension of ours that is written as plain text is an error at its line", async () => {
  expect(await saidOf(`@extension("x-slipway-saef", true) ${operation}`)).toMatch(
    /things\.tsp:9:\d+ - error slipway-extension: @extension\("x-slipway-saef"\)/,
  );
});

test("a next page from a member that no item has is an error at its line", async () => {
  const list = `@list @get @route("/v1/things") @operationId("l")
op listThings(@continuationToken @query until?: string): { @pageItems things: Thing[] };`;
  expect(await saidOf(`/** Lists. */ @nextFromLast("at")\n${list}`)).toBe("nothing");
  expect(await saidOf(`/** Lists. */ @nextFromLast("createdAt")\n${list}`)).toMatch(
    /things\.tsp:9:\d+ - error .*: @nextFromLast of listThings names createdAt: no item has it\./,
  );
});

test("a number of pages that no answer has is an error at its line", async () => {
  const list = `@list @get @route("/v1/things") @operationId("l")
op listThings(@pageIndex @query page?: numeric): { @pageItems things: Thing[]; paging: { pages: numeric } };`;
  expect(await saidOf(`/** Lists. */ @pageCount("paging.pages")\n${list}`)).toBe("nothing");
  expect(await saidOf(`/** Lists. */ @pageCount("pages")\n${list}`)).toMatch(
    /things\.tsp:9:\d+ - error .*: @pageCount of listThings names pages: no answer has it\./,
  );
});

test("a resumption from what no record has, or into no parameter, is an error at its line", async () => {
  const stream = `@get @route("/v1/things") @operationId("f")
op followThings(@query since?: numeric): HttpStream<Thing, "application/stream+json">;`;
  const said = (how: string) => saidOf(`/** Follows. */ @resumable(#{ ${how} })\n${stream}`);
  expect(await said('send: "since", from: "at", id: "id"')).toBe("nothing");
  expect(await said('send: "until", from: "at"')).toMatch(
    /things\.tsp:9:\d+ - error .* until: no parameter has that name/,
  );
  expect(await said('send: "since", from: "time"')).toMatch(/things\.tsp:9:\d+ - error .* time: no record/);
  expect(await said('send: "since", from: "at", id: "key"')).toMatch(/things\.tsp:9:\d+ - error .* key: no record/);
});

test("columns that repeat, that hold objects or that are credentials are an error at their line", async () => {
  const row = "model Row { id: string; @secret token: string; owner: { id: string } }";
  const list = (columns: string) =>
    saidOf(`/** Lists. */ @columns(${columns}) @list @get @route("/v1/rows") @operationId("l")
op listRows(): { @pageItems rows: Row[] };
${row}`);
  expect(await list('"id", "owner.id"')).toBe("nothing");
  expect(await list('"id", "id"')).toMatch(/things\.tsp:9:\d+ - error .*names id twice/);
  expect(await list('"id", "owner"')).toMatch(/things\.tsp:9:\d+ - error .*owner: an object fits no column/);
  expect(await list('"id", "token"')).toMatch(/things\.tsp:9:\d+ - error .*token: a credential is in no table/);
});

test("a credential on a scalar, which nobody would read, is an error at its line", async () => {
  expect(
    await saidOf(`@secret scalar Token extends string;\n${operation.replace("name: string", "name: Token")}`),
  ).toMatch(/things\.tsp:9:16 - error slipway-secret: @secret on Token is not read/);
});

test("columns that no row has, or too many of them, are an error at their line", async () => {
  const list = `@list @get @route("/v1/things") @operationId("l")
op listThings(): { @pageItems things: Thing[]; total: numeric };`;
  const page = `@get @route("/v1/pages") @operationId("p") op getPage(): { things: Thing[]; total: numeric };`;
  expect(await saidOf(`/** Lists. */ @columns("id", "at")\n${list}`)).toBe("nothing");
  expect(await saidOf(`/** Gets. */ @columns("things.*.id", "things.*.at")\n${page}`)).toBe("nothing");
  expect(await saidOf(`@columns("id") model Other { id: string }\n${operation}`)).toBe("nothing");
  expect(await saidOf(`/** Lists. */ @columns("id", "name")\n${list}`)).toMatch(
    /things\.tsp:9:\d+ - error .*: @columns of listThings names name: no row has it\./,
  );
  expect(await saidOf(`/** Gets. */ @columns("id")\n${page}`)).toMatch(
    /things\.tsp:9:\d+ - error .*getPage names id: no row/,
  );
  expect(
    await saidOf(`@columns("id", "at") model Other { id: string }\n${operation.replace("Thing;", "Other;")}`),
  ).toMatch(/things\.tsp:9:1 - error .*: @columns of Other names at: no row has it\./);
  expect(await saidOf(`/** Gets. */ @columns("total", "total", "total", "total", "total", "total")\n${page}`)).toMatch(
    /things\.tsp:9:\d+ - error .* names 6 columns: a table has one to 5\./,
  );
  expect(await saidOf(`@columns("id") ${operation.replace("name: string", '@columns("id") name: string')}`)).toMatch(
    /things\.tsp:\d+:\d+ - error decorator-wrong-target/,
  );
});

const event = (payloads: string, members = "type: Kind; payload: {}") =>
  saidOf(
    `union Kind { "made", "gone" }\nmodel Made { name: string }\n@events(Payloads) model Happened { ${members} }\nmodel Payloads { ${payloads} }\n${operation}`,
  );

test("an event whose every type has a payload is fine", async () => {
  expect(await event(`made: Made; gone: Made`)).toBe("nothing");
});

test("a type without a payload, one too many and an optional one are errors at their line", async () => {
  expect(await event(`made: Made`)).toMatch(/things\.tsp:11:9 - error .*does not say what the payload of gone is/);
  expect(await event(`made: Made; gone: Made; lost: Made`)).toMatch(/Payloads has lost: Kind has no such event/);
  expect(await event(`made: Made; gone?: Made`)).toMatch(/gone may not be optional/);
});

test("an event that has no type or no payload is an error at its line", async () => {
  expect(await event(`made: Made; gone: Made`, "type: Kind")).toMatch(/things\.tsp:11:9 - error .*Happened is none/);
  expect(await event(`made: Made; gone: Made`, "type: string; payload: {}")).toMatch(/Happened is none/);
});
