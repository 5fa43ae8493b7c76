import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../test/new-folder.ts";
import * as content from "../src/content.ts";
import * as main from "../src/index.ts";
import * as node from "../src/node/index.ts";
import { contentOf, streamOf } from "./content.ts";
import { startRegistry } from "./scripted-registry.ts";

// Every function that code without types can call wrongly: what it is given is judged by name before anything happens.
const { bytes, digest } = contentOf(10, 23);
const manifest: main.ManifestContent = { schemaVersion: 2, layers: [] };
const signal = AbortSignal.timeout(60_000);
const watch = (): void => {};

type Call = (...args: never[]) => unknown;

interface Row {
  readonly call: Call;
  /** Arguments before the options. All of them are right, and each of them is tried with others. */
  readonly args: readonly unknown[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly takes?: readonly number[];
}

const WRONG: readonly unknown[] = [
  null,
  5.5,
  -1,
  Number.NaN,
  true,
  "",
  "a\0b/ü",
  ["a", "b"],
  ["put"],
  [],
  new Date(0),
  new Map(),
  { a: 1 },
  () => {},
  Symbol("s"),
];

const push = {
  digest,
  size: 10,
  verified: true,
  mediaType: "a/b",
  onProgress: watch,
  onState: watch,
  by: "put",
  chunkLength: 5,
};

function rowsOf(store: main.Store): Record<string, Row> {
  const { blobs, manifests, tags, referrers } = store;
  return {
    "blobs.head": { call: blobs.head, args: [digest], options: { signal } },
    "blobs.get": { call: blobs.get, args: [digest], options: { signal, size: 10, limit: 20 } },
    "blobs.open": { call: blobs.open, args: [digest], options: { signal, size: 10, range: { first: 0, last: 1 } } },
    "blobs.push": { call: blobs.push, args: [bytes], options: { signal, ...push } },
    "blobs.delete": { call: blobs.delete, args: [contentOf(5, 5).digest], options: { signal } },
    "manifests.head": { call: manifests.head, args: ["v1"], options: { signal } },
    "manifests.get": { call: manifests.get, args: ["v1"], options: { signal, limit: 1000 } },
    "manifests.push": {
      call: manifests.push,
      args: [manifest],
      options: { signal, reference: "v1", tags: ["v2"], mediaType: main.OCI.manifest },
    },
    "manifests.delete": { call: manifests.delete, args: [contentOf(5, 5).digest], options: { signal } },
    "tags.list": {
      call: (options: never) => Array.fromAsync(tags.list(options)),
      args: [],
      options: { signal, pageSize: 5, last: "a" },
    },
    "tags.delete": { call: tags.delete, args: ["none"], options: { signal } },
    "referrers.list": {
      call: (...args: [never, never]) => Array.fromAsync(referrers.list(...args)),
      args: [digest],
      options: { signal, artifactType: "a/b" },
    },
  };
}

async function rows(folder: string): Promise<Record<string, Row>> {
  const registry = main.createRegistry({ url: (await startRegistry()).url });
  const web = registry.repository("acme/web");
  const memory = main.createMemoryStore();
  for (const store of [web, memory]) {
    await store.blobs.push(bytes);
    await store.manifests.push(manifest, { reference: "v1" });
  }
  await node.pushFolder(memory, join(import.meta.dirname, "../../../.changeset"), {
    artifactType: "a/b",
    reference: "folder",
  });
  const copying = { signal, platform: "linux/amd64", as: "v3", referrers: true, concurrency: 2, onProgress: watch };
  const artifact = {
    artifactType: "a/b",
    layers: [],
    config: undefined,
    subject: undefined,
    annotations: {},
    reference: "x",
    signal,
  };
  const tar = join(folder, "layout.tar");
  {
    await using layout = await node.createLayoutTar(tar);
    await layout.manifests.push(manifest, { reference: "v1" });
    await layout.close();
  }
  const state = { location: `${registry.url}/v2/acme/web/blobs/uploads/none`, offset: 0 };
  const expected = { digest, size: 10 };
  return {
    ...Object.fromEntries(Object.entries(rowsOf(web)).map(([name, row]) => [`a repository's ${name}`, row])),
    ...Object.fromEntries(Object.entries(rowsOf(memory)).map(([name, row]) => [`a layout's ${name}`, row])),
    "a repository's blobs.mount": { call: web.blobs.mount, args: [digest, "acme/base"], options: { signal } },
    "a repository's blobs.resume": { call: web.blobs.resume, args: [state, bytes], options: { signal, ...push } },
    "a registry's check": { call: registry.check, args: [], options: { signal } },
    "a registry's repository": { call: registry.repository, args: ["acme/web"] },
    algorithmOf: { call: main.algorithmOf, args: [digest] },
    askCredentialHelper: {
      call: node.askCredentialHelper,
      args: ["none", "ghcr.io"],
      options: { timeout: 1000 },
      takes: [1],
    },
    checkName: { call: main.checkName, args: ["acme/web"] },
    checkReference: { call: main.checkReference, args: ["v1"] },
    checkTag: { call: main.checkTag, args: ["v1"] },
    copy: { call: main.copy, args: [memory, web, "v1"], options: copying },
    createHasher: { call: main.createHasher, args: ["sha256"] },
    createLayoutTar: { call: node.createLayoutTar, args: [join(folder, "new.tar")] },
    createManifest: {
      call: main.createManifest,
      args: [manifest],
      options: { mediaType: main.OCI.manifest, digest: undefined, reference: "x" },
    },
    digestOf: { call: main.digestOf, args: [bytes, "sha256"] },
    dockerCredentials: { call: node.dockerCredentials, args: [], options: { file: "none", timeout: 5 } },
    openLayoutFolder: { call: node.openLayoutFolder, args: [folder] },
    openLayoutTar: { call: node.openLayoutTar, args: [tar], options: { maxEntries: 5 } },
    parseDigest: { call: main.parseDigest, args: [digest] },
    parsePlatform: { call: main.parsePlatform, args: ["linux/amd64"] },
    parseReference: { call: main.parseReference, args: ["ghcr.io/acme/web"] },
    platformRepository: {
      call: main.platformRepository,
      args: [{ teamSlug: "a", projectSlug: "b", repositoryName: "c" }],
    },
    pull: { call: main.pull, args: [memory, "v1", web], options: copying },
    pullFolder: {
      call: node.pullFolder,
      args: [memory, "folder", join(folder, "pulled")],
      options: {
        signal,
        platform: "linux/amd64",
        concurrency: 2,
        onProgress: watch,
        maxSize: 1_000_000,
        maxEntries: 100,
      },
    },
    push: { call: main.push, args: [memory, "v1", web], options: copying },
    pushArtifact: { call: main.pushArtifact, args: [memory], options: artifact },
    pushFolder: {
      call: node.pushFolder,
      args: [memory, join(import.meta.dirname, "../../../.changeset")],
      options: { ...artifact, archive: false, mediaType: () => "a/b", concurrency: 2, onProgress: watch },
    },
    readImage: {
      call: node.readImage,
      args: [{ store: memory, reference: "v1" }],
      options: { signal, platform: "linux/amd64" },
    },
    readManifest: {
      call: main.readManifest,
      args: [new TextEncoder().encode('{"schemaVersion":2}')],
      options: { mediaType: main.OCI.manifest },
    },
    verify: { call: (expected: never) => Array.fromAsync(main.verify(streamOf(bytes), expected)), args: [expected] },
  };
}

/** Functions that other tests try in this way, take anything or nothing, or only compute something of what this package gives. */
const ELSEWHERE =
  /^(is[A-Z].*|buildImage|buildIndex|createRegistry|createMemoryStore|currentPlatform|childrenOf|platformRegistry|format[A-Z].*|selectPlatform)$/;

/** Core validates the input of generated operations. */
const OPERATIONS =
  /^(cancel|check|complete|delete|get|has|list|put|start|upload)[A-Za-z]*(Blob|Upload|Chunk|Manifest|Registry|Referrers|Tags)$/;

function isJudged(error: unknown): boolean {
  return (
    main.isContentError(error) ||
    (error instanceof Error && /^(InputError|NotFoundError|UnsupportedError)$/.test(error.name))
  );
}

test("every exported function is tried", async () => {
  const folder = newFolder();
  const names = [main, node, content].flatMap((entry) =>
    Object.entries(entry).flatMap(([name, value]) =>
      typeof value === "function" && !/^[A-Z]/.test(name) ? [name] : [],
    ),
  );
  const tried = await rows(folder);
  const untried = names.filter((name) => !(name in tried) && !ELSEWHERE.test(name) && !OPERATIONS.test(name));
  expect([...new Set(untried)]).toEqual([]);
});

test("an invalid option or argument is refused as such, and never by a TypeError", async () => {
  const folder = newFolder();
  const problems: string[] = [];
  const run = async ({ call }: Row, args: readonly unknown[]): Promise<unknown> => {
    try {
      // A caller without types may do so.
      const gives: unknown = await call(...(args as never[]));
      // A member of an unknown object is unknown.
      await (Object(gives) as Partial<AsyncDisposable>)[Symbol.asyncDispose]?.();
      return { gives };
    } catch (error) {
      return error;
    }
  };
  for (const [name, row] of Object.entries(await rows(folder))) {
    const { args, options } = row;
    const all = options ? [...args, options] : args;
    for (const [at] of all.entries()) {
      if (row.takes?.includes(at)) continue;
      for (const wrong of [undefined, ...WRONG]) {
        if (wrong === undefined && at >= args.length) continue;
        const outcome = await run(row, all.with(at, wrong));
        if (outcome instanceof Error && !isJudged(outcome)) problems.push(`${name} argument ${at} ${String(outcome)}`);
        if (at >= args.length && !(outcome instanceof Error))
          problems.push(`${name} took ${String(typeof wrong)} for options`);
      }
    }
    for (const option of [...Object.keys(options ?? {}), "unknown"]) {
      const refused: unknown[] = [];
      for (const wrong of WRONG) {
        const outcome = await run(row, [...args, { ...options, [option]: wrong }]);
        if (!(outcome instanceof Error)) continue;
        refused.push(wrong);
        if (!isJudged(outcome)) problems.push(`${name} ${option} ${String(outcome)}`);
      }
      if (refused.length < 6 && options)
        problems.push(`${name} ${option} takes ${WRONG.length - refused.length} of anything`);
    }
  }
  expect([...new Set(problems)]).toEqual([]);
});
