import { expect, test } from "vitest";
import { newFolder, writeFiles } from "../../test/new-folder.ts";
import { linkProblems } from "./check-links.ts";

/** Problems of a site with these pages. */
function problems(pages: Readonly<Record<string, string>>, base = ""): string[] {
  const folder = newFolder();
  writeFiles(folder, pages);
  return linkProblems(folder, base);
}

test("links to pages, files, headings and other hosts are in order", () => {
  const home =
    '<a href="/a/"></a> <a href="/a/#one"></a> <a href="/x.svg"></a> <a href="https://example.com/"></a> <a href="#top" id="top"></a>';
  expect(problems({ "index.html": home, "a/index.html": '<h2 id="one"></h2>', "x.svg": "" })).toEqual([]);
});

test("a link to no page, to no heading, or without its last slash is reported with the page that has it", () => {
  const home = '<a href="/b/"></a> <a href="/a/#two"></a> <a href="/a"></a> <a href="docs/a.md"></a>';
  expect(problems({ "index.html": home, "a/index.html": '<h2 id="one"></h2>' })).toEqual([
    "index.html: /b/ leads nowhere",
    "index.html: /a/#two: the page has no such heading",
    "index.html: /a leads nowhere",
    "index.html: docs/a.md leads nowhere",
  ]);
});

test("a page that is served below a path links below it", () => {
  expect(problems({ "index.html": '<a href="/docs/a/"></a> <a href="/a/"></a>', "a/index.html": "" }, "/docs")).toEqual(
    ["index.html: /a/ leads nowhere"],
  );
});

test("a resource that a page would load from another host is reported", () => {
  const home =
    '<script src="https://cdn.example.com/x.js"></script><link rel="stylesheet" href="//fonts.example.com/a.css">';
  expect(problems({ "index.html": home })).toHaveLength(2);
});
