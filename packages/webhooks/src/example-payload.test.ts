import { expect, test } from "vitest";
import { examplePayload } from "./example-payload.ts";

test.each([
  ["deployment.succeeded", ["deployment", "links", "plan", "project", "regions", "target", "team", "user"]],
  ["project.created", ["project", "team", "user"]],
  ["domain.created", ["domain", "team", "user"]],
  ["integration-configuration.removed", ["configuration", "team", "user"]],
  ["moon.landed", ["team", "user"]],
  ["constructor", ["team", "user"]],
])("%s has what events of its kind have", (type, names) => {
  expect(Object.keys(examplePayload(type)).sort()).toEqual(names);
});

test("who changes one changes no other", () => {
  Object.assign(Object(examplePayload("project.created").project), { name: "changed" });
  expect(examplePayload("project.created").project).toMatchObject({ name: "site" });
});
