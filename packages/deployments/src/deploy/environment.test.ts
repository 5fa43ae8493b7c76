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

test.each(["qa", "production", "staging"])(
  "%s beside another environment is refused: a deployment goes to one",
  (target) => {
    expect(() => environmentOf({ target, customEnvironmentSlugOrId: "load-test" })).toThrow(
      `\`target\` names the environment "${target}", and \`customEnvironmentSlugOrId\` "load-test". Name one.`,
    );
  },
);
