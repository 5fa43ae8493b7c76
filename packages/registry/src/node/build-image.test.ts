import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import {
  appendFile,
  chmod,
  link,
  mkdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import zlib, { gunzipSync } from "node:zlib";
import { isAbortedError, isInputError } from "@slipway/core";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { newFolder, writeFiles as write } from "../../../../test/new-folder.ts";
import { sampleBytes } from "../../test/sample-images.ts";
import { watched } from "../../test/watched-store.ts";
import {
  type BuiltImage,
  buildIndex,
  copy,
  createMemoryStore,
  DOCKER,
  digestOf,
  isContentError,
  isNotFoundError,
  isUnsupportedError,
  type ManifestContent,
  OCI,
  type OciDescriptor,
  push,
  type Store,
} from "../index.ts";
import {
  type BuildImageOptions,
  type BuildProgress,
  buildImage,
  createLayoutTar,
  openLayoutFolder,
  openLayoutTar,
} from "./index.ts";
import { encodeHeader, padded, TAR_END } from "./tar-codec.ts";

const platform = "linux/amd64";
let base: string;
let app: string;

beforeEach(async () => {
  base = newFolder();
  app = join(base, "app");
  await fill(app);
});

async function fill(folder: string): Promise<void> {
  await write(folder, { "server.js": "run()", "bin/start": "#!/bin/sh\n", "assets/a b.txt": "", "assets/ü.txt": "ü" });
  await mkdir(join(folder, "empty"));
  await chmod(join(folder, "bin", "start"), 0o755);
}

const refused = (work: Promise<unknown>, problem: string | RegExp): Promise<void> =>
  expect(work).rejects.toThrow(problem);

function build(options: Partial<BuildImageOptions> = {}): Promise<BuiltImage> {
  return buildImage({ layers: [{ folder: app, at: "/app" }], platform, ...options });
}

interface ConfigJson {
  readonly created: string;
  readonly os: string;
  readonly architecture: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly rootfs: { readonly diff_ids: readonly string[] };
  readonly history: readonly { readonly created?: string; readonly created_by?: string }[];
}

async function read({ store, reference }: { store: Store; reference: string }) {
  const { content, descriptor } = await store.manifests.get(reference);
  const config: ConfigJson = JSON.parse(
    new TextDecoder().decode(await store.blobs.get(content.config?.digest ?? "none")),
  );
  const layers = await Promise.all((content.layers ?? []).map(({ digest }) => store.blobs.get(digest)));
  return { content, descriptor, config, layers };
}

function header(path: string, mode: number): Uint8Array {
  return encodeHeader({ path, kind: "folder", size: 0, mode, target: "" });
}

async function listed(layer: Uint8Array = new Uint8Array()): Promise<string[]> {
  const file = join(base, "listed.tar");
  await writeFile(file, layer);
  const flags = ["--numeric-owner", "--full-time", "--quoting-style=literal", "-tvf", file];
  const text = execFileSync("tar", flags, { encoding: "utf8", env: { ...process.env, TZ: "UTC", LC_ALL: "C.UTF-8" } });
  return text
    .trim()
    .split("\n")
    .map((line) => line.replace(/ +/g, " "));
}

describe.skipIf(process.platform === "win32")("On systems with modes, links and sockets", () => {
  test("a layer has the files of a folder, sorted, of root and of 1970, with the folders on the way", async () => {
    await symlink("../server.js", join(app, "bin", "link"));
    await symlink("/etc/passwd", join(app, "bin", "absolute"));
    const { layers } = await read(await build({ layers: [{ folder: app, at: "/srv/app" }] }));
    expect(await listed(layers[0])).toEqual([
      "drwxr-xr-x 0/0 0 1970-01-01 00:00:00 srv/",
      "drwxr-xr-x 0/0 0 1970-01-01 00:00:00 srv/app/",
      "drwxr-xr-x 0/0 0 1970-01-01 00:00:00 srv/app/assets/",
      "-rw-r--r-- 0/0 0 1970-01-01 00:00:00 srv/app/assets/a b.txt",
      "-rw-r--r-- 0/0 2 1970-01-01 00:00:00 srv/app/assets/ü.txt",
      "drwxr-xr-x 0/0 0 1970-01-01 00:00:00 srv/app/bin/",
      "lrwxrwxrwx 0/0 0 1970-01-01 00:00:00 srv/app/bin/absolute -> /etc/passwd",
      "lrwxrwxrwx 0/0 0 1970-01-01 00:00:00 srv/app/bin/link -> ../server.js",
      "-rwxr-xr-x 0/0 10 1970-01-01 00:00:00 srv/app/bin/start",
      "drwxr-xr-x 0/0 0 1970-01-01 00:00:00 srv/app/empty/",
      "-rw-r--r-- 0/0 5 1970-01-01 00:00:00 srv/app/server.js",
    ]);
  });

  test("folders that every system has in a way of their own stay so", async () => {
    const { layers } = await read(
      await build({
        layers: [
          { folder: app, at: "/tmp" },
          { folder: join(app, "bin"), at: "/root/bin" },
        ],
      }),
    );
    expect((await listed(layers[0]))[0]).toMatch(/^drwxrwxrwt .* tmp\/$/);
    expect((await listed(layers[1]))[0]).toMatch(/^drwx------ .* root\/$/);
  });

  test("a layer says nothing of folders that a base or an archive below may have in a way of their own", async () => {
    const archive = join(base, "below.tar");
    await writeFile(archive, Buffer.concat([header("home/node/", 0o700), TAR_END]));
    const below = await build({ layers: [{ archive }] });
    const over = [{ folder: join(app, "bin"), at: "/home/node/bin" }];
    for (const image of [
      await build({ base: below, layers: over }),
      await build({ layers: [{ archive }, ...over] }),
      await build({ layers: over, base: await build({ layers: [], base: below }) }),
    ]) {
      const { layers } = await read(image);
      expect(await listed(layers[1])).toEqual(["-rwxr-xr-x 0/0 10 1970-01-01 00:00:00 home/node/bin/start"]);
    }
  });

  test("an empty folder opens nothing that a base or an archive below may have closed: it is refused there", async () => {
    const archive = join(base, "below.tar");
    await writeFile(archive, Buffer.concat([header("home/node/", 0o700), TAR_END]));
    const empty = { folder: join(app, "empty"), at: "/home/node" };
    const problem = `the folder ${empty.folder} is empty: over a base or an archive it cannot come to /home/node`;
    await refused(build({ layers: [{ archive }, empty] }), problem);
    await refused(build({ layers: [empty], base: await build({ layers: [{ archive }] }) }), problem);
    const { layers } = await read(await build({ layers: [empty, { archive }, { ...empty, at: "/" }] }));
    expect(await listed(layers[0])).toHaveLength(2);
    expect(await listed(layers[2])).toEqual([""]);
  });

  test("a folder does not take the place of a link of a folder below it, on its way or within", async () => {
    const system = join(base, "system");
    await write(system, { "usr/bin/sh": "sh", "usr/lib/x": "x" });
    await symlink("usr/bin", join(system, "bin"));
    await symlink("lib", join(system, "usr", "lib64"));
    const whole = { folder: system, at: "/" };
    const tool = join(base, "tool");
    await write(tool, { tool: "tool" });
    const through = (at: string, link: string): string =>
      `the folder ${tool} cannot come to ${at}: "${link}" is a link in a layer below. Name where it leads`;
    await refused(build({ layers: [whole, { folder: tool, at: "/bin" }] }), through("/bin", "/bin"));
    await refused(
      build({ layers: [whole, { folder: tool, at: "/usr/lib64/a/b" }] }),
      through("/usr/lib64/a/b", "/usr/lib64"),
    );
    await write(tool, { "lib64/y": "y" });
    const image = await build({ layers: [{ folder: app, at: "/srv" }] });
    await refused(build({ base: image, layers: [whole, { folder: tool, at: "/usr" }] }), through("/usr", "/usr/lib64"));
    // A file or a link in its place is meant, and what is reached elsewhere is not looked at.
    const file = join(base, "file");
    await write(file, { bin: "no link" });
    await build({ layers: [whole, { folder: tool, at: "/usr/bin" }] });
    await expect(
      build({ layers: [whole, { folder: file, at: "/" }, { folder: tool, at: "/bin" }] }),
    ).resolves.toBeDefined();
    const made = await build({ layers: [whole, { folder: system, at: "/" }], tag: "v1" });
    await copy(made.store, createMemoryStore(), "v1");
  });

  test("hard links are files, and times are kept where that is asked for", async () => {
    await link(join(app, "server.js"), join(app, "same.js"));
    await utimes(join(app, "server.js"), 1_700_000_000.5, 1_700_000_000.5);
    const { layers } = await read(await build({ layers: [{ folder: app, at: "/", keepTimes: true }] }));
    expect(await listed(layers[0])).toEqual(
      expect.arrayContaining([
        "-rw-r--r-- 0/0 5 2023-11-14 22:13:20 same.js",
        "-rw-r--r-- 0/0 5 2023-11-14 22:13:20 server.js",
      ]),
    );
  });

  test("times after the year 2242 are kept whole, and those that no tar has are refused", async () => {
    const file = join(app, "server.js");
    await utimes(file, 8 ** 11 + 5, 8 ** 11 + 5);
    const layers = [{ folder: app, at: "/", keepTimes: true }];
    const { layers: made } = await read(await build({ layers }));
    expect((await listed(made[0])).at(-1)).toBe("-rw-r--r-- 0/0 5 2242-03-16 12:56:37 server.js");
    await utimes(file, 253_402_300_800, 253_402_300_800);
    // Some file systems have no such times either.
    if ((await stat(file)).mtimeMs < 253_402_300_800_000) return;
    await refused(build({ layers }), `${file} cannot be in a layer with its time`);
  });

  test.runIf(process.platform === "linux")(
    "a name or a link that is not UTF-8 is refused, and no other one taken for it (other systems have no such names)",
    async () => {
      const odd = Buffer.concat([Buffer.from(join(app, "assets", "a")), Buffer.from([0xff])]);
      await writeFile(join(app, "assets", "a\u{fffd}"), "whole");
      await build();
      await writeFile(odd, "other");
      await refused(build(), "its name is not UTF-8");
      await rm(odd);
      await symlink(Buffer.from([0x61, 0xff]), join(app, "link"));
      await refused(build(), `${join(app, "link")} cannot be packed: it leads to a name that is not UTF-8`);
    },
  );

  test("equal files give an equal image, wherever they are, whatever the umask lets others write, and whenever they were written", async () => {
    const other = join(base, "elsewhere", "deep");
    await fill(other);
    await chmod(join(other, "server.js"), 0o664);
    await chmod(join(other, "bin", "start"), 0o775);
    await chmod(join(other, "assets"), 0o777);
    await utimes(join(other, "server.js"), 1, 1);
    for (const compression of ["gzip", "none"] as const) {
      const [one, two] = [
        await build({ compression }),
        await build({ compression, layers: [{ folder: other, at: "/app" }] }),
      ];
      expect(two.descriptor).toEqual(one.descriptor);
      expect(await read(two)).toEqual(await read(one));
    }
  });

  test("sockets and pipes are refused by name, and so is what would take files away", async () => {
    const server = createServer().listen(join(app, "socket"));
    onTestFinished(() => void server.close());
    await refused(build(), `${join(app, "socket")} is neither a file nor a folder`);
    server.close();
    await rm(join(app, "socket"), { force: true });
    execFileSync("sh", ["-c", 'mkfifo "$0"', join(app, "pipe")]);
    await refused(build(), `${join(app, "pipe")} is neither a file nor a folder`);
    await rm(join(app, "pipe"));
    await writeFile(join(app, "assets", ".wh.a"), "");
    await refused(build(), /assets\/\.wh\.a" cannot be in a layer: names that begin with "\.wh\."/);
    await rm(join(app, "assets", ".wh.a"));
    await refused(build({ layers: [{ folder: app, at: `/${"a/".repeat(2046)}b` }] }), "a path has 4096 at most");
    await refused(
      build({ layers: [{ folder: join(app, "empty"), at: "/a/.wh.b" }] }),
      '"/a/.wh.b" cannot be in a layer',
    );
  });
});

test("a digest without compression is the same on every machine", async () => {
  const plain = join(base, "plain");
  await write(plain, { "index.html": "<h1>Ahoy</h1>", "a/b": "c" });
  const image = await build({
    layers: [{ folder: plain, at: "/srv" }],
    compression: "none",
    config: { cmd: ["serve"], env: { PORT: "80" } },
  });
  expect(image.descriptor).toEqual({
    mediaType: OCI.manifest,
    digest: "sha256:fcc8a05d6b4cbbd19e100891745c540cd91c7236300cb8bd7baa6f6fc13b8955",
    size: 397,
    platform: { os: "linux", architecture: "amd64" },
  });
});

test("manifest and configuration say what was put in, and digests are those of what is there", async () => {
  const image = await build({
    layers: [
      { folder: app, at: "/app" },
      { folder: join(app, "assets"), at: "/" },
    ],
    config: {
      entrypoint: ["/app/bin/start"],
      cmd: ["--port", "80"],
      env: { PATH: "/bin", EMPTY: "" },
      user: "1000:1000",
      ports: [8080, "53/udp"],
      labels: { "org.example": "a" },
      workingDir: "/app",
      volumes: ["/data"],
      stopSignal: "SIGINT",
    },
    createdAt: new Date("2026-07-01T12:00:00Z"),
    annotations: { a: "b" },
  });
  const { content, descriptor, config, layers } = await read(image);
  expect(image.descriptor).toEqual({ ...descriptor, platform: { os: "linux", architecture: "amd64" } });
  expect(image.reference).toBe(descriptor.digest);
  expect(content).toEqual({
    schemaVersion: 2,
    mediaType: OCI.manifest,
    config: expect.objectContaining({ mediaType: OCI.config }),
    layers: layers.map((layer) => expect.objectContaining({ mediaType: OCI.layerGzip, size: layer.length })),
    annotations: { a: "b" },
  });
  expect(config).toEqual({
    created: "2026-07-01T12:00:00Z",
    architecture: "amd64",
    os: "linux",
    config: {
      User: "1000:1000",
      ExposedPorts: { "8080/tcp": {}, "53/udp": {} },
      Env: ["PATH=/bin", "EMPTY="],
      Entrypoint: ["/app/bin/start"],
      Cmd: ["--port", "80"],
      Volumes: { "/data": {} },
      WorkingDir: "/app",
      Labels: { "org.example": "a" },
      StopSignal: "SIGINT",
    },
    rootfs: { type: "layers", diff_ids: await Promise.all(layers.map((layer) => digestOf(gunzipSync(layer)))) },
    history: [
      { created: "2026-07-01T12:00:00Z", created_by: "slipway: a folder at /app" },
      { created: "2026-07-01T12:00:00Z", created_by: "slipway: a folder at /" },
    ],
  });
  expect((await read(await build())).config.created).toBe("1970-01-01T00:00:00Z");
});

async function pushBase(store: Store, architecture: string, tag?: string): Promise<OciDescriptor> {
  const tar = Buffer.concat([
    encodeHeader({ path: "etc/base", kind: "file", size: 4, mode: 0o644, target: "" }),
    Buffer.concat([Buffer.from(architecture.slice(0, 4))], padded(4)),
    TAR_END,
  ]);
  const layer = await store.blobs.push(zlib.gzipSync(tar), { mediaType: DOCKER.layerGzip });
  const file = {
    architecture,
    os: "linux",
    docker_version: "20",
    config: {
      Env: ["PATH=/usr/bin", "LANG=C"],
      Entrypoint: ["/entry"],
      Cmd: ["base"],
      Labels: { base: "1" },
      User: "base",
      Healthcheck: { Test: ["NONE"] },
    },
    rootfs: { type: "layers", diff_ids: [await digestOf(tar)] },
    history: [{ created_by: "base" }, { created_by: "ENV", empty_layer: true }],
  };
  const config = await store.blobs.push(JSON.stringify(file), { mediaType: DOCKER.config });
  const content: ManifestContent = { schemaVersion: 2, mediaType: DOCKER.manifest, config, layers: [layer] };
  const { descriptor } = await store.manifests.push(content, { reference: tag });
  return { ...descriptor, platform: { os: "linux", architecture } };
}

async function pushBases(store: Store): Promise<void> {
  const manifests = [await pushBase(store, "amd64"), await pushBase(store, "arm64")];
  await store.manifests.push({ schemaVersion: 2, mediaType: DOCKER.index, manifests }, { reference: "base" });
}

const filled = (open: () => Store) => async (fill: (store: Store) => Promise<void>) => {
  const store = open();
  await fill(store);
  return store;
};

describe.each([
  ["memory", filled(createMemoryStore)],
  ["a layout folder", filled(() => openLayoutFolder(join(base, "images")))],
  [
    "a layout tar",
    async (fillStore: (store: Store) => Promise<void>) => {
      const file = join(base, "images.tar");
      {
        await using tar = await createLayoutTar(file);
        await fillStore(tar);
        await tar.close();
      }
      const tar = await openLayoutTar(file);
      onTestFinished(() => tar.close());
      return tar;
    },
  ],
])("A base in %s", (_where, open) => {
  test("lies below, and what is not said is its own", async () => {
    const store = await open(pushBases);
    const image = await build({
      base: { store, reference: "base" },
      platform: "linux/arm64",
      config: { entrypoint: ["/app/bin/start"], env: { LANG: "de", NEW: "1" }, labels: { own: "2" } },
    });
    const target = createMemoryStore();
    await copy(image.store, target, image.reference, { as: "1.2" });
    const { content, config, layers } = await read({ store: target, reference: "1.2" });
    expect(content.mediaType).toBe(OCI.manifest);
    expect(content.layers?.map(({ mediaType }) => mediaType)).toEqual([OCI.layerGzip, OCI.layerGzip]);
    expect(Buffer.from(gunzipSync(layers[0] ?? "")).toString()).toContain("arm6");
    expect(config).toEqual({
      created: "1970-01-01T00:00:00Z",
      architecture: "arm64",
      os: "linux",
      config: {
        Env: ["PATH=/usr/bin", "LANG=de", "NEW=1"],
        Entrypoint: ["/app/bin/start"],
        Labels: { base: "1", own: "2" },
        User: "base",
        Healthcheck: { Test: ["NONE"] },
      },
      rootfs: { type: "layers", diff_ids: await Promise.all(layers.map((layer) => digestOf(gunzipSync(layer)))) },
      history: [
        { created_by: "base" },
        { created_by: "ENV", empty_layer: true },
        { created: "1970-01-01T00:00:00Z", created_by: "slipway: a folder at /app" },
      ],
    });
  });
});

test("an image may be made of one that was made, without anything new in it", async () => {
  const first = await build({ config: { cmd: ["first"], user: "1000" } });
  const second = await build({ base: first, layers: [], config: { cmd: ["second"] } });
  const { config, layers } = await read(second);
  expect(config.config).toEqual({ User: "1000", Cmd: ["second"] });
  expect(layers).toEqual((await read(first)).layers);
});

test("an image loses what its config takes away from the base, and has a healthcheck as Docker reads it", async () => {
  const first = await build({ config: { env: { A: "1", B: "2" }, user: "1000" } });
  const healthcheck = { test: "wget -q localhost", interval: 5000, startPeriod: 250, retries: 3 };
  const config = { env: { A: null, C: "" }, user: "", shell: ["/bin/ash", "-c"], healthcheck };
  const second = await build({ base: first, layers: [], config, author: "Ann <ann@example.com>" });
  expect((await read(second)).config).toMatchObject({
    author: "Ann <ann@example.com>",
    config: {
      Env: ["B=2", "C="],
      User: "",
      Shell: ["/bin/ash", "-c"],
      Healthcheck: { Test: ["CMD-SHELL", "wget -q localhost"], Interval: 5e9, StartPeriod: 25e7, Retries: 3 },
    },
  });
  const third = await build({ base: second, layers: [], config: { healthcheck: { test: ["/bin/ok"] } } });
  expect((await read(third)).config.config.Healthcheck).toEqual({ Test: ["CMD", "/bin/ok"] });
});

test("a layer has its own line of the history, and its own annotations", async () => {
  const layer = { folder: app, at: "/app", createdBy: "make all", annotations: { "org.example.cache": "1" } };
  const { content, config } = await read(await build({ layers: [layer] }));
  expect(content.layers?.map(({ annotations }) => annotations)).toEqual([layer.annotations]);
  expect(config.history.map((each) => each.created_by)).toEqual(["make all"]);
});

test.runIf(zlib.createZstdCompress)(
  "layers are compressed with zstd, or at a level, where that is asked for",
  async () => {
    const [plain, zstd, best, fast] = await Promise.all(
      [
        { compression: "none" },
        { compression: "zstd" },
        { compression: "zstd", compressionLevel: 19 },
        { compressionLevel: 1 },
      ].map(async (options) => read(await build(options as Partial<BuildImageOptions>))),
    );
    const types = [plain, zstd, best, fast].map((each) => each?.content.layers?.[0]?.mediaType);
    expect(types).toEqual([OCI.layer, OCI.layerZstd, OCI.layerZstd, OCI.layerGzip]);
    const tar = Buffer.from(plain?.layers[0] ?? "");
    for (const each of [zstd, best]) expect(zlib.zstdDecompressSync(each?.layers[0] ?? "").equals(tar)).toBe(true);
    expect(gunzipSync(fast?.layers[0] ?? "").equals(tar)).toBe(true);
  },
);

test("a base of a repository is mounted within its registry, and read only where that does not work", async () => {
  const memory = watched(createMemoryStore());
  await pushBases(memory);
  const store = { ...memory, registryUrl: "https://registry.test", name: "acme/base" };
  const images = await Promise.all(
    ["linux/amd64", "linux/arm64"].map((platform) => build({ base: { store, reference: "base" }, platform })),
  );
  const index = await buildIndex({ images });
  for (const { store: made, reference } of [...images, index]) {
    expect(made).toMatchObject({ registryUrl: "https://registry.test", name: "acme/base" });
    const bare = createMemoryStore();
    const mounted: string[] = [];
    const mount = async (digest: string, from: string): Promise<boolean> => {
      const there = await memory.blobs.head(digest);
      if (there) {
        mounted.push(from);
        await bare.blobs.push(await memory.blobs.get(digest));
      }
      return there !== undefined;
    };
    memory.watch.calls.length = 0;
    await copy(
      made,
      { ...bare, blobs: { ...bare.blobs, mount }, registryUrl: "https://registry.test", name: "acme/web" },
      reference,
    );
    expect(new Set(mounted)).toEqual(new Set(["acme/base"]));
    expect(memory.watch.calls.filter((call) => call.startsWith("open"))).toEqual([]);
  }
  const own = await build();
  expect((await buildIndex({ images: [own] })).store.registryUrl).toBeUndefined();
});

test("a base may be an index of one image that says no platform", async () => {
  const store = createMemoryStore();
  const { platform: _, ...manifest } = await pushBase(store, "arm64");
  const inner = await store.manifests.push({ schemaVersion: 2, mediaType: OCI.index, manifests: [manifest] });
  const manifests = [inner.descriptor];
  await store.manifests.push({ schemaVersion: 2, mediaType: OCI.index, manifests }, { reference: "one" });
  const { config } = await read(await build({ base: { store, reference: "one" }, platform: "linux/arm64" }));
  expect(config.config.User).toBe("base");
  await refused(build({ base: { store, reference: "one" } }), `is for linux/arm64, not for ${platform}`);
  const other = await pushBase(store, "amd64");
  const two = [manifest, { ...other, platform: undefined }];
  await store.manifests.push({ schemaVersion: 2, mediaType: OCI.index, manifests: two }, { reference: "two" });
  await refused(build({ base: { store, reference: "two" } }), "two is not an image: it is an index");
});

test("layers of a base have their names in the image specification, and what has none there is refused", async () => {
  const store = createMemoryStore();
  const docker = "application/vnd.docker.image.rootfs";
  const of = async (...types: string[]): Promise<BuiltImage> => {
    const layers = await Promise.all(types.map((mediaType) => store.blobs.push(mediaType, { mediaType })));
    const file = { os: "linux", architecture: "amd64", rootfs: { diff_ids: layers.map(({ digest }) => digest) } };
    const config = await store.blobs.push(JSON.stringify(file), { mediaType: DOCKER.config });
    const content = { schemaVersion: 2, mediaType: DOCKER.manifest, config, layers } as const;
    await store.manifests.push({ ...content, layers }, { reference: "docker" });
    return build({ base: { store, reference: "docker" }, layers: [] });
  };
  const image = await of(
    `${docker}.diff.tar`,
    DOCKER.layerGzip,
    `${docker}.diff.tar.zstd`,
    `${docker}.foreign.diff.tar`,
    DOCKER.foreignLayerGzip,
    OCI.layerZstd,
  );
  const { content } = await image.store.manifests.get(image.reference);
  expect(content.layers?.map(({ mediaType }) => mediaType)).toEqual([
    OCI.layer,
    OCI.layerGzip,
    OCI.layerZstd,
    "application/vnd.oci.image.layer.nondistributable.v1.tar",
    "application/vnd.oci.image.layer.nondistributable.v1.tar+gzip",
    OCI.layerZstd,
  ]);
  await refused(of(`${docker}.diff.tar.xz`), `docker has a layer of the type ${docker}.diff.tar.xz`);
});

test("a base that is none, or none for the platform, is refused before a folder is read", async () => {
  const store = createMemoryStore();
  await pushBases(store);
  await pushBase(store, "amd64", "amd64");
  const config = await store.blobs.push("{}", { mediaType: OCI.config });
  const artifact = await store.blobs.push("{}", { mediaType: OCI.empty });
  const bare: ManifestContent = { schemaVersion: 2, mediaType: OCI.manifest, layers: [] };
  await store.manifests.push({ ...bare, config, layers: [] }, { reference: "bare" });
  await store.manifests.push({ ...bare, config: artifact, layers: [] }, { reference: "artifact" });
  const of = (reference: string, platform = "linux/arm64"): Promise<unknown> =>
    build({ base: { store, reference }, layers: [{ folder: join(base, "none"), at: "/" }], platform });
  await expect(of("base", "linux/s390x")).rejects.toSatisfy(isNotFoundError);
  await expect(of("missing")).rejects.toSatisfy(isNotFoundError);
  await refused(of("amd64"), "amd64 is for linux/amd64, not for linux/arm64");
  await refused(of("bare"), "the configuration of bare has no os or no architecture");
  await refused(of("artifact"), "artifact is not an image: it is application/vnd.oci.empty.v1+json");
});

function tarOf(...entries: readonly (readonly [path: string, content: string])[]): Uint8Array {
  return Buffer.concat([
    ...entries.flatMap(([path, content]) => [
      encodeHeader({ path, kind: "file", size: content.length, mode: 0o600, target: "" }),
      Buffer.concat([Buffer.from(content)], padded(content.length)),
    ]),
    TAR_END,
  ]);
}

async function ofArchive(...parts: readonly Uint8Array[]): Promise<BuiltImage> {
  const archive = join(base, "layer.tar");
  await writeFile(archive, Buffer.concat(parts));
  return build({ layers: [{ archive }] });
}

test("an archive is a layer as it is, and what is not compressed yet is", async () => {
  const tar = tarOf(["etc/a", "a"], ["etc/.wh.b", ""]);
  const variants: [string, Uint8Array, string][] = [
    ["plain.tar", tar, OCI.layerGzip],
    ["packed.tar.gz", zlib.gzipSync(tar, { level: 1 }), OCI.layerGzip],
    // Node before 22.15 has none.
    ...(zlib.zstdCompressSync
      ? [["packed.tar.zst", zlib.zstdCompressSync(tar), OCI.layerZstd] satisfies [string, Uint8Array, string]]
      : []),
  ];
  for (const [name, content, mediaType] of variants) {
    const archive = join(base, name);
    await writeFile(archive, content);
    const image = await build({ layers: [{ archive }] });
    const { content: manifest, config, layers } = await read(image);
    expect(manifest.layers?.[0]?.mediaType).toBe(mediaType);
    expect(config.rootfs.diff_ids).toEqual([await digestOf(tar)]);
    if (name !== "plain.tar") expect(Buffer.from(layers[0] ?? "").equals(content)).toBe(true);
    else expect(gunzipSync(layers[0] ?? "").equals(tar)).toBe(true);
  }
  const plain = await read(await build({ layers: [{ archive: join(base, "plain.tar") }], compression: "none" }));
  expect(plain.content.layers?.[0]).toEqual({ mediaType: OCI.layer, digest: await digestOf(tar), size: tar.length });
});

test("an archive that is none, or holds what cannot be in a layer, is refused by name", async () => {
  const archive = join(base, "layer.tar");
  const of = ofArchive;
  await refused(of(sampleBytes(5000, 1)), `the archive ${archive} is not a tar`);
  await refused(of(zlib.gzipSync(sampleBytes(5000, 1))), `the archive ${archive} is not a tar`);
  await refused(of(zlib.gzipSync(tarOf(["a", "a"])).subarray(0, -9)), `the archive ${archive} is damaged`);
  await refused(of(tarOf(["a/../../b", ""])), '"a/../../b", which has steps up');
  for (const nothing of [new Uint8Array(), zlib.gzipSync("")]) {
    await refused(of(nothing), `the archive ${archive} is not a tar: it is empty`);
  }
  await expect(build({ layers: [{ archive: join(base, "none.tar") }] })).rejects.toSatisfy(isInputError);
  await refused(build({ layers: [{ archive: base }] }), "is not a file");
});

/** The header of a file as programs wrote it before there were extended ones: names are bytes. */
function oldHeader(name: Uint8Array, target: Uint8Array = new Uint8Array(), flag = "0"): Uint8Array {
  const block = Buffer.alloc(512);
  block.set(name);
  block.write("0000644\0", 100);
  block.write("00000000000\0", 124);
  block.write(flag, 156);
  block.set(target, 157);
  block.write("        ", 148);
  const sum = block.reduce((sum, byte) => sum + byte, 0);
  block.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return block;
}

test("an archive that programs unpack in part, under other names or not at all is refused in words of its own", async () => {
  const archive = join(base, "layer.tar");
  const of = ofArchive;
  const name = `the archive ${archive}`;
  const one = tarOf(["a", "a"]);
  await refused(of(new Uint8Array(512), one), `${name} has a lone empty block at byte 0 before its end`);
  await refused(of(one.subarray(0, -1024), new Uint8Array(512), one), "has a lone empty block at byte 2048");
  await refused(of(one, tarOf(["b", "b"])), `${name} has data after its end, which programs ignore`);
  await refused(of(one, Buffer.from("junk")), "has data after its end");
  await refused(of(zlib.gzipSync(one), zlib.gzipSync(one)), "has data after its end");
  await of(one, new Uint8Array(7000));
  await of(one.subarray(0, -512));
  await refused(
    of(oldHeader(Buffer.from("caf\u00e9", "latin1")), TAR_END),
    `${name} holds "caf\ufffd", whose name is not UTF-8`,
  );
  await refused(
    of(oldHeader(Buffer.from("a"), Buffer.of(0xff), "2"), TAR_END),
    `${name} holds "a", a link to a name that is not UTF-8`,
  );
  // A name of its own counts, and not the one that had to be cut for the old header.
  const cut = oldHeader(Buffer.concat([Buffer.alloc(99, "a"), Buffer.of(0xc3)]));
  await of(encodeHeader({ path: "é", kind: "extended", size: 0, mode: 0, target: "" }).subarray(0, 1024), cut, TAR_END);
});

test("a time beyond the year 9999 is called so", async () => {
  const archive = join(base, "layer.tar");
  await writeFile(join(base, "a"), "a");
  for (const format of ["posix", "gnu"]) {
    execFileSync("tar", ["-cf", archive, `--format=${format}`, "--mtime=@9999999999999", "-C", base, "a"]);
    await refused(
      build({ layers: [{ archive }] }),
      `the archive ${archive} holds "a" with a time beyond the year 9999`,
    );
  }
});

describe("A file that changes", () => {
  test.each([
    ["grows", () => appendFile(join(app, "server.js"), "more")],
    ["is written anew", () => writeFile(join(app, "server.js"), "RUN()")],
    ["comes", () => writeFile(join(app, "new.js"), "new")],
    ["goes", () => rm(join(app, "server.js"))],
    ["has another name", () => rename(join(app, "server.js"), join(app, "server2.js"))],
  ])("after the image was made is refused when it is copied: a file %s", async (_how, change) => {
    const image = await build();
    await change();
    const target = createMemoryStore();
    await refused(
      copy(image.store, target, image.reference),
      `the folder ${app} changed since the image was built: build it again`,
    );
    expect(await target.manifests.head(image.reference)).toBeUndefined();
  });

  test.each([
    ["grows", "3000004", () => appendFile(join(app, "large.bin"), "more")],
    ["has other bytes", "others", async () => writeFileSync(join(app, "large.bin"), sampleBytes(3_000_000, 2))],
  ])("while it is read is refused by its name: a file that %s", async (_how, now, change) => {
    await writeFile(join(app, "large.bin"), sampleBytes(3_000_000, 1));
    await utimes(join(app, "large.bin"), 1, 1);
    let changed: Promise<void> | undefined;
    const onProgress = ({ bytes }: BuildProgress): void => {
      if (bytes > 100_000) changed ??= change();
    };
    const error = await build({ onProgress }).catch((error: unknown) => error);
    await changed;
    expect(error).toSatisfy(isContentError);
    expect(String(error)).toContain(
      `${join(app, "large.bin")} changed while it was read: it had 3000000 bytes and now ${now}`,
    );
  });

  test("and is gone before it is read is refused by its name", async () => {
    await writeFile(join(app, "a.bin"), sampleBytes(3_000_000, 1));
    let changed: Promise<void> | undefined;
    const onProgress = (): void => {
      changed ??= rm(join(app, "server.js"));
    };
    await refused(build({ onProgress }), `${join(app, "server.js")} changed while it was read: it is gone`);
    await changed;
  });

  test("an archive that changed is refused, too", async () => {
    const archive = join(base, "layer.tar");
    await writeFile(archive, tarOf(["a", "a"]));
    const image = await build({ layers: [{ archive }] });
    await writeFile(archive, tarOf(["a", "b"]));
    await refused(
      copy(image.store, createMemoryStore(), image.reference),
      `the archive ${archive} changed since the image was built`,
    );
  });

  test("an archive that changes between the two times that it is read is refused", async () => {
    const archive = join(base, "layer.tar");
    const [before, after] = [tarOf(["a", "a"]), tarOf(["a", "b"])];
    await writeFile(archive, before);
    // The first read ends with the only file: no other step comes before the second read.
    const onProgress = ({ files }: BuildProgress): void => {
      if (files === 1) writeFileSync(archive, after);
    };
    await refused(build({ layers: [{ archive }], onProgress }), `the archive ${archive} changed while it was read`);
  });
});

test("the image is copied under its tag, whole and in part, and written nowhere else", async () => {
  const image = await build({ tag: "1.2" });
  expect(image.reference).toBe("1.2");
  expect(await Array.fromAsync(image.store.tags.list())).toEqual(["1.2"]);
  const folder = openLayoutFolder(join(base, "images"));
  await copy(image.store, folder, "1.2");
  expect((await folder.manifests.get("1.2")).descriptor.digest).toBe(image.descriptor.digest);
  const [layer] = (await image.store.manifests.get("1.2")).content.layers ?? [];
  const whole = await image.store.blobs.get(layer?.digest ?? "");
  const part = await Array.fromAsync(
    await image.store.blobs.open(layer?.digest ?? "", { range: { first: 5, last: 20 } }),
  );
  expect(Buffer.concat(part)).toEqual(Buffer.from(whole.subarray(5, 21)));
  await expect(image.store.blobs.push("more")).rejects.toSatisfy(isUnsupportedError);
  await expect(image.store.tags.delete("1.2")).rejects.toSatisfy(isUnsupportedError);
  await expect(image.store.blobs.get(`sha256:${"0".repeat(64)}`)).rejects.toSatisfy(isNotFoundError);
});

test("a layer that exists already is not read again", async () => {
  const target = watched(createMemoryStore());
  const image = await build();
  await copy(image.store, target, image.reference);
  await rm(app, { recursive: true });
  await copy(image.store, target, image.reference, { as: "again" });
  expect(await Array.fromAsync(target.tags.list())).toEqual(["again"]);
});

test("images of several platforms become one, which is pushed in one go", async () => {
  const store = createMemoryStore();
  await pushBases(store);
  const images: BuiltImage[] = [];
  for (const platform of ["linux/amd64", "linux/arm64"])
    images.push(await build({ base: { store, reference: "base" }, platform }));
  const index = await buildIndex({ images, tag: "1.2", annotations: { a: "b" } });
  const target = createMemoryStore();
  await push(index.store, index.reference, target);
  const { content, descriptor } = await target.manifests.get("1.2");
  expect(descriptor).toEqual(index.descriptor);
  expect(content).toEqual({
    schemaVersion: 2,
    mediaType: OCI.index,
    manifests: images.map(({ descriptor }) => descriptor),
    annotations: { a: "b" },
  });
  const one = createMemoryStore();
  expect((await copy(target, one, "1.2", { platform: "linux/arm64" })).digest).toBe(images[1]?.descriptor.digest);
  expect((await read({ store: one, reference: "1.2" })).config.architecture).toBe("arm64");
});

test("a base that is not an image, and annotations that are not texts, are refused by the name of their option", async () => {
  const image = await build();
  // A caller without types may pass it.
  const index = (options: unknown) => buildIndex(options as Parameters<typeof buildIndex>[0]);
  const made = (options: unknown) => buildImage(options as BuildImageOptions);
  const whole = { layers: [{ folder: app, at: "/app" }], platform };
  for (const [building, parameter, message] of [
    [() => index(undefined), "options", '"options" must be an object with images, tag'],
    [() => made(undefined), "options", '"options" must be an object with layers, base'],
    [() => index({ images: [null] }), "images[0]", '"images[0]" must be { store, reference }'],
    [() => index({ images: [image, {}] }), "images[1]", '"images[1]" must be { store, reference }'],
    [() => index({ images: new Array(1) }), "images[0]", '"images[0]" must be { store, reference }'],
    [() => index({ images: [image], annotations: { a: 1 } }), "annotations", '"annotations" must be texts by name'],
    [() => index({ images: [image], annotations: "xy" }), "annotations", '"annotations" must be texts by name'],
    [() => made({ ...whole, annotations: ["x"] }), "annotations", '"annotations" must be texts by name'],
    [() => made({ ...whole, config: [] }), "config", '"config" must be an object'],
    [() => made({ ...whole, base: { store: {}, reference: "a" } }), "base", '"base" must be { store, reference }'],
  ] as const) {
    const error: unknown = await building().catch((error: unknown) => error);
    expect.soft(error).toMatchObject({ name: "InputError", parameter, message: expect.stringContaining(message) });
  }
});

test("an index of none, of two for one platform, or of what is not an image is refused", async () => {
  const [one, two] = [await build(), await build({ config: { user: "1000" } })];
  await expect(buildIndex({ images: [] })).rejects.toSatisfy(isInputError);
  await refused(buildIndex({ images: [one, two] }), '"images" has two for linux/amd64');
  const arm = await Promise.all(["linux/arm64", "linux/arm64/v8"].map((platform) => build({ platform })));
  await refused(buildIndex({ images: arm }), '"images" has two for linux/arm64/v8');
  // A caller without types may pass it.
  const misspelled = { images: [one], annotation: {} } as Parameters<typeof buildIndex>[0];
  await refused(buildIndex(misspelled), '"options" must not have "annotation"');
  await expect(buildIndex({ images: [one], tag: "no/tag" })).rejects.toSatisfy(isInputError);
  const index = await buildIndex({ images: [one] });
  await expect(buildIndex({ images: [index] })).rejects.toSatisfy(isContentError);
  await expect(buildIndex({ images: [{ store: one.store, reference: "none" }] })).rejects.toSatisfy(isNotFoundError);
});

test.each<[string, object]>([
  ["layers", { layers: undefined }],
  ["layers[0]", { layers: [{}] }],
  ["layers[0]", { layers: ["app"] }],
  ["layers[0]", { layers: [{ folder: "", at: "/" }] }],
  ["layers[0]", { layers: [{ folder: "a", at: "/", archive: "b" }] }],
  ["layers[1].at", { layers: [{ archive: "a" }, { folder: "a" }] }],
  ["layers[0].at", { layers: [{ folder: "a", at: "app" }] }],
  ["layers[0].at", { layers: [{ folder: "a", at: "/app/../etc" }] }],
  ["layers[0].at", { layers: [{ folder: "a", at: "/app/" }] }],
  ["layers[0].at", { layers: [{ folder: "a", at: "//app" }] }],
  ["layers[0]", { layers: [{ folder: "a", at: "/", keeptimes: true }] }],
  ["layers[0]", { layers: [{ archive: "a", keepTimes: true }] }],
  ["layers[0].keepTimes", { layers: [{ folder: "a", at: "/", keepTimes: "yes" }] }],
  ["options", { foo: 1 }],
  ["options", { labels: {} }],
  ["platform", { platform: undefined }],
  ["platform", { platform: "linux" }],
  ["platform", { platform: { os: "linux" } }],
  ["platform", { platform: { os: "linux/amd64", architecture: "x/y/z" } }],
  ["createdAt", { createdAt: new Date(Number.NaN) }],
  ["createdAt", { createdAt: 1_700_000_000 }],
  ["createdAt", { createdAt: new Date(8.64e15) }],
  ["compression", { compression: "zip" }],
  ["compressionLevel", { compressionLevel: 10 }],
  ["compressionLevel", { compression: "none", compressionLevel: 1 }],
  ["author", { author: "" }],
  ["layers[0].annotations", { layers: [{ archive: "a", annotations: { a: 1 } }] }],
  ["layers[0].createdBy", { layers: [{ archive: "a", createdBy: 1 }] }],
  ["annotations", { annotations: { a: 1 } }],
  ["tag", { tag: "no/tag" }],
  ["base", { base: { reference: "1.2" } }],
  ["base", { base: { store: createMemoryStore() } }],
  ["config", { config: "node" }],
  ["config", { config: { Entrypoint: ["node"] } }],
  ["config.entrypoint", { config: { entrypoint: "node server.js" } }],
  ["config.cmd", { config: { cmd: ["a", 1] } }],
  ["config.env", { config: { env: { "A=B": "c" } } }],
  ["config.env", { config: { env: { "": "c" } } }],
  ["config.env", { config: { env: ["A=b"] } }],
  ["config.env", { config: { env: { A: "b\0c" } } }],
  ["config.user", { config: { user: "a b" } }],
  ["config.user", { config: { user: 1000 } }],
  ["config.ports", { config: { ports: [0] } }],
  ["config.ports", { config: { ports: [65_536] } }],
  ["config.ports", { config: { ports: ["80/http"] } }],
  ["config.ports", { config: { ports: ["8000-8010"] } }],
  ["config.labels", { config: { labels: { a: undefined } } }],
  ["config.workingDir", { config: { workingDir: "app" } }],
  ["config.volumes", { config: { volumes: ["data"] } }],
  ["config.stopSignal", { config: { stopSignal: "TERM" } }],
  ["config.shell", { config: { shell: "/bin/sh" } }],
  ["config.healthcheck", { config: { healthcheck: { test: [] } } }],
  ["config.healthcheck", { config: { healthcheck: { test: "true", interval: 0.5 } } }],
  ["config.healthcheck", { config: { healthcheck: { test: "true", every: 1000 } } }],
  ["config.healthcheck", { config: { healthcheck: { test: "true", toString: 1000 } } }],
  ["config.healthcheck", { config: { healthcheck: { test: "true", timeout: 1e300 } } }],
])("a wrong %s is refused by its name before anything is read (%j)", async (parameter, options) => {
  const store = watched(createMemoryStore());
  // A caller without types may pass it.
  const wrong = {
    base: { store, reference: "base" },
    layers: [{ folder: join(base, "none"), at: "/" }],
    ...options,
  } as Partial<BuildImageOptions>;
  const error = await build(wrong).catch((error: unknown) => error);
  expect(error).toMatchObject({ name: "InputError", parameter });
  expect(store.watch.calls).toEqual([]);
});

test("an image of nothing is refused, and one for Windows", async () => {
  await expect(build({ layers: [] })).rejects.toMatchObject({ name: "InputError", parameter: "layers" });
  await expect(build({ platform: "windows/amd64" })).rejects.toSatisfy(isUnsupportedError);
  await refused(build({ layers: [{ folder: join(app, "server.js"), at: "/" }] }), "is not a folder");
});

test("progress counts files and bytes of each layer, and an abort ends it", async () => {
  await writeFile(join(app, "large.bin"), sampleBytes(3_000_000, 1));
  const archive = join(base, "layer.tar");
  await writeFile(archive, tarOf(["a", "a"], ["b", "b"]));
  const last: BuildProgress[] = [];
  const onProgress = (progress: BuildProgress): void => {
    last[progress.layer] = progress;
  };
  await build({ layers: [{ folder: app, at: "/app" }, { archive }], onProgress });
  expect(last).toEqual([
    { layer: 0, files: 5, bytes: 3_000_017 },
    { layer: 1, files: 2, bytes: (await stat(archive)).size },
  ]);
  const stop = new AbortController();
  const stopping = ({ bytes }: BuildProgress): void => void (bytes > 1_000_000 && stop.abort());
  await expect(build({ signal: stop.signal, onProgress: stopping })).rejects.toSatisfy(isAbortedError);
  await expect(build({ signal: AbortSignal.abort() })).rejects.toSatisfy(isAbortedError);
  expect(await readFile(join(app, "server.js"), "utf8")).toBe("run()");
});
