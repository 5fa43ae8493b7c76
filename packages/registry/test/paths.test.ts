import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { newFolder } from "../../../test/new-folder.ts";
import type { OciDescriptor } from "../src/generated/types.ts";
import { titledLayers } from "../src/node/titles.ts";
import { contentOf } from "./content.ts";
import { runChild } from "./run-child.ts";

test.each([
  ["title", 100_000, /ContentError: the path "(a\/)+…" of a layer has 100001 bytes or more: a path has 4096 at most/],
  ["tar", 900_000, /ContentError: .* holds the path "dist(\/a)+…", which has 900006 bytes or more/],
])("a path of a %s may have any length: it is refused, in a little memory", async (where, length, message) => {
  const child = await runChild("paths.child.ts", where, String(length), newFolder());
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  expect([code, said]).toEqual([0, expect.stringMatching(message)]);
  expect(said.length).toBeLessThan(500);
});

function titled(...paths: readonly string[]): OciDescriptor[] {
  return paths.map((path) => ({
    mediaType: "application/x",
    digest: contentOf(0).digest,
    size: 0,
    annotations: { "org.opencontainers.image.title": path },
  }));
}

test("paths that are as deep as they may be stand beside each other", () => {
  const paths = Array.from({ length: 1000 }, (_, index) => `${index}/${"a/".repeat(2000)}x`);
  expect(titledLayers(titled(...paths)).map(({ path }) => path)).toEqual(paths);
});

test.each([
  [["a-b", "a", "a/b"], '"a/b" of a layer lies within another layer'],
  [["a/b/c/d", "a.b", "a/b"], '"a/b/c/d" of a layer lies within another layer'],
  [["a/\ud800"], "has a lone surrogate"],
  [["\udc00.txt"], "has a lone surrogate"],
  [["a/b", "c", "a/b"], '"a/b" of a layer is there twice'],
  [["a", "é".repeat(200)], "has a name of more than 255 bytes in it"],
])("of %j one is refused", (paths, message) => {
  expect(() => titledLayers(titled(...paths))).toThrow(message);
});

test("names that only begin alike are not folders of each other", () => {
  const paths = ["a", "a.b", "a-b/c", "ab/c", "a b"];
  expect(titledLayers(titled(...paths)).map(({ path }) => path)).toEqual(paths);
});
