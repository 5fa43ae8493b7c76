import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../../../../../../test/new-folder.ts";
import { words } from "../../../../../../../test/words.ts";
import type { PackedTree } from "../../../../isolation/session-disk.ts";
import { beside, packBeside } from "./beside.ts";

function folder(): string {
  const made = newFolder();
  return made;
}

async function copied(trees: readonly PackedTree[], to = folder()): Promise<string> {
  await beside({ kind: "copy", packing: { trees, leftOut: [] }, folder: to });
  return to;
}

function contents(of: string): Record<string, unknown> {
  const all = readdirSync(of, { recursive: true, encoding: "utf8" }).sort();
  return Object.fromEntries(
    all.map((path) => {
      const stats = lstatSync(join(of, path));
      if (stats.isSymbolicLink()) return [path, readlinkSync(join(of, path))];
      const said = [stats.mode.toString(8), Math.max(0, Math.floor(stats.mtimeMs / 1000))];
      return [path, stats.isFile() ? [...said, readFileSync(join(of, path), "latin1")] : said];
    }),
  );
}

function oneOfEach(): string {
  const from = folder();
  mkdirSync(join(from, "a/b/c"), { recursive: true });
  writeFileSync(join(from, "a/b/c/text"), "hello");
  writeFileSync(join(from, "empty"), "");
  writeFileSync(join(from, "a/large"), Buffer.alloc(700_001, 7));
  writeFileSync(join(from, "a/.wh.own"), "a file that is called so");
  writeFileSync(join(from, `${"ü".repeat(100)}.txt`), "a long name");
  linkSync(join(from, "empty"), join(from, "a/hard"));
  symlinkSync("/etc/passwd", join(from, "link"));
  symlinkSync("x".repeat(300), join(from, "a/far"));
  utimesSync(join(from, "a/b/c/text"), 1_000_000, 1_000_000);
  utimesSync(join(from, "empty"), -1000, -1000);
  chmodSync(join(from, "a/large"), 0o4751);
  chmodSync(join(from, "a/b/c/text"), 0);
  chmodSync(join(from, "a/b/c"), 0o1777);
  chmodSync(join(from, "a/b"), 0o500);
  utimesSync(join(from, "a/b"), 2_000_000, 2_000_000);
  return from;
}

test("a packed tree is unpacked with its rights, times, links and names, and packing changes none of it", async () => {
  const from = oneOfEach();
  const before = contents(from);
  const to = await copied([{ at: "", upper: from }]);
  expect(contents(to)).toEqual(before);
  expect(contents(from)).toEqual(before);
});

test("the packed tree is a tar that tar can read", async () => {
  const from = oneOfEach();
  const to = folder();
  const pieces: Uint8Array[] = [];
  for await (const piece of packBeside({ trees: [{ at: "", upper: from }], leftOut: ["a/b"] })) pieces.push(piece);
  execFileSync("tar", ["-x", "-p", "-C", to], { input: Buffer.concat(pieces) });
  const before = Object.entries(contents(from)).filter(([path]) => !path.startsWith("a/b"));
  expect(contents(to)).toEqual(Object.fromEntries(before));
});

test("a task without a caller is packed no further, and the next task finds its thread", async () => {
  const from = folder();
  writeFileSync(join(from, "large"), Buffer.alloc(8 * 1024 ** 2));
  for (let turn = 0; turn < 10; turn++) {
    for await (const piece of packBeside({ trees: [{ at: "", upper: from }], leftOut: [] })) {
      expect(piece.length).toBe(256 * 1024);
      break;
    }
  }
  expect(await beside({ kind: "measure", folders: [from] })).toMatchObject({ entries: 2 });
});

test("a folder is removed whatever its depth, its names and its rights, and nothing that it leads to", async () => {
  const kept = folder();
  writeFileSync(join(kept, "file"), "kept");
  const from = folder();
  symlinkSync(kept, join(from, "link"));
  const bad = Buffer.from([98, 0xff]);
  mkdirSync(Buffer.concat([Buffer.from(`${from}/`), bad]));
  writeFileSync(Buffer.concat([Buffer.from(`${from}/`), bad, Buffer.from("/"), bad]), "");
  const down = `for (let i = 0; i < 100; i++) { fs.mkdirSync("d".repeat(200)); process.chdir("d".repeat(200)); } fs.writeFileSync("x", "")`;
  execFileSync(process.execPath, ["-e", down], { cwd: from });
  mkdirSync(join(from, "shut/in"), { recursive: true });
  chmodSync(join(from, "shut/in"), 0);
  chmodSync(join(from, "shut"), 0);
  await beside({ kind: "remove", folder: from });
  expect([existsSync(from), readdirSync(kept)]).toEqual([false, ["file"]]);
  await beside({ kind: "remove", folder: from });
});

test("the measured size is the size on disk, a file with several names once", async () => {
  const from = folder();
  writeFileSync(join(from, "a"), Buffer.alloc(1024 ** 2, 1));
  for (const name of ["b", "c", "d"]) linkSync(join(from, "a"), join(from, name));
  const all = (await beside({ kind: "measure", folders: [from] })) ?? { bytes: 0, entries: 0 };
  expect(all.entries).toBe(5);
  expect(all.bytes).toBeGreaterThanOrEqual(1024 ** 2);
  expect(all.bytes).toBeLessThan(1.1 * 1024 ** 2);
});

function mountOverlay(): { readonly upper: string; readonly lowers: string[]; readonly merged: string } | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return undefined;
  const at = mkdtempSync(join(tmpdir(), "slipway-overlay-"));
  const [mask, low, upper, work, merged] = ["mask", "low", "upper", "work", "merged"].map((name) => {
    mkdirSync(join(at, name));
    return join(at, name);
  }) as [string, string, string, string, string]; // The tuple has a folder for each name.
  for (const path of ["lib/deep", "share/a", "hidden"]) mkdirSync(join(low, path), { recursive: true });
  for (const path of ["lib/x", "lib/y", "lib/deep/z", "share/a/f", "hidden/secret"])
    writeFileSync(join(low, path), path);
  symlinkSync("lib", join(low, "lib64"));
  try {
    execFileSync("mknod", [join(mask, "hidden"), "c", "0", "0"]);
    const options = `lowerdir=${mask}:${low},upperdir=${upper},workdir=${work}`;
    execFileSync("mount", ["-t", "overlay", "overlay", "-o", options, merged], { stdio: "ignore" });
  } catch {
    rmSync(at, { recursive: true });
    return undefined;
  }
  onTestFinished(() => {
    execFileSync("umount", ["--lazy", merged]);
    rmSync(at, { recursive: true });
  });
  return { upper, lowers: [mask, low], merged };
}

test("an overlay packs its new files and its removals, and they come to another one (where one may be mounted)", async (context) => {
  const first = mountOverlay();
  const second = mountOverlay();
  if (!first || !second) return context.skip();
  const script = [
    "rm lib/x; echo new > lib/n; echo changed > lib/y",
    "rm -r lib/deep; mkdir lib/deep; echo again > lib/deep/other",
    "rm -r share/a; echo file > share/a",
    "rm lib64; mkdir lib64; echo own > lib64/own; touch .wh.lib",
  ].join("; ");
  execFileSync("sh", ["-ec", script], { cwd: first.merged });
  const below = contents(second.lowers[1] ?? "");
  await copied([{ at: "", ...first }], second.merged);
  expect(contents(second.merged)).toEqual(contents(first.merged));
  expect(Object.keys(contents(second.merged))).toEqual(
    words(`.wh.lib lib lib/deep lib/deep/other lib/n lib/y lib64
    lib64/own share share/a`),
  );
  expect(contents(second.lowers[1] ?? "")).toEqual(below);
});
