// @module-tag endurance
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newFolder } from "../../../test/new-folder.ts";
import { words } from "../../../test/words.ts";
import { parseChallenges } from "../src/auth/challenge.ts";
import { isDigest, parseDigest } from "../src/digest.ts";
import { ContentError, isContentError } from "../src/errors/content-error.ts";
import { readConfigFile } from "../src/image/config-file.ts";
import { checkImageConfig, isImagePath } from "../src/image/image-config.ts";
import { childrenOf, readManifest } from "../src/manifest.ts";
import { authEntryFor, credentialOfEntry, dockerCredentials } from "../src/node/docker-config.ts";
import { placeEntries } from "../src/node/place-entries.ts";
import { bytesOfChunks } from "../src/node/tar-bytes.ts";
import { BLOCK, decodeBlock, decodeRecords, encodeHeader, padded, TAR_END } from "../src/node/tar-codec.ts";
import { readHeaders } from "../src/node/tar-headers.ts";
import { titledLayers } from "../src/node/titles.ts";
import { UnpackRoom } from "../src/node/unpack-room.ts";
import { formatPlatform, parsePlatform, selectPlatform } from "../src/platform.ts";
import { checkName, checkReference, checkTag, formatReference, parseReference } from "../src/reference.ts";
import { checkRealm, nextPage } from "../src/trust.ts";
import { parseWarnings } from "../src/warnings.ts";
import { always, alwaysAsync, answersOrRefuses, readsInNoTime, textOf } from "./fuzz.ts";

const word = fc.stringMatching(/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,12}$/);
/** Text that a header can hold. */
const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 40,
});
const quote = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

const ofNames = [
  ...words("ghcr.io localhost : 5000 / acme web @ sha256 . _ - [::1] A linux arm v7 ( )"),
  "a".repeat(64),
];
const neverThrows = (parse: (text: string) => unknown) => (text: string) => expect(() => parse(text)).not.toThrow();
const isHeader = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** What reads texts of others, and pieces that such texts are made of. */
const parsers: readonly (readonly [name: string, parse: (text: string) => unknown, pieces: readonly string[]])[] = [
  [
    "WWW-Authenticate",
    neverThrows(parseChallenges),
    ["Bearer ", "realm", "=", '"', "\\", ",", " ", "\t", "scope", "a", '="', '",'],
  ],
  ["Link", (text) => isHeader(text) && next(text), [...'<>;,"=\\ @a', "rel", "next", "/v2/_catalog?n=1", "https://"]],
  ["Warning", neverThrows(parseWarnings), ["299", " - ", '"', "\\", ",", " ", "199", "a", ', 299 - "', '",299 ']],
  ...[parseReference, parseDigest, checkName, checkTag, checkReference, parsePlatform, isDigest, isImagePath].map(
    (parse) => [parse.name, parse, ofNames] as const,
  ),
  [
    "a log-in",
    (text) => credentialOfEntry({ auth: Buffer.from(text).toString("base64") }),
    [":", "\0", "a", "a:\0", "\0a"],
  ],
  ["a key", (key) => authEntryFor({ [key]: {} }, "ghcr.io", "acme/web"), ["https://", "/", "v1", "a", "http://a/"]],
  [
    "records of a tar",
    (text) => decodeRecords(Buffer.from(text)),
    ["9 a=bcde\n", "8 path=\n", "5 a=\n", "1", " ", "="],
  ],
];

test.each(parsers)("%s is read or refused, whatever it is", (_, parse, pieces) =>
  alwaysAsync([textOf(...pieces)], (text) => answersOrRefuses(() => parse(text))),
);

test.each(parsers)(
  "%s is read or refused in no time, however long it is",
  (_, parse, pieces) => readsInNoTime(parse, pieces),
  60_000,
);

test("a challenge that is written is read back", () => {
  const parameter = fc.tuple(word, headerText);
  const challenge = fc.tuple(
    word,
    fc.uniqueArray(parameter, { maxLength: 4, selector: ([name]) => name.toLowerCase() }),
  );
  always([fc.array(challenge, { maxLength: 4 })], (challenges) => {
    const header = challenges
      .map(
        ([scheme, parameters]) =>
          `${scheme} ${parameters.map(([name, value]) => `${name}=${quote(value)}`).join(", ")}`,
      )
      .join(", ");
    const expected = challenges.map(([scheme, parameters]) => ({
      scheme: scheme.toLowerCase(),
      parameters: Object.fromEntries(parameters.map(([name, value]) => [name.toLowerCase(), value])),
    }));
    expect(parseChallenges(header)).toEqual(expected);
  });
});

test("tokens are requested over https: only, for any realm", () => {
  const realm = textOf(...words("https:// http: // auth.example 127.0.0.1 [::1] 10.0.0.1 : @ / # \\ .."));
  return alwaysAsync([realm], (text) =>
    answersOrRefuses(() => expect(checkRealm(text, new URL("https://registry.example")).protocol).toBe("https:")),
  );
});

function next(link: string): string | undefined {
  const response = new Response(null, { headers: { link } });
  const sent = { response, url: "https://registry.example/v2/", redact: String };
  return nextPage(sent, { baseUrl: "https://registry.example" });
}

test("a Link that is written is read back", () =>
  always(
    [
      // Two slashes begin a host, and an empty path leads to no other page.
      fc.webPath().filter((path) => /^(?!\/\/)./.test(path)),
      fc.constantFrom("rel=next", 'rel="next"', 'REL = "prev next"', 'title="a, <b>"; rel=next'),
    ],
    (path, parameters) => {
      expect(next(`</first>; rel="first", <${path}>; ${parameters}, </z>; rel=next`)).toBe(
        new URL(path, "https://registry.example/v2/").href,
      );
    },
  ));

test("a Warning that is written is read back", () =>
  always([fc.array(headerText, { maxLength: 5 }), word], (texts, agent) => {
    expect(parseWarnings(texts.map((text) => `299 ${agent} ${quote(text)}`).join(", "))).toEqual(texts);
  }));

describe("References, digests and platforms", () => {
  const name = fc
    .array(fc.stringMatching(/^[a-z0-9]{1,5}((\.|_|__|-{1,3})[a-z0-9]{1,5}){0,2}$/), { minLength: 1, maxLength: 4 })
    .map((names) => names.join("/"));
  const host = fc.constantFrom(
    "ghcr.io",
    "localhost",
    "localhost:5000",
    "127.0.0.1:80",
    "[::1]:5000",
    "A-b.example:65535",
  );
  const digest = fc.oneof(
    fc.stringMatching(/^sha256:[0-9a-f]{64}$/),
    fc.stringMatching(/^sha512:[0-9a-f]{128}$/),
    fc.stringMatching(/^blake3(\+b64)?:[a-zA-Z0-9=_-]{1,64}$/),
  );

  test("a reference that is written is read again", () => {
    const tag = fc.stringMatching(/^[a-zA-Z0-9_][a-zA-Z0-9._-]{0,127}$/);
    const reference = fc.record({ host, name, tag, digest }, { requiredKeys: ["host", "name"] });
    always([reference], (parts) => {
      expect(parseReference(formatReference(parts))).toEqual(parts);
    });
  });

  test("a digest that is written is read again", () =>
    always([digest], (text) => {
      const { algorithm, encoded } = parseDigest(text);
      expect(`${algorithm}:${encoded}`).toBe(text);
    }));

  test("a platform that is written is read again", () => {
    const platform = fc.record(
      {
        os: fc.stringMatching(/^[a-z0-9]{1,10}$/),
        // Aliases of known values are read as those values.
        architecture: fc
          .stringMatching(/^[a-z0-9_-]{1,10}$/)
          .filter((name) => !/^(x86|x64|aarch|arm[he]|i386|ia32)/.test(name)),
        variant: fc.stringMatching(/^v[0-9]{1,3}(\.[0-9]{1,3})?$/),
        "os.version": fc.stringMatching(/^[^()/]{1,20}$/),
      },
      { requiredKeys: ["os", "architecture"] },
    );
    always([platform], (parts) => {
      expect(parsePlatform(formatPlatform(parts))).toEqual(parts);
    });
  });
});

describe("Files of Docker and Podman", () => {
  const auth = fc.oneof(
    fc.string().map((text) => Buffer.from(text).toString("base64")),
    fc.constantFrom("dXNlcjpwYXNz", "OnBhc3M=", "dXNlcjo=", "dXNlcg=="),
    fc.anything(),
  );
  const entry = fc.oneof(
    fc.record(
      { auth, username: fc.anything(), password: fc.anything(), identitytoken: fc.anything() },
      { requiredKeys: [] },
    ),
    fc.anything(),
  );
  const key = fc.oneof(
    textOf(...words("ghcr.io https:// http:// / acme web v1 docker.io index. : __proto__ constructor")),
    fc.constantFrom("ghcr.io", "https://ghcr.io/v1/", "ghcr.io/acme", "https://index.docker.io/v1/"),
  );
  const auths = fc.dictionary(key, entry, { maxKeys: 6 });

  test("any stored value is a credential, or none", () =>
    always([auths, fc.constantFrom("ghcr.io", "docker.io", "constructor")], (auths, host) => {
      const found = credentialOfEntry(authEntryFor(auths, host, "acme/web"));
      const texts: readonly unknown[] = Object.values(found ?? {});
      expect(texts.every((text) => typeof text === "string" && text !== "")).toBe(true);
    }));

  test("a log-in that is written is read again", () =>
    always(
      [
        fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => !/[:\0]/.test(text)),
        fc.string({ unit: "grapheme", minLength: 1 }).filter((text) => !text.includes("\0")),
      ],
      (username, password) => {
        const auth = Buffer.from(`${username}:${password}`).toString("base64");
        expect(credentialOfEntry({ auth })).toEqual({ username, password });
      },
    ));

  test("any content of the file is read or refused, and never shown", async () => {
    const folder = newFolder();
    const file = join(folder, "config.json");
    const config = fc.oneof(
      fc.record(
        { auths: fc.oneof(auths, fc.anything()), credHelpers: fc.oneof(fc.constant({}), fc.anything()) },
        { requiredKeys: [] },
      ),
      fc.anything(),
    );
    const content = fc.oneof(
      config.map((value) => JSON.stringify(value) ?? ""),
      textOf("{", "}", '"', "auths", ":", "[", "]", "secret"),
    );
    await alwaysAsync([content], async (text) => {
      await writeFile(file, text);
      await answersOrRefuses(() => dockerCredentials({ file })("ghcr.io", "acme/web"));
    });
  });
});

const tar = fc
  .record({
    entries: fc.array(
      fc.record({
        path: fc.oneof(
          fc.constantFrom("dist/a", "dist/b/c", "dist/b", "dist", "dist/../x", "/dist/x"),
          textOf("dist/", "a", "/", "..", "\0", "ü", "a".repeat(300)),
        ),
        kind: fc.constantFrom(
          "file",
          "folder",
          "link",
          "hard link",
          "other",
          "extended",
          "global",
          "long path",
          "long target",
        ),
        size: fc.oneof(fc.nat(2000), fc.constantFrom(2 ** 33, 2 ** 52)),
        mode: fc.nat(0o7777),
        target: fc.oneof(
          fc.constantFrom("", "a", "dist/a", "..", "b/../../..", "/etc"),
          textOf("a", "/", "..", "\0", "a".repeat(300)),
        ),
      }),
      { maxLength: 6 },
    ),
    changes: fc.array(fc.tuple(fc.nat(20_000), fc.nat(255)), { maxLength: 6 }),
    cut: fc.option(fc.nat(20_000)),
  })
  .map(({ entries, changes, cut }) => {
    const parts = entries.flatMap((entry) => [
      encodeHeader(entry),
      Buffer.alloc(Math.min(padded(entry.size), 4096), "9 a=b\n"),
    ]);
    const bytes = Buffer.concat([...parts, TAR_END]);
    for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
    return bytes.subarray(0, cut ?? bytes.length);
  });

async function* inPieces(bytes: Uint8Array, length = 1000): AsyncGenerator<Uint8Array, void> {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

describe("Tars", () => {
  test("any block is a header or none", () =>
    always(
      [fc.uint8Array({ minLength: BLOCK, maxLength: BLOCK })],
      (block) => void expect(() => decodeBlock(block)).not.toThrow(),
    ));

  test("any records are read or none", () => {
    const records = fc.oneof(
      textOf(
        "9",
        "19",
        " ",
        "=",
        "\n",
        "path",
        "size",
        "mtime",
        "GNU.sparse.major",
        "linkpath",
        "1e300",
        "-",
        "\0",
      ).map((text) => Buffer.from(text)),
      fc.uint8Array({ maxLength: 300 }),
    );
    always([records], (bytes) => void expect(() => decodeRecords(bytes)).not.toThrow());
  });

  test("any tar is read, or refused as content", () =>
    alwaysAsync([tar], async (bytes) => {
      try {
        for await (const entry of readHeaders(bytesOfChunks(inPieces(bytes)), "the tar"))
          expect(entry.size).toBeGreaterThanOrEqual(0);
      } catch (error) {
        expect(error).toSatisfy(isContentError);
      }
    }));

  test("any tar is unpacked into its folder, or refused as content", async () => {
    const base = newFolder();
    await alwaysAsync([tar], async (bytes) => {
      const folder = await mkdtemp(join(base, "folder-"));
      try {
        const room = new UnpackRoom("the tar", { maxSize: 100_000, maxEntries: 100 });
        await placeEntries(inPieces(bytes), folder, "dist", room);
      } catch (error) {
        expect(error).toSatisfy(isContentError);
      }
      expect((await readdir(folder)).filter((name) => name !== "dist")).toEqual([]);
      await rm(folder, { recursive: true });
      expect(await readdir(base)).toEqual([]);
    });
  });
});

describe("Manifests and configurations", () => {
  const text = fc.constantFrom(
    "linux",
    "arm64",
    "v8",
    "../x",
    "a/b",
    "",
    "application/vnd.oci.image.manifest.v1+json",
    `sha256:${"a".repeat(64)}`,
  );
  const leaf = fc.oneof(text, fc.constantFrom(2, 0, -1, null, true, 1e300), fc.string());
  const names = words(
    `schemaVersion mediaType digest size config layers manifests annotations platform os architecture
    variant os.version os.features org.opencontainers.image.title subject rootfs diff_ids history empty_layer Env`,
  );
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 6, withCrossShrink: true },
      leaf,
      fc.array(tie("tree"), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom(...names), tie("tree"), { maxKeys: 6 }),
    ),
  }));
  const descriptor = fc.record(
    { mediaType: text, digest: text, size: fc.constantFrom(0, 2), annotations: tree, platform: tree },
    { requiredKeys: ["mediaType", "digest", "size"] },
  );
  const manifest = fc.oneof(
    fc.record(
      { schemaVersion: fc.constant(2), layers: fc.array(descriptor, { maxLength: 3 }), config: descriptor },
      { requiredKeys: ["schemaVersion"] },
    ),
    fc.record({ schemaVersion: fc.constant(2), manifests: fc.array(descriptor, { maxLength: 3 }) }),
    tree,
  );
  const encode = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value) ?? "");

  test("any manifest is understood, or refused as content", () =>
    alwaysAsync([manifest], async (value) => {
      try {
        const read = await readManifest(encode(value));
        const { blobs, manifests } = childrenOf(read);
        selectPlatform([...blobs, ...manifests], { os: "linux", architecture: "arm64" });
        titledLayers(blobs);
      } catch (error) {
        expect(error).toBeInstanceOf(ContentError);
      }
    }));

  test("any configuration of an image is understood, or refused as content", () =>
    always([tree, fc.nat(3)], (value, layers) => {
      try {
        readConfigFile(encode(value), layers, "the image");
      } catch (error) {
        expect(error).toBeInstanceOf(ContentError);
      }
    }));

  test("any description of a new image is accepted or refused", () => {
    const member = fc.constantFrom(
      ...words("entrypoint cmd env user ports labels workingDir volumes stopSignal other"),
    );
    return alwaysAsync([fc.dictionary(member, tree, { maxKeys: 4 })], (config) =>
      answersOrRefuses(() => checkImageConfig(config)),
    );
  });
});
