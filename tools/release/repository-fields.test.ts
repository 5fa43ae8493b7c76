import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { withRepository, writeRepository } from "./repository-fields.ts";

test("what is published says where its sources, its page and its issues are, and keeps all else", () => {
  const home = mkdtempSync(join(tmpdir(), "slipway-repository-"));
  onTestFinished(() => rmSync(home, { recursive: true }));
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

test.each(["", "acme", "https://github.com/acme/slipway", "acme/slip way"])("%j is no repository", (repository) => {
  expect(() => withRepository({}, "dns", repository)).toThrow(/is no repository: owner\/name/);
});
