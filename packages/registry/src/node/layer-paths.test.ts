import { expect, test } from "vitest";
import { LayerPaths } from "./layer-paths.ts";
import type { TarKind } from "./tar-codec.ts";
import type { TarEntry } from "./tar-headers.ts";

function entry(kind: TarKind, path: string, target = "", odd: Partial<TarEntry> = {}): TarEntry {
  const said = { kind, path, target, size: 0, mode: 0o644, mtime: 0, position: 0 };
  return { ...said, isPathUtf8: true, isTargetUtf8: true, ...odd };
}

function saidOf(...entries: readonly TarEntry[]): string | undefined {
  const paths = new LayerPaths();
  const said = entries.map((each) => paths.add(each));
  expect(said.slice(0, -1).filter((each) => each !== undefined)).toEqual([]);
  return said.at(-1);
}

const file = entry("file", "etc/a");

test.each<[string, readonly TarEntry[], string]>([
  ["a file below a file", [file, entry("file", "etc/a/b")], ", which lies below a file"],
  ["a file far below a file", [file, entry("folder", "./etc/a/b/c/d/")], ", which lies below a file"],
  [
    "a file below another name of a file",
    [file, entry("hard link", "b", "etc/a"), entry("file", "b/c")],
    ", which lies below a file",
  ],
  ["a file where others lie below", [file, entry("file", "etc")], ", which is not a folder, behind what lies below it"],
  [
    "a link where others lie below",
    [file, entry("link", "/etc/", "x")],
    ", which is not a folder, behind what lies below it",
  ],
  ["a path twice", [file, entry("link", "./etc//a", "x")], " twice: a layer has one of each path"],
  ["a folder where a file is", [file, entry("folder", "etc/a/")], " twice: a layer has one of each path"],
  ["a file where a folder is", [entry("folder", "etc"), entry("file", "etc")], " twice: a layer has one of each path"],
  ["no name", [entry("file", "")], ", which has no name"],
  ["a folder without a name", [entry("folder", "")], ", which has no name"],
  ["a file at the top itself", [entry("file", "./")], ", which has no name"],
  ["steps up", [entry("file", "a/../b")], ", which has steps up in its path"],
  [
    "a hard link to what is not there",
    [file, entry("hard link", "b", "etc/c")],
    ', a hard link to "etc/c", which is not a file before it',
  ],
  [
    "a hard link to a folder",
    [entry("folder", "etc"), entry("hard link", "b", "etc")],
    ', a hard link to "etc", which is not a file before it',
  ],
  [
    "a hard link to what lies above others",
    [file, entry("hard link", "b", "etc")],
    ', a hard link to "etc", which is not a file before it',
  ],
  ["a hard link to itself", [entry("hard link", "b", "b")], ', a hard link to "b", which is not a file before it'],
  ["a hard link with steps up", [entry("hard link", "b", "../a")], ", a hard link with steps up in its target"],
  ["a device", [entry("other", "dev/null")], ", which is neither a file, a folder nor a link"],
  ["a name that is not text", [entry("file", "a", "", { isPathUtf8: false })], ", whose name is not UTF-8"],
  ["a link to no text", [entry("link", "a", "b", { isTargetUtf8: false })], ", a link to a name that is not UTF-8"],
])("%s does not fit", (_what, entries, said) => {
  expect(saidOf(...entries)).toBe(said);
});

test.each<[string, readonly TarEntry[]]>([
  ["the folder itself, twice", [entry("folder", "./"), entry("folder", "/"), file]],
  ["a folder behind what lies in it, and twice", [file, entry("folder", "etc/"), entry("folder", "./etc")]],
  ["what lies behind a link", [entry("link", "bin", "usr/bin"), entry("file", "bin/sh")]],
  [
    "hard links to a file, a link and each other",
    [
      file,
      entry("hard link", "b", "./etc/a"),
      entry("hard link", "c", "/b"),
      entry("link", "d", "../../anywhere"),
      entry("hard link", "e", "d"),
    ],
  ],
  ["what takes files away", [entry("file", "etc/.wh.a"), entry("file", "etc/.wh..wh..opq"), file]],
  ["a target that a file does not have", [entry("file", "a", "b", { isTargetUtf8: false })]],
])("%s does", (_what, entries) => {
  expect(saidOf(...entries)).toBeUndefined();
});

test("paths are counted, those on the way to others too", () => {
  const paths = new LayerPaths();
  for (const path of ["a/b/c", "a/b/d", "a"]) paths.add(entry(path === "a" ? "folder" : "file", path));
  expect(paths.count).toBe(4);
});
