import { expect, test } from "vitest";
import { emitSchemas } from "../src/emit/schemas.ts";
import { emitTypes } from "../src/emit/types.ts";
import { resolveGroup } from "../src/model/resolve-group.ts";
import { sharedShapes } from "../src/model/shared-shapes.ts";
import { readThings } from "./contracts.ts";

const models = `
model Part { id: string; size: "small" | "large" }
model Thing { id: string; parts: Part[] }
`;
const listed = `${models}
/** Gets a thing. */
@get @route("/v1/thing") @operationId("getThing")
op getThing(): Thing;
`;

async function groupOf(contract: string) {
  const { contract: model } = await readThings(contract);
  const [group] = model.groups;
  if (!group) throw new Error("The contract has no group.");
  return resolveGroup(group, model);
}

test("a shape that a package has to the letter is imported from it, and what it leads to is not printed", async () => {
  const group = await groupOf(`${models}
    /** Gets the last thing. */
    @get @route("/v1/last") @operationId("getLast")
    op getLast(): Thing | { @statusCode _: 201; last: Thing; count: int32; own: string };
  `);
  const shared = sharedShapes(group, await groupOf(listed));
  expect([...shared]).toEqual(["Part", "Thing"]);
  const types = emitTypes(group, shared);
  expect(types).toContain('import type { Thing } from "@slipway/things";\n');
  expect(types).not.toMatch(/interface Thing|Part/);
  const schemas = emitSchemas(group, shared);
  expect(schemas).toContain('import { Thing } from "@slipway/things/schemas";\n');
  expect(schemas).not.toMatch(/const Thing|Part/);
});

test("a shape that a package has only in requests, or otherwise in one of its parts, is printed", async () => {
  const given = `${models}
    /** Changes a thing. */
    @post @route("/v1/thing") @operationId("updateThing")
    op updateThing(@body thing: Thing): void;
  `;
  const group = await groupOf(listed);
  expect([...sharedShapes(group, await groupOf(given))]).toEqual([]);
  const other = await groupOf(listed.replace('"large"', '"huge"'));
  expect([...sharedShapes(group, other)]).toEqual([]);
  expect([...sharedShapes(group, undefined)]).toEqual([]);
});
