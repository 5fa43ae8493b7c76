import type { GroupHelp, InputHelp, OperationContract } from "@slipway/core";
import { groupNames, groupSummary, loadGroup } from "slipway/groups";
import { typesOf } from "slipway/node";
import { describe, expect, test } from "vitest";
import type { GroupDescription } from "../packages/emulator/src/engine/validate.ts";
import { groups as described } from "./groups.ts";
import { nodeOf, type SchemaNode } from "./wire/schema-node.ts";

// The content of /help agrees with the contract and the schemas: operations, inputs, and members of answers.
const groups = await Promise.all(
  groupNames.map(async (name) => ({ name, ...(await loadGroup(name)), description: descriptionOf(name) })),
);

function descriptionOf(name: string): GroupDescription {
  const found = described[name];
  if (!found) throw new Error(`There is no group ${name}.`);
  return found;
}

test("every group has help and a sentence, and a name that is none is refused", async () => {
  expect(groupNames).toEqual(Object.keys(described));
  for (const name of groupNames) expect(groupSummary(name)).toMatch(/^[A-Z].*\.$/);
  // @ts-expect-error no group has that name
  await expect(loadGroup("toString")).rejects.toMatchObject({
    name: "InputError",
    message: expect.stringMatching(/no group "toString": the groups are access-groups, /),
  });
});

describe.each(groups)("$name", ({ help, functions, contract: loaded, description: { contract, schemas } }) => {
  const operations = Object.entries(contract.operations);

  test("every operation has help, in the order of the contract", () => {
    expect(help.group).toBe(contract.group);
    expect(Object.keys(help.operations)).toEqual(Object.keys(contract.operations));
    expect(loaded).toEqual(contract);
    expect(Object.keys(functions).sort()).toEqual(Object.keys(contract.operations).sort());
  });

  test("the client's team is sent with every operation, or its help says why not", () => {
    for (const [name, { team }] of operations) {
      const reason = help.operations[name]?.withoutTeam;
      expect(reason === undefined, name).toBe(team !== undefined);
      // It is the end of a sentence.
      if (reason !== undefined) expect(reason, name).toMatch(/^[a-z].*[^.]$/);
    }
  });

  test("its inputs are those of the contract, and stand where it says", () => {
    for (const [name, operation] of operations) {
      const inputs = inputsOf(help, name);
      const stated = membersOf(nodeFor(schemas, operation.input));
      expect(inputs.map((input) => input.name).sort(), name).toEqual([...stated.keys()].sort());
      for (const { name: input, in: place, required = false, array, kind } of inputs) {
        const parameter = operation.parameters.find((each) => (each.input ?? each.name) === input);
        const elsewhere = input === "contentType" && operation.requestBody?.contentTypes ? "header" : "body";
        expect(place, `${name} ${input}`).toBe(parameter?.in ?? elsewhere);
        expect(required, `${name} ${input}`).toBe(stated.get(input));
        if (!parameter) continue;
        expect({ array, kind }, `${name} ${input}`).toEqual({ array: parameter.array, kind: parameter.type });
      }
      // Required inputs come first, and in both parts the body's members last.
      const order = inputs.map((input) => (input.required ? 0 : 2) + (input.in === "body" ? 1 : 0));
      expect(order, name).toEqual([...order].sort());
    }
  });

  test("every object of an input has its members told, and nothing else", () => {
    const told = [...operations.flatMap(([name]) => inputsOf(help, name)), ...Object.values(help.shapes).flat()];
    const named = told.flatMap(({ members }) => members ?? []);
    expect([...new Set(named)].sort()).toEqual(Object.keys(help.shapes).sort());
    for (const { kind, members } of told) if (members) expect(["object", "mixed"]).toContain(kind);
  });

  test("its columns are members of the answer, and no credentials", () => {
    expect(operations).not.toEqual([]);
    for (const [name, operation] of operations) {
      const { rows, columns = [] } = help.operations[name] ?? {};
      if (columns.length === 0) continue;
      const path = rows ?? (operation.kind === "list" ? operation.items : undefined);
      const row = (path?.split(".") ?? []).reduce(into, answersOf(operation, schemas)).flatMap(elements);
      expect(columns.length).toBeLessThanOrEqual(5);
      for (const column of columns) {
        expect(column.split(".").reduce(into, row), `${name} ${column}`).not.toEqual([]);
        const secret = `${path ? `${path}.` : ""}${column}`;
        expect(
          (operation.secrets ?? []).map((each) => each.replaceAll(".*", "")),
          name,
        ).not.toContain(secret);
      }
    }
  });
});

test("every list but that of bare texts makes a table", () => {
  const without = groups.flatMap(({ help, description: { contract } }) =>
    Object.entries(contract.operations).flatMap(([name, { kind }]) =>
      kind === "list" && !help.operations[name]?.columns ? [name] : [],
    ),
  );
  expect(without).toEqual(["listTags"]);
});

test("the variants of an object have its members, and what tells them apart has a value in each", () => {
  const described = groups.flatMap(({ help }) => [
    ...Object.entries(help.operations).map(([name, { variants }]) => [variants, inputsOf(help, name)] as const),
    ...Object.entries(help.variants ?? {}).map(([name, variants]) => [variants, help.shapes[name] ?? []] as const),
  ]);
  expect(described.filter(([variants]) => variants?.discriminator !== undefined).length).toBeGreaterThan(15);
  for (const [variants, members] of described) {
    const { discriminator, of = [] } = variants ?? {};
    const names = members.map(({ name }) => name);
    for (const { required, optional, values } of of) {
      expect(names).toEqual(expect.arrayContaining([...required, ...optional]));
      expect(values !== undefined).toBe(discriminator !== undefined);
    }
    if (discriminator !== undefined) expect(names).toContain(discriminator);
  }
});

test("an operation that is destructive with some inputs only says with which", () => {
  const conditional = groups.flatMap(({ contract }) =>
    Object.entries(contract.operations).flatMap(([name, { destructiveWhen }]) => (destructiveWhen ? [name] : [])),
  );
  expect(conditional).toContain("createProjectEnvs");
  expect(conditional.length).toBeGreaterThan(10);
  expect(conditional.filter((name) => /^(delete|remove|replace)/.test(name))).toEqual([]);
});

test("the types of an operation are text, with all that they need", async () => {
  const { input, output, others } = await typesOf("projects", "listProjects");
  expect(input).toMatch(/^interface ListProjectsInput \{/);
  expect(output).toMatch(/ListProjectsOutput/);
  expect(others.join("\n")).toContain("interface ProjectSummary");
  await expect(typesOf("projects", "listNothing")).rejects.toThrow('projects has no operation "listNothing"');
});

test("secret and unpublished members and defaults are marked", () => {
  const told = groups.flatMap(({ help }) => [
    ...Object.keys(help.operations).flatMap((name) => inputsOf(help, name)),
    ...Object.values(help.shapes).flat(),
  ]);
  expect(told.find(({ name }) => name === "gitAccessToken")).toMatchObject({ secret: true });
  expect(told.filter(({ secret }) => secret).length).toBeGreaterThan(20);
  expect(told.find(({ name }) => name === "cleanUrls")).toMatchObject({ kind: "boolean", unpublished: true });
  for (const { unpublished, doc = "" } of told)
    if (unpublished) expect(doc).toContain("Not in the platform's published");
  expect(told.filter((each) => each.default !== undefined).length).toBeGreaterThan(5);
});

function inputsOf(help: GroupHelp, operation: string): readonly InputHelp[] {
  return help.operations[operation]?.inputs ?? [];
}

function nodeFor(schemas: GroupDescription["schemas"], name: string): SchemaNode {
  const schema = schemas[name];
  if (!schema) throw new Error(`There is no schema ${name}.`);
  return nodeOf(schema);
}

/** The members of an input, and whether each has to be there whatever else is given. */
function membersOf(node: SchemaNode): Map<string, boolean> {
  const { type, entries = {}, options = [] } = node;
  if (type === "record") return new Map();
  if (type === "union" || type === "intersect") {
    // The options of these are schemas.
    const parts = (options as readonly SchemaNode[]).map(membersOf);
    const names = new Set(parts.flatMap((part) => [...part.keys()]));
    const needs = (name: string) => parts[type === "union" ? "every" : "some"]((part) => part.get(name) === true);
    return new Map([...names].map((name) => [name, needs(name)]));
  }
  return new Map(Object.entries(entries).map(([name, { type: kind }]) => [name, kind !== "optional"]));
}

function answersOf(operation: OperationContract, schemas: GroupDescription["schemas"]): SchemaNode[] {
  const names = Object.entries(operation.answers).flatMap(([status, { schema }]) =>
    Number(status) < 300 && schema ? [schema] : [],
  );
  return names.flatMap((name) => alternatives(nodeFor(schemas, name)).flatMap(elements));
}

function into(nodes: readonly SchemaNode[], name: string): SchemaNode[] {
  return nodes.flatMap((node) => {
    const member = node.entries?.[name];
    return member ? alternatives(member) : [];
  });
}

function elements(node: SchemaNode): SchemaNode[] {
  return node.type === "array" && node.item ? alternatives(node.item).flatMap(elements) : [node];
}

function alternatives(node: SchemaNode): SchemaNode[] {
  if (node.type === "lazy" && node.getter) return alternatives(node.getter(undefined));
  if (node.wrapped) return alternatives(node.wrapped);
  if (node.type !== "union") return [node];
  // The options of a union are schemas.
  return ((node.options ?? []) as readonly SchemaNode[]).flatMap(alternatives);
}
