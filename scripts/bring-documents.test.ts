import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder, writeFiles } from "../test/new-folder.ts";
import { bringDocuments } from "./bring-documents.ts";

function newRepository(files: Readonly<Record<string, string>>): { root: string; folder: string } {
  const root = newFolder();
  writeFiles(root, files);
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
