import { expect, test } from "vitest";
import { platformRepository } from "./platform-repository.ts";

const web = { teamSlug: "acme", projectSlug: "site", repositoryName: "web" };

test("a repository of the platform is its team, its project and its own name", () => {
  expect(platformRepository(web)).toBe("acme/site/web");
});

test.each([
  ["teamSlug", ""],
  ["projectSlug", "site/other"],
  ["repositoryName", "/"],
])("%s must be one segment: %j is refused by its name", (parameter, part) => {
  expect(() => platformRepository({ ...web, [parameter]: part })).toThrow(
    expect.objectContaining({ name: "InputError", parameter }),
  );
});
