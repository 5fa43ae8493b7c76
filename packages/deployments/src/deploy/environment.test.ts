import { expect, test } from "vitest";
import { type Environment, environmentOf } from "./environment.ts";

test.each<[Environment, Environment]>([
  [{}, {}],
  [{ target: "preview" }, {}],
  [{ target: "production" }, { target: "production" }],
  [{ target: "staging" }, { target: "staging" }],
  [{ target: "qa" }, { customEnvironmentSlugOrId: "qa" }],
  [{ target: "env_1" }, { customEnvironmentSlugOrId: "env_1" }],
  [{ target: "Production" }, { customEnvironmentSlugOrId: "Production" }],
  [{ customEnvironmentSlugOrId: "qa" }, { customEnvironmentSlugOrId: "qa" }],
  [{ target: "preview", customEnvironmentSlugOrId: "qa" }, { customEnvironmentSlugOrId: "qa" }],
  [{ target: "qa", customEnvironmentSlugOrId: "qa" }, { customEnvironmentSlugOrId: "qa" }],
])("of %j the platform is told %j", (input, told) => {
  expect(environmentOf(input)).toEqual(told);
});

test("two custom environments are refused", () => {
  const both = { target: "qa", customEnvironmentSlugOrId: "load-test" };
  expect(() => environmentOf(both)).toThrow(
    '`target` names the environment "qa", and `customEnvironmentSlugOrId` "load-test". Name one.',
  );
});
