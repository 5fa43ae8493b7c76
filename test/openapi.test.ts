import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { groups } from "../packages/emulator/src/generated/groups.ts";
import { manifestOf, root } from "./sources.ts";

const text = readFileSync(join(root, "api/openapi.json"), "utf8");
const document: Record<string, unknown> = JSON.parse(text);

test("openapi.json is a valid OpenAPI 3.1 document", async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  expect(validator.version).toBe("3.1");
});

test("the validator would say what is wrong", async () => {
  const { valid } = await new Validator().validate({ ...document, info: { title: "without a version" } });
  expect(valid).toBe(false);
});

test("every reference in openapi.json points to something", () => {
  const named = new Set(refs(document));
  const missing = [...named].filter((ref) => find(ref) === undefined);
  expect(named.size).toBeGreaterThan(1000);
  expect(missing).toEqual([]);
});

const streams = Object.values(groups).flatMap(({ contract }) =>
  Object.values(contract.operations).filter(({ kind }) => kind === "stream"),
);

test.each(streams)("openapi.json says what a record of $route holds", ({ route, answers }) => {
  const [method = "", path = ""] = route.split(" ");
  const pointer = `#/paths/${encodeURIComponent(path)}/${method.toLowerCase()}/responses/200/content`;
  const content = Object(find(pointer))[answers[200]?.contentType ?? ""];
  expect(content).toEqual({ schema: { $ref: expect.any(String) } });
});

test("openapi.json marks what every client sends and the platform does not describe", () => {
  const isMarked = { "x-slipway-unpublished": true };
  const schema = (name: string) => Object(find(`#/components/schemas/${name}`));
  const { properties } = schema("Deployments.CreateDeploymentRequest");
  expect(properties.redirects).toMatchObject(isMarked);
  expect(properties.target).not.toMatchObject(isMarked);
  expect(schema("Deployments.UploadedDeploymentFile").properties.mode).toMatchObject(isMarked);
  const [list, one] = schema("Teams.TeamInvitations").anyOf;
  expect(list).not.toMatchObject(isMarked);
  expect(one).toMatchObject(isMarked);
  const parameters: unknown[] = Object(find("#/paths/%2Fv13%2Fdeployments/post")).parameters;
  expect(parameters).toContainEqual(expect.objectContaining({ name: "prebuilt", ...isMarked }));
});

test("openapi.json states a shape once: it stays below 1.8 MB without its blanks", () => {
  expect(JSON.stringify(document).length).toBeLessThan(1_800_000);
});

test.each(["slipway", "emulator"])("%s publishes the committed openapi.json, without its blanks", (name) => {
  const target = manifestOf(name).exports["./openapi.json"] ?? "";
  expect(readFileSync(join(root, "packages", name, target), "utf8")).toBe(`${JSON.stringify(document)}\n`);
});

test("four values and more have a name", () => {
  const unnamed = enums(document, "#").filter(
    ({ at, values }) => values.length > 3 && !/^#\/components\/schemas\/[^/]+$/.test(at),
  );
  expect(unnamed).toEqual([]);
});

function enums(value: unknown, at: string): { at: string; values: unknown[] }[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, each]) => enums(each, `${at}/${key}`));
  return "enum" in value && Array.isArray(value.enum) ? [{ at, values: value.enum }, ...inside] : inside;
}

function refs(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === "$ref" && typeof each === "string" ? [each] : refs(each),
  );
}

function find(ref: string): unknown {
  const names = ref.replace("#/", "").split("/");
  return names.reduce<unknown>((at, name) => Object(at)[decodeURIComponent(name)], document);
}
