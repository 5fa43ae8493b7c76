import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { expectNone } from "./expect-none.ts";
import { groups } from "./groups.ts";
import { manifestOf, root } from "./sources.ts";

const text = readFileSync(join(root, "api/openapi.json"), "utf8");
const document: Record<string, unknown> = JSON.parse(text);

test("openapi.json is a valid OpenAPI 3.1 document", async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  expect(validator.version).toBe("3.1");
});

// Findings of the recommended rules that are intended, with the reason.
const meant: Readonly<Record<string, string>> = {
  "no-identical-paths": "the platform names the parameter of one path differently by method",
  "no-ambiguous-paths": "the platform has such paths; `not` of the contract refuses the values that would mix them up",
  "no-path-trailing-slash": "the distribution specification has its root at /v2/",
};

test("openapi.json has no problem by the recommended rules of a linter, but for those that are meant", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source: text, absoluteRef: "openapi.json", config });
  const others = problems.filter(({ ruleId }) => !Object.hasOwn(meant, ruleId));
  expect(others.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  // An exception that nothing needs any more goes.
  expect([...new Set(problems.map(({ ruleId }) => ruleId))].sort()).toEqual(Object.keys(meant).sort());
});

test("openapi.json has examples, which TypeSpec holds against the shapes, and they have no parameters in bodies", () => {
  const { requestBody } = Object(find("#/paths/%2Fv9%2Fprojects%2F{idOrName}/patch"));
  expect(requestBody.content["application/json"].example).toEqual({ framework: "astro" });
});

test("the validator would say what is wrong", async () => {
  const { valid } = await new Validator().validate({ ...document, info: { title: "without a version" } });
  expect(valid).toBe(false);
});

test("openapi.json has nothing of what is only delivered: no path leads to it", () => {
  const { schemas } = Object(find("#/components"));
  for (const name of ["Webhooks.WebhookPayloads", "Webhooks.WebhookDelivery", "Drains.LogRecord"]) {
    expect(schemas).not.toHaveProperty([name]);
  }
  // Components that operations share stay.
  expect(schemas).toHaveProperty(["Webhooks.WebhookEvent"]);
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
  const published = readFileSync(join(root, "packages", name, target), "utf8");
  expect(published === `${JSON.stringify(document)}\n`, "the package was built from it").toBe(true);
});

test("four values and more have a name", () => {
  const unnamed = enums(document, "#").filter(
    ({ at, values }) => values.length > 3 && !/^#\/components\/schemas\/[^/]+$/.test(at),
  );
  expectNone(
    unnamed.map(({ at, values }) => `api/openapi.json ${at}: ${values.join(", ")}`),
    'Give the union a name in contract/<group>.tsp: `union Colour { red: "red", … }`.',
  );
});

function enums(value: unknown, at: string): { at: string; values: unknown[] }[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, each]) => enums(each, `${at}/${key}`));
  return "enum" in value && Array.isArray(value.enum) ? [{ at, values: value.enum }, ...inside] : inside;
}

function find(ref: string): unknown {
  const names = ref.replace("#/", "").split("/");
  return names.reduce<unknown>((at, name) => Object(at)[decodeURIComponent(name)], document);
}
