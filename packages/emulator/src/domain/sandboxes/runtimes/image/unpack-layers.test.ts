import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import zlib, { gzipSync } from "node:zlib";
import { readImage } from "@slipway/registry/node";
import { expect, test } from "vitest";
import { newFolder } from "../../../../../test/folder-state.ts";
import { type ImageParts, type LayerEntries, makeImage } from "../../../../../test/make-image.ts";
import { unpackLayers } from "./unpack-layers.ts";

const never = new AbortController().signal;

async function unpacked(parts: ImageParts, limits?: { readonly entries: number; readonly bytes: number }) {
  const [base, image] = [newFolder(), await readImage(await makeImage(parts))];
  const [root, outside] = [join(base, "root"), join(base, "outside")];
  for (const folder of [root, outside]) mkdirSync(folder);
  writeFileSync(join(outside, "secret"), "kept");
  const before = listing(outside);
  const failure = await unpackLayers(image, root, async () => {}, never, limits).then(
    () => undefined,
    (error: unknown) => String(error),
  );
  expect(listing(outside)).toEqual(before);
  expect(readFileSync(join(outside, "secret"), "utf8")).toBe("kept");
  return { root, failure, files: listing(root) };
}

function listing(folder: string): string[] {
  const found = execFileSync("find", [folder, "-mindepth", "1", "-printf", "%P %y %l\\n"], { encoding: "utf8" });
  return found
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [, path = "", kind, target] = /^(.*) (\S) (.*)$/.exec(line) ?? [];
      if (kind === "f") return `${path}=${readFileSync(join(folder, path), "utf8")}`;
      return kind === "l" ? `${path}>${target}` : `${path}/`;
    })
    .sort();
}

/** Reads `a/b=text`, `a>symlink`, `a&hardlink` and `folder/`; a name alone is an empty file. */
function layerOf(text: string): LayerEntries {
  return text.split(" ").map((entry): LayerEntries[number] => {
    const [, path = "", sign, rest = ""] = /^([^=>&]*)([=>&])?(.*)$/.exec(entry) ?? [];
    if (sign === ">") return [path, { type: "symlink", linkname: rest }];
    if (sign === "&") return [path, { type: "link", linkname: rest }];
    return [path, path.endsWith("/") ? {} : rest];
  });
}

type Row = [what: string, layers: (string | LayerEntries)[], outcome: RegExp | string];

async function expectUnpacked([, layers, outcome]: Row): Promise<void> {
  const parts = { layers: layers.map((each) => (typeof each === "string" ? layerOf(each) : each)) };
  const { failure, files } = await unpacked(parts);
  if (outcome instanceof RegExp) expect(failure).toMatch(outcome);
  else expect({ failure, files: files.join(" ") }).toEqual({ failure: undefined, files: outcome });
}

const devices: LayerEntries = [
  ["null", { type: "character-device" }],
  ["pipe", { type: "fifo" }],
  ["a", "1"],
];

test.each<Row>([
  ["an upper layer replaces a file", ["a=1", "a=2"], "a=2"],
  ["a file in the place of a folder", ["a/b=1", "a=2"], "a=2"],
  ["a folder in the place of a link", ["t/x=1 l>t", "l/ l/y=2"], "l/ l/y=2 t/ t/x=1"],
  [
    "a file behind a link of a lower layer",
    ["usr/lib/x=1 lib>usr/lib", "lib/y=2"],
    "lib>usr/lib usr/ usr/lib/ usr/lib/x=1 usr/lib/y=2",
  ],
  ["a file is taken away", ["a=1 b=1", ".wh.a"], "b=1"],
  ["a folder is taken away and made anew, whatever comes first", ["d/old=1", "d/new=2 .wh.d"], "d/ d/new=2"],
  [
    "a folder is emptied, but for what the same layer has",
    ["d/old=1 d/e/old=1", "d/e/new=2 d/.wh..wh..opq"],
    "d/ d/e/ d/e/new=2",
  ],
  ["what is taken away is not there", ["a=1", "x/.wh.y .wh.z"], "a=1"],
  ["files of an old file system", ["a=1 .wh..wh.plnk=x"], "a=1"],
  ["a second name of a file below", ["a=1", "d/b&a"], "a=1 d/ d/b=1"],
  ["a device, a pipe", [devices], "a=1"],
])("%s: layers become one folder", (...row) => expectUnpacked(row));

const deep = Array.from({ length: 12 }, () => "d".repeat(200)).join("/");
const [half, more] = [deep.slice(0, 1800), deep.slice(0, 1000)];

// Each is refused, or comes to lie within the folder: nothing outside is made, read, changed or removed.
test.each<Row>([
  ["steps up", ["../outside/evil=x"], /not a path in an image/],
  ["steps up behind a name", ["a/../../outside/evil=x"], /not a path in an image/],
  ["an absolute path", ["/etc/passwd=x"], "etc/ etc/passwd=x"],
  ["a file through a link up", ["l>../outside", "l/evil=x"], "l>../outside outside/ outside/evil=x"],
  ["a file through an absolute link", ["l>/proc/none", "l/evil=x"], "l>/proc/none proc/ proc/none/ proc/none/evil=x"],
  ["a file in the place of a link", ["l>../outside/secret", "l=x"], "l=x"],
  [
    "a folder through a link that leads nowhere",
    ["l>../../../proc/none l/d/"],
    "l>../../../proc/none proc/ proc/none/ proc/none/d/",
  ],
  ["a second name up", ["a&../outside/secret"], /not a path in an image/],
  ["a second name, absolute", ["a&/etc/passwd"], /another name of .*no file is there/],
  ["a second name through a link", ["l>../outside a&l/secret"], /another name of .*no file is there/],
  ["a second name of a link", ["l>../outside/secret a&l", "a=x"], "a=x l>../outside/secret"],
  ["a second name of itself", ["a=1 a&a"], "a=1"],
  ["a second name of what goes with it", ["d/a=1 d&d/a"], /ENOENT/],
  ["taking away through a link", ["l>../outside", "l/.wh.secret"], "l>../outside"],
  ["taking away a link", ["l>../outside", ".wh.l"], ""],
  ["emptying through a link", ["l>../outside", "l/.wh..wh..opq"], "l>../outside"],
  ["taking away the folder itself", ["d/a=1", "d/.wh.."], /takes away what has no name/],
  ["taking away the folder above", ["d/a=1", "d/.wh..."], /takes away what has no name/],
  ["taking away nothing", ["d/a=1", "d/.wh."], /takes away what has no name/],
  ["a file behind a file", ["a=1", "a/b=2"], /is not a directory/],
  ["a name with a NUL", [[["a", { pax: { path: "x\0../../outside/evil" } }]]], /not a path in an image/],
  ["a link to itself", ["l>l l/a=x"], /too many links/],
  ["a name that is too long", [`${"n".repeat(300)}=x`], /more than 255 bytes/],
  ["a tree that is too deep", [`${deep}/a=x`], /too deep/],
  ["a tree that is too deep through links", [`${half}/l>e ${half}/l/${more}/a=x`], /too deep/],
])("%s in a layer reaches nothing outside", (...row) => expectUnpacked(row));

test("modes and times are those of the layers, and nobody becomes another user by a file", async () => {
  const mtime = new Date(1_500_000_000_000);
  const layers: LayerEntries[] = [
    [
      ["tmp/", { mode: 0o1777, mtime }],
      ["locked/", { mode: 0o555, mtime }],
      ["locked/sudo", { mode: 0o6711, mtime }],
    ],
    [["locked/more", { mode: 0o600, mtime }]],
  ];
  const { root, failure } = await unpacked({ layers });
  expect(failure).toBeUndefined();
  const shown = ["tmp", "locked", "locked/sudo", "locked/more"].map((path) => {
    const { mode, mtime: at } = statSync(join(root, path));
    return [path, (mode & 0o7777).toString(8), at.getTime()];
  });
  // Its owner could not remove it otherwise.
  chmodSync(join(root, "locked"), 0o755);
  const at = mtime.getTime();
  expect(shown).toEqual([
    ["tmp", "1777", at],
    ["locked", "555", at],
    ["locked/sudo", "711", at],
    ["locked/more", "600", at],
  ]);
});

const zstd = zlib.zstdCompressSync;

test.each<[form: string, compress: (tar: Uint8Array) => Uint8Array]>([
  ["gzipped", (tar) => gzipSync(tar)],
  ["as it is", (tar) => tar],
  ["gzipped in two parts", (tar) => Buffer.concat([gzipSync(tar.slice(0, 700)), gzipSync(tar.slice(700))])],
  ...(zstd ? [["with zstd", (tar: Uint8Array) => zstd(tar)] as [string, (tar: Uint8Array) => Uint8Array]] : []),
])("a layer is read %s", async (_, compress) => {
  expect(await unpacked({ layers: [[["a", "1"]]], compress })).toMatchObject({ failure: undefined, files: ["a=1"] });
});

test("a layer that unpacks to something else than the image says is refused", async () => {
  const parts = { layers: [[["a", "1"]]] as LayerEntries[], diffId: `sha256:${"0".repeat(64)}` };
  expect((await unpacked(parts)).failure).toMatch(/it was changed or cut/);
});

test("an image is no larger than it may be, however small its layers are", async () => {
  const layers: LayerEntries[] = [
    [
      ["a", "0".repeat(10_000_000)],
      ["b", ""],
      ["c", ""],
    ],
  ];
  expect((await unpacked({ layers }, { entries: 10, bytes: 5_000_000 })).failure).toMatch(/more than 5000000 bytes/);
  expect((await unpacked({ layers }, { entries: 2, bytes: 20_000_000 })).failure).toMatch(/more than 2 files/);
});
