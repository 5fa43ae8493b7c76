import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { root } from "../build.ts";
import { type Document, DocumentReader, findDocuments } from "./documents.ts";

// A document in the repository, since links are looked for there.
const folder = ".work/site-documents";
afterEach(() => rmSync(join(root, folder), { recursive: true, force: true }));

function read(text: string, repository?: string) {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, "a.md"), text);
  const document: Document = { path: `${folder}/a.md`, slug: "a" };
  const operations = new Map([["createProject", "/packages/projects/create-project/"]]);
  return new DocumentReader([...findDocuments(), document], operations, repository).read(document);
}

test("every document and every README is found", () => {
  const slugs = findDocuments().map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(["", "docs/parity", "guides/five-minutes", "packages/core"]));
});

test("every document begins with what it is for, in a sentence", () => {
  const paths = findDocuments().map(({ path }) => path);
  const mute = paths.filter(
    (path) => !/^(<!--.+-->\n+)?# .+\n+(?!#|```|\||- )\S/.test(readFileSync(join(root, path), "utf8")),
  );
  expect(mute).toEqual([]);
});

test("title and first sentence are what a page is found by", () => {
  const { title, description } = read("# A `thing`\n\nIt does [this](../../README.md).\nAnd that.\n");
  expect({ title, description }).toEqual({ title: "A thing", description: "It does this." });
});

test("links lead to pages, also from a folder to its README, and stay as they are in code", () => {
  const code = "```md\n[a](../../README.md)\n```";
  const { body } = read(
    `# A\n\n[one](../../docs/parity.md#x) [two](../../packages/core) [three](https://example.com) [four](#here)\n\n${code}\n`,
  );
  expect(body).toContain("[one](/docs/parity/#x) [two](/packages/core/) [three](https://example.com) [four](#here)");
  expect(body).toContain(code);
});

test("a source has a link where it is known where sources are, and else is text", () => {
  expect(read("# A\n\nSee [this](../../package.json).\n").body).toContain("See this.");
  expect(read("# A\n\nSee [this](../../package.json).\n", "https://example.com/it").body).toContain(
    "[this](https://example.com/it/blob/main/package.json)",
  );
});

test("a link to what is not there fails, and names it", () => {
  expect(() => read("# A\n\n[this](nothing.md)\n")).toThrow(`${folder}/a.md links to nothing.md, which is not there.`);
});

test("an operation leads to its page from a table's column of functions, and from no other", () => {
  expect(read("# A\n\n| function | operationId |\n|---|---|\n| `createProject` | `createProject` |\n").body).toContain(
    "| [`createProject`](/packages/projects/create-project/) | `createProject` |",
  );
});
