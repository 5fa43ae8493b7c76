import { expect, test } from "vitest";
import { PathTree } from "./path-tree.ts";

test("values are found by their paths, and what lies above them by theirs", () => {
  const tree = new PathTree<string>();
  tree.set("a/b/c", "file", "folder");
  tree.set("a/d", "link", "folder");
  expect(["a", "a/b", "a/b/c", "a/d", "b", "a/b/c/d", "a/", ""].map((path) => tree.get(path))).toEqual([
    "folder",
    "folder",
    "file",
    "link",
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  tree.set("a/d", "file", "folder");
  expect(tree.get("a/d")).toBe("file");
});

test("what lies above a path is looked through, and the path itself is not", () => {
  const tree = new PathTree<string>();
  tree.set("a/b", "file", "folder");
  const isFile = (value: string): boolean => value === "file";
  expect(["a/b/c", "a/b/c/d", "a/b", "a/c/d", "x/y"].map((path) => tree.hasAbove(path, isFile))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test("it says how many names are new", () => {
  const tree = new PathTree<string>();
  const added = ["a/b/c", "a/b/d", "a/b/c", "a", "e"].map((path) => tree.set(path, "file", "folder"));
  expect(added).toEqual([3, 1, 0, 0, 1]);
});
