import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { bringDocuments } from "./bring-documents.ts";

function newRepository(files: Readonly<Record<string, string>>): { root: string; folder: string } {
  const root = mkdtempSync(join(tmpdir(), "slipway-documents-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const folder = join(root, "packages/a");
  mkdirSync(join(folder, "dist"), { recursive: true });
  return { root, folder };
}

test("a package gets the documents that it exports: the API's description on one line, operations without links", () => {
  const { root, folder } = newRepository({
    "api/openapi.json": '{\n  "openapi": "3.1.0"\n}\n',
    "docs/operations.md": "[docs/migration.md](migration.md)\n\n| [dns](../packages/dns) |\n",
  });
  bringDocuments(root, folder, ["./dist/index.js", "./dist/openapi.json", "./package.json"]);
  expect(readdirSync(join(folder, "dist"))).toEqual(["openapi.json"]);
  expect(readFileSync(join(folder, "dist/openapi.json"), "utf8")).toBe('{"openapi":"3.1.0"}\n');
  bringDocuments(root, folder, ["./dist/operations.md"]);
  expect(readFileSync(join(folder, "dist/operations.md"), "utf8")).toBe(
    "`docs/migration.md` of the repository\n\n| `@slipway/dns` |\n",
  );
});
