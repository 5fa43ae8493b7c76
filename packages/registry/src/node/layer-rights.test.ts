import { execFileSync } from "node:child_process";
import { chmod, mkdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newFolder } from "../../../../test/new-folder.ts";
import { buildImage, type FolderLayer, type ImageLayer } from "./index.ts";

let base: string;
let app: string;

beforeEach(async () => {
  base = newFolder();
  app = join(base, "app");
  await mkdir(join(app, "data"), { recursive: true });
  await writeFile(join(app, "start"), "#!/bin/sh\n");
  await writeFile(join(app, "data", "key"), "secret");
  await symlink("key", join(app, "data", "link"));
  await chmod(join(app, "start"), 0o755);
  await chmod(join(app, "data"), 0o755);
  await chmod(join(app, "data", "key"), 0o644);
});

afterEach(async () => {
  await chmod(join(app, "data"), 0o755);
});

async function listed(...layers: ImageLayer[]): Promise<string[][]> {
  const { store, reference } = await buildImage({ layers, platform: "linux/amd64", compression: "none" });
  const { content } = await store.manifests.get(reference);
  const lists: string[][] = [];
  for (const { digest } of content.layers ?? []) {
    const file = join(base, "listed.tar");
    await writeFile(file, await store.blobs.get(digest));
    const text = execFileSync("tar", ["--numeric-owner", "-tvf", file], { encoding: "utf8" }).trim();
    lists.push(
      text === "" ? [] : text.split("\n").map((line) => line.replace(/ +\d+ \d{4}-\d\d-\d\d \d\d:\d\d /, " ")),
    );
  }
  return lists;
}

const ofApp = (more: Partial<FolderLayer>): FolderLayer => ({ folder: app, at: "/srv/app", ...more });

describe.skipIf(process.platform === "win32")("On systems with modes", () => {
  test.each([
    { file: "0600", folder: "0700", says: ["drwx------", "-rw-------"] },
    { file: "640", folder: "750", says: ["drwxr-x---", "-rw-r-----"] },
    { file: "400", folder: "500", says: ["dr-x------", "-r--------"] },
    { file: "755", folder: "755", says: ["drwxr-xr-x", "-rwxr-xr-x"] },
    // Write access of the group depends on the umask: 0002 or 0022.
    { file: "666", folder: "777", says: ["drwxr-xr-x", "-rw-r--r--"] },
    { file: "664", folder: "2775", says: ["drwxr-xr-x", "-rw-r--r--"] },
    { file: "1644", folder: "1777", says: ["drwxr-xr-x", "-rw-r--r--"] },
  ])(
    "a file of mode $file in a folder of mode $folder is no more open in the image",
    async ({ file, folder, says }) => {
      await chmod(join(app, "data", "key"), file);
      await chmod(join(app, "data"), folder);
      const [layer = []] = await listed(ofApp({}));
      expect(layer).toContain(`${says[0]} 0/0 srv/app/data/`);
      expect(layer).toContain(`${says[1]} 0/0 srv/app/data/key`);
    },
  );

  test("a file's mode in the image never allows more than on the disk", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0o400, max: 0o777 }), async (mode) => {
        await chmod(join(app, "data", "key"), mode);
        const [layer = []] = await listed(ofApp({}));
        const shown = layer.find((line) => line.endsWith("data/key"))?.slice(1, 10) ?? "";
        const bits = [...shown].reduce((sum, letter) => sum * 2 + (letter === "-" ? 0 : 1), 0);
        expect(bits & ~mode).toBe(0);
        expect(bits | 0o022).toBe(mode | 0o022);
      }),
      { numRuns: 25 },
    );
  });

  test.each([
    ["4755", "-rwsr-xr-x"],
    ["2755", "-rwxr-sr-x"],
    ["6711", "-rws--s--x"],
    ["7755", "-rwsr-sr-t"],
  ])("a program of mode %s is refused by name, and kept where that is asked for", async (mode, shown) => {
    await chmod(join(app, "start"), Number.parseInt(mode, 8));
    await expect(listed(ofApp({}))).rejects.toMatchObject({
      name: "InputError",
      message: expect.stringContaining(`${join(app, "start")} has the mode ${mode}, and setuid or setgid is not kept`),
    });
    const [layer = []] = await listed(ofApp({ mode, makeAt: true }));
    expect(layer).toContain(`${shown} 0/0 srv/app/start`);
    // For a folder these bits mean something else.
    const folders = layer.filter((line) => line.startsWith("d")).map((line) => line.split(" ")[0]);
    expect(folders.filter((rights) => /[st]/i.test(rights ?? ""))).toEqual([]);
  });

  test("an owner has all that is in the folder, and neither the way to it nor the place, unless that is asked for", async () => {
    const inside = ["srv/app/data/", "srv/app/data/key", "srv/app/data/link -> key", "srv/app/start"];
    const [layer = []] = await listed(ofApp({ owner: "1000:2000" }));
    const owners = layer.map((line) => line.split(" ").slice(1).join(" "));
    expect(owners).toEqual(["0/0 srv/", "0/0 srv/app/", ...inside.map((path) => `1000/2000 ${path}`)]);
    const [made = []] = await listed(ofApp({ owner: "1000", makeAt: true }));
    expect(made.slice(0, 2)).toEqual(["drwxr-xr-x 0/0 srv/", "drwxr-xr-x 1000/1000 srv/app/"]);
  });

  test("a number that the old header of a tar has no room for is whole", async () => {
    const [layer = []] = await listed(ofApp({ owner: "4294967294:2097152" }));
    expect(layer.at(-1)).toBe("-rwxr-xr-x 4294967294/2097152 srv/app/start");
  });

  test("a mode counts for files, and for folders so that they can be entered", async () => {
    const [layer = []] = await listed(ofApp({ mode: "0640", makeAt: true }));
    expect(layer).toEqual([
      "drwxr-xr-x 0/0 srv/",
      "drwxr-x--- 0/0 srv/app/",
      "drwxr-x--- 0/0 srv/app/data/",
      "-rw-r----- 0/0 srv/app/data/key",
      "lrwxrwxrwx 0/0 srv/app/data/link -> key",
      "-rw-r----- 0/0 srv/app/start",
    ]);
  });

  test("over a base only what is asked for is said of the place, also of an empty folder", async () => {
    const empty = join(base, "empty");
    await mkdir(empty);
    const below = await buildImage({ layers: [ofApp({})], platform: "linux/amd64" });
    const image = await buildImage({
      base: below,
      layers: [{ folder: empty, at: "/var/data", owner: "1000", makeAt: true }],
      platform: "linux/amd64",
      compression: "none",
    });
    const { content } = await image.store.manifests.get(image.reference);
    const file = join(base, "over.tar");
    await writeFile(file, await image.store.blobs.get(content.layers?.[1]?.digest ?? ""));
    const text = execFileSync("tar", ["--numeric-owner", "-tvf", file], { encoding: "utf8" }).trim();
    expect(text).toMatch(/^drwxr-xr-x 1000\/1000 .* var\/data\/$/);
  });

  test("a folder on the way keeps what a folder below said of it", async () => {
    const system = join(base, "system");
    await mkdir(join(system, "home"), { recursive: true });
    await chmod(join(system, "home"), 0o700);
    const [, layer = []] = await listed(
      { folder: system, at: "/", owner: "1000" },
      { folder: join(app, "data"), at: "/home/data" },
    );
    expect(layer.slice(0, 2)).toEqual(["drwx------ 1000/1000 home/", "drwxr-xr-x 0/0 home/data/"]);
  });

  test("a path that every system sets up in its own way stays root's", async () => {
    const system = join(base, "system");
    for (const path of ["tmp", "root", "var/tmp"]) await mkdir(join(system, path), { recursive: true });
    const [layer = []] = await listed({ folder: system, at: "/", owner: "1000", mode: "0777" });
    expect(layer).toEqual([
      "drwx------ 0/0 root/",
      "drwxrwxrwt 0/0 tmp/",
      "drwxrwxrwx 1000/1000 var/",
      "drwxrwxrwt 0/0 var/tmp/",
    ]);
  });
});

test.each([
  ["owner", "app"],
  ["owner", "1000:app"],
  ["owner", "1000:"],
  ["owner", "-1"],
  ["owner", "4294967295"],
  ["owner", 1000],
  ["mode", 0o644],
  ["mode", "64"],
  ["mode", "0888"],
  ["mode", "u=rw"],
  ["makeAt", "yes"],
])("%s: %j is refused by its name", async (option, value) => {
  // A caller without types may pass it.
  const layers = [ofApp({ [option]: value } as Partial<FolderLayer>)];
  await expect(buildImage({ layers, platform: "linux/amd64" })).rejects.toMatchObject({
    name: "InputError",
    parameter: `layers[0].${option}`,
  });
});

test.each(["/tmp", "/var/tmp", "/root"])("%s belongs to root always: another owner or mode is refused", async (at) => {
  for (const rights of [{ owner: "1000" }, { mode: "0770" }]) {
    await expect(
      buildImage({ layers: [ofApp({ at, makeAt: true, ...rights })], platform: "linux/amd64" }),
    ).rejects.toMatchObject({ name: "InputError", parameter: "layers[0].makeAt" });
  }
  await buildImage({ layers: [ofApp({ at, makeAt: true }), ofApp({ at, owner: "1000" })], platform: "linux/amd64" });
});

test("the root of an image is there, and nobody makes it", async () => {
  await expect(
    buildImage({ layers: [ofApp({ at: "/", makeAt: true })], platform: "linux/amd64" }),
  ).rejects.toMatchObject({ parameter: "layers[0].makeAt" });
});
