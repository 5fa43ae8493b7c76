import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { newFolder } from "../../../../../test/new-folder.ts";
import { digest, manifestType, pushImage } from "../../../test/push-image.ts";
import { startRegistry } from "../../../test/start-registry.ts";

interface Wild {
  readonly method: string;
  readonly path: string;
  readonly headers: readonly string[];
  readonly body: string;
  readonly length: number;
}

const blob = "0123456789";
const image = JSON.stringify({
  schemaVersion: 2,
  config: { digest: digest(blob), size: 10, mediaType: "x" },
  layers: [],
});

const segment = fc.oneof(
  fc.constantFrom(
    "acme",
    "site",
    "web",
    "Web",
    "..",
    ".",
    "",
    "%2e%2e",
    "%2F",
    "%00",
    "%",
    "_token",
    "%C3%A9",
    "a".repeat(300),
  ),
  fc.string({ maxLength: 8 }).map(encodeURIComponent),
);
const name = fc.oneof(
  { weight: 4, arbitrary: fc.constant("acme/site/web") },
  fc.array(segment, { maxLength: 5 }).map((parts) => parts.join("/")),
);
const reference = fc.oneof(
  fc.constantFrom(
    digest(blob),
    digest(image),
    digest(blob, "sha512"),
    digest("unknown"),
    "v1",
    "sha256:",
    "md5:00",
    "-",
    "",
  ),
  segment,
);
const upload = fc.oneof({ weight: 3, arbitrary: fc.constant("UPLOAD") }, segment);
const query = fc.oneof(
  fc.constantFrom(
    "",
    "?",
    "?digest=",
    `?digest=${digest(blob)}`,
    "?n=1",
    "?n=-1",
    "?n=x&last=%",
    "?tag=a&tag=b",
    "?tag=-&tag=",
    "?digest-algorithm=sha512",
    "?digest-algorithm=md5",
    `?mount=${digest(blob)}&from=acme/site/web`,
    "?mount=x&from=%0A",
    "?artifactType=",
    `?mount=${digest(blob)}`,
  ),
  fc.webQueryParameters().map((parameters) => `?${parameters}`),
);
const path = fc.oneof(
  fc.tuple(name, reference, query).map(([at, what, asked]) => `/v2/${at}/blobs/${what}${asked}`),
  fc.tuple(name, upload, query).map(([at, what, asked]) => `/v2/${at}/blobs/uploads/${what}${asked}`),
  fc.tuple(name, query).map(([at, asked]) => `/v2/${at}/blobs/uploads/${asked}`),
  fc.tuple(name, reference, query).map(([at, what, asked]) => `/v2/${at}/manifests/${what}${asked}`),
  fc.tuple(name, query).map(([at, asked]) => `/v2/${at}/tags/list${asked}`),
  fc.tuple(name, reference, query).map(([at, what, asked]) => `/v2/${at}/referrers/${what}${asked}`),
  fc.tuple(name, query).map(([at, asked]) => `/v2/${at}${asked}`),
);
const header = fc.constantFrom(
  "Range: bytes=0-3",
  "Range: bytes=9-2",
  "Range: bytes=99999999999999999999-",
  "Content-Range: 0-9",
  "Content-Range: 5-9",
  "Content-Range: 0-999999999999999999999",
  "Content-Range: bytes 0-9/10",
  `Content-Type: ${manifestType}`,
  "Content-Type: application/json",
  "Content-Type: ;",
  "Accept: nothing/at-all",
  "Range: bytes=1-2,0-0,,",
  'If-Match: "sha256:0", W/"a',
  "If-Match: *",
  "If-None-Match: *",
  'If-None-Match: ""',
  `If-Range: "${digest(blob)}"`,
  "Expect: 100-continue",
);
const body = fc.oneof(fc.constantFrom("", blob, image, "{", "null", "[]", "x".repeat(70_000)), fc.string());
const wild: fc.Arbitrary<Wild> = fc
  .record({
    method: fc.constantFrom("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"),
    path,
    headers: fc.array(header, { maxLength: 3 }),
    body,
    more: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: -5, max: 5 })),
  })
  .map(({ more, ...request }) => ({ ...request, length: Math.max(Buffer.byteLength(request.body) + more, 0) }));

test("any request is answered as specified, and only whole contents are stored", {
  timeout: 60_000,
}, async () => {
  const dataFolder = newFolder();
  const registry = await startRegistry({ dataFolder });
  const { port } = new URL(registry.emulator.url);
  const first = await pushImage(registry.client, registry.name, { tag: "first" });
  await registry.push(blob);
  const uuid = await registry.startUpload();

  await fc.assert(
    fc.asyncProperty(wild, async (request) => {
      const answer = await send(Number(port), registry.emulator.token, request, uuid);
      // A body that is shorter than it says is still awaited when the connection ends: nobody is there to be answered.
      if (answer === "" && request.length > Buffer.byteLength(request.body)) return;
      const [head = "", said = ""] = answer.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, "").split("\r\n\r\n");
      const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
      expect(status, answer).toBeGreaterThanOrEqual(200);
      expect(status, answer).toBeLessThan(500);
      if (!isAnsweredByTheRegistry(request)) return;
      expect(head, answer).toMatch(/^docker-distribution-api-version: registry\/2\.0\r?$/im);
      const form = /^(?:[0-9a-f]+\r\n)?\{"errors":\[\{"code":"[A-Z_]+",/;
      if (status >= 400 && request.method !== "HEAD") expect(said, answer).toMatch(form);
    }),
    { seed: 20_260_101, numRuns: 400, endOnFailure: true },
  );

  const files = readdirSync(join(dataFolder, "files/registry/blobs"), { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile())) {
    const algorithm = file.name.length === 64 ? "sha256" : "sha512";
    const content = readFileSync(join(file.parentPath, file.name));
    expect(createHash(algorithm).update(content).digest("hex")).toBe(file.name);
  }
  const again = await pushImage(registry.client, registry.name, { tag: "again" });
  for (const { descriptor } of [first, again]) expect(descriptor.size).toBeGreaterThan(0);
});

/**
 * Others answer a path that dots lead elsewhere, a browser's question before its request, and a body that is not as long as was
 * said.
 */
function isAnsweredByTheRegistry({ method, path: target, body: sent, length }: Wild): boolean {
  const { pathname } = new URL(`http://localhost${target}`);
  const isItsPath = /^\/v2\/.*\/(blobs|manifests|referrers|tags)(\/|$)/.test(pathname);
  return isItsPath && method !== "OPTIONS" && length === Buffer.byteLength(sent);
}

async function send(port: number, token: string, request: Wild, uuid: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const lines = [
    `${request.method} ${request.path.replaceAll("UPLOAD", uuid)} HTTP/1.1`,
    "Host: localhost",
    "Connection: close",
    `Authorization: Bearer ${token}`,
    `Content-Length: ${request.length}`,
    ...request.headers,
  ];
  socket.on("error", () => {});
  const answer = text(socket);
  socket.write(`${lines.join("\r\n")}\r\n\r\n${request.body}`);
  // A client that ends its connection expects no response, so this is for a body that stays incomplete.
  if (request.length > Buffer.byteLength(request.body)) socket.end();
  return answer.catch(() => "");
}
