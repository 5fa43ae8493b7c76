import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../test/new-folder.ts";
import { withRepository, writeRepository } from "./repository-fields.ts";

test("a published package says where its sources, its page and its issues are, and keeps all else", () => {
  const home = newFolder();
  mkdirSync(join(home, "packages/dns"), { recursive: true });
  writeFileSync(join(home, "packages/dns/package.json"), JSON.stringify({ name: "@slipway/dns", keywords: ["dns"] }));
  writeRepository("acme/slipway", home);
  expect(JSON.parse(readFileSync(join(home, "packages/dns/package.json"), "utf8"))).toEqual({
    name: "@slipway/dns",
    keywords: ["dns"],
    homepage: "https://github.com/acme/slipway/tree/HEAD/packages/dns#readme",
    bugs: "https://github.com/acme/slipway/issues",
    // npm compares the URL with the repository that publishes: provenance asks for it.
    repository: { type: "git", url: "git+https://github.com/acme/slipway.git", directory: "packages/dns" },
  });
});

test.each(["", "acme", "https://github.com/acme/slipway", "acme/slip way"])("%j is not a repository", (repository) => {
  expect(() => withRepository({}, "dns", repository)).toThrow(/is not a repository: owner\/name/);
});
