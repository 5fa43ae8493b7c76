import { expect, test } from "vitest";
import { emitSchemas } from "../src/emit/schemas.ts";
import { emitTypes } from "../src/emit/types.ts";
import { type ResolvedGroup, resolveGroup } from "../src/model/resolve-group.ts";
import { commonShapes, fromPackage } from "../src/model/shared-shapes.ts";
import { readThings } from "./contracts.ts";

const models = `
model Thing { id: string; size: Size; parts: string[] }
union Size { "small", "large" }
`;
const answering = `${models}
/** Gets a thing. */
@get @route("/v1/thing") @operationId("getThing")
op getThing(): Thing;
`;
const asking = `${models}
/** Changes a thing. */
@post @route("/v1/thing") @operationId("updateThing")
op updateThing(@body thing: Thing): void;
`;

async function groupOf(contract: string, name = "things"): Promise<ResolvedGroup> {
  const { contract: model } = await readThings(contract);
  const [group] = model.groups;
  if (!group) throw new Error("The contract has no group.");
  return { ...resolveGroup(group, model), name };
}

test("a shape that the group's package has to the letter is imported from it, with all that it leads to", async () => {
  const group = await groupOf(answering.replaceAll("getThing", "getLast"));
  const imported = fromPackage(group, await groupOf(answering));
  expect([...imported.names]).toEqual(["Size", "Thing"]);
  const types = emitTypes(group, imported);
  expect(types).toContain('import type {\n  Thing,\n} from "@slipway/things";\n');
  expect(types).not.toMatch(/interface Thing|Size/);
  const schemas = emitSchemas(group, imported);
  expect(schemas).toContain('export {\n  Thing,\n} from "@slipway/things/schemas";\n');
  expect(schemas).not.toMatch(/const Thing|Size/);
});

test("a shape that the package has only in requests, or otherwise in one of its parts, is printed", async () => {
  const group = await groupOf(answering);
  for (const other of [asking, answering.replace('"large"', '"huge"')])
    expect([...fromPackage(group, await groupOf(other)).names]).toEqual([]);
  expect([...fromPackage(group, undefined).names]).toEqual([]);
});

test("a shape of several groups is printed once, and each of them hands it on", async () => {
  const groups = [await groupOf(answering), await groupOf(answering, "others"), await groupOf(asking, "givers")];
  const { common, importedBy } = commonShapes(groups);
  expect(groups.map((group) => [...importedBy(group).names])).toEqual([["Size", "Thing"], ["Size", "Thing"], []]);
  expect(emitTypes(common)).toContain("export interface Thing {");
  expect(emitSchemas(common)).toContain("export const Thing: v.GenericSchema<types.Thing>");
  const [group] = groups;
  if (!group) return;
  const from = "../../../../shapes/generated";
  expect(emitTypes(group, importedBy(group))).toContain(`export type {\n  Size, Thing,\n} from "${from}/types.ts";\n`);
  expect(emitSchemas(group, importedBy(group))).toContain(`export {\n  Size, Thing,\n} from "${from}/schemas.ts";\n`);
});
