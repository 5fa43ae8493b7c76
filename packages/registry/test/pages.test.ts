import { writeFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { isSlipwayError } from "@slipway/core";
import { expect, test } from "vitest";
import { newFolder } from "../../../test/new-folder.ts";
import type { ManifestContent, Repository } from "../src/index.ts";
import { copy, createMemoryStore, createRegistry, pushArtifact } from "../src/index.ts";
import { pushFolder } from "../src/node/push-folder.ts";
import { caught, contentOf, streamOf } from "./content.ts";
import { end, json, type ScriptedRegistry, startRegistry } from "./scripted-registry.ts";

const { bytes, digest } = contentOf(1000, 7);
const artifactType = "application/vnd.test.page";
const manifest: ManifestContent = { schemaVersion: 2, layers: [] };

async function folderOf(): Promise<string> {
  const folder = newFolder();
  await writeFile(join(folder, "index.html"), "<h1>Hello</h1>");
  return folder;
}

async function copied(web: Repository): Promise<unknown> {
  const store = createMemoryStore();
  const layer = await store.blobs.push(bytes);
  await pushArtifact(store, { artifactType, layers: [layer], reference: "v1" });
  return copy(store, web, "v1");
}

const works: Readonly<Record<string, (web: Repository) => Promise<unknown>>> = {
  "blobs.push": ({ blobs }) => blobs.push(bytes),
  "blobs.push by post": ({ blobs }) => blobs.push(bytes, { by: "post" }),
  "blobs.push by stream": ({ blobs }) => blobs.push(() => streamOf(bytes)),
  "blobs.push by chunks": ({ blobs }) => blobs.push(streamOf(bytes)),
  "blobs.push of a known digest": ({ blobs }) => blobs.push(() => streamOf(bytes), { digest, size: bytes.length }),
  "blobs.push of a known digest alone": ({ blobs }) => blobs.push(() => streamOf(bytes), { digest }),
  "blobs.head": ({ blobs }) => blobs.head(digest),
  "blobs.get": ({ blobs }) => blobs.get(digest),
  "blobs.mount": ({ blobs }) => blobs.mount(digest, "acme/other"),
  "blobs.delete": ({ blobs }) => blobs.delete(digest),
  "manifests.push": ({ manifests }) => manifests.push(manifest),
  "manifests.push of a tag": ({ manifests }) => manifests.push(manifest, { reference: "v1" }),
  "manifests.head": ({ manifests }) => manifests.head("v1"),
  "manifests.head of a digest": ({ manifests }) => manifests.head(digest),
  "manifests.get": ({ manifests }) => manifests.get("v1"),
  "manifests.delete": ({ manifests }) => manifests.delete(digest),
  "tags.list": ({ tags }) => Array.fromAsync(tags.list()),
  "tags.delete": ({ tags }) => tags.delete("v1"),
  "referrers.list": ({ referrers }) => Array.fromAsync(referrers.list(digest)),
  pushArtifact: (web) => pushArtifact(web, { artifactType }),
  pushFolder: async (web) => pushFolder(web, await folderOf(), { artifactType, reference: "v1" }),
  copy: copied,
};

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

const page = "<html><h1>Please log in</h1></html>";
const html = (_: IncomingMessage, response: ServerResponse): void => {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-length": page.length }).end(page);
};
/** With a length as if each blob were just this one. */
const sized =
  (status: number, type?: string): Answer =>
  async (request, response) => {
    for await (const _ of request);
    response.writeHead(status, { "content-length": bytes.length, ...(type !== undefined && { "content-type": type }) });
    response.end(request.method === "HEAD" ? undefined : "{}".padEnd(bytes.length));
  };
const servers: Readonly<Record<string, Answer>> = {
  "200 and a page": html,
  "200 and a page of no length": (_, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end(page);
  },
  "200 and {}": (_, response) => json(response, {}),
  "200, JSON and bytes": sized(200, "application/json; charset=utf-8"),
  "200, a text and bytes": sized(200, "text/plain"),
  "201, JSON and bytes": sized(201, "application/json"),
  "201 and bytes": sized(201),
  "302 to a log-in": (request, response) => {
    if (request.url === "/login") html(request, response);
    else end(response, 302, { location: "/login" });
  },
  "303 to a log-in elsewhere": (_, response) => end(response, 303, { location: `http://${elsewhere.host}/login` }),
  "307 to a log-in elsewhere": (_, response) => end(response, 307, { location: `http://${elsewhere.host}/login` }),
};
let elsewhere: ScriptedRegistry;

async function startServer(answer: Answer): Promise<string> {
  const always = (answer: Answer): Promise<ScriptedRegistry> =>
    startRegistry({ intercept: (request, response) => answer(request, response) });
  elsewhere = await always(html);
  return (await always(answer)).url;
}

test.each(Object.entries(servers))("where everything is answered with %s nothing succeeds", async (name, answer) => {
  const url = await startServer(answer);
  const registry = createRegistry({ url, retry: false });
  for (const [work, run] of Object.entries(works)) {
    const outcome = await run(registry.repository("acme/web")).then(
      (value) => ({ value }),
      (error: unknown) => error,
    );
    expect.soft(outcome, work).toSatisfy(isSlipwayError);
    expect
      .soft(String(outcome), work)
      .toMatch(/redirect|page|no list|a JSON|text\/html|application\/json|bytes|size of|was changed|instead|log-in/);
  }
  // JSON, and any text of a type that is not a page, is what a registry says.
  if (!/{}|^200, .*bytes/.test(name)) expect(await caught(registry.check())).toSatisfy(isSlipwayError);
});

test("an error says what was answered, where what belongs, and what may be the matter", async () => {
  const url = await startServer(html);
  const web = createRegistry({ url, retry: false }).repository("acme/web");
  expect(String(await caught(web.manifests.push(manifest)))).toBe(
    "ContentError: PUT /v2/{+name}/manifests/{reference} was answered 200 (text/html; charset=utf-8) instead of 201: " +
      "a log-in or an error page may stand before the registry",
  );
  const away = await startServer((_, response) =>
    end(response, 302, { location: "https://sso.example/in?state=secret" }),
  );
  const sent = createRegistry({ url: away, retry: false }).repository("acme/web");
  expect(String(await caught(sent.manifests.push(manifest)))).toBe(
    "RedirectError: PUT /v2/{+name}/manifests/{reference} 302 redirect to https://sso.example is not followed",
  );
});

async function startWrong(
  which: (request: IncomingMessage) => boolean,
  status: number,
  headers: Record<string, string> = {},
): Promise<Repository> {
  const { url, blobs } = await startRegistry({
    async intercept(request, response) {
      if (!which(request)) return false;
      for await (const _ of request);
      return end(response, status, headers);
    },
  });
  blobs.set(digest, Buffer.from(bytes));
  return createRegistry({ url, retry: false }).repository("acme/web");
}

const by = (method: string) => (request: IncomingMessage) => request.method === method;
const other = contentOf(1000, 8);

test.each([
  ["the start of an upload", 200, by("POST"), (web: Repository) => web.blobs.push(other.bytes)],
  ["the start of an upload", 201, by("POST"), (web: Repository) => web.blobs.push(other.bytes)],
  ["the end of an upload", 202, by("PUT"), (web: Repository) => web.blobs.push(other.bytes)],
  ["the end of an upload", 200, by("PUT"), (web: Repository) => web.blobs.push(other.bytes)],
  ["the end of an upload", 204, by("PUT"), (web: Repository) => web.blobs.push(other.bytes)],
  ["a chunk", 200, by("PATCH"), (web: Repository) => web.blobs.push(streamOf(other.bytes))],
  ["a mount", 200, by("POST"), (web: Repository) => web.blobs.mount(digest, "acme/other")],
  ["a blob that is deleted", 200, by("DELETE"), (web: Repository) => web.blobs.delete(digest)],
  ["a tag that is deleted", 204, by("DELETE"), (web: Repository) => web.tags.delete("v1")],
  ["a manifest that is pushed", 204, by("PUT"), (web: Repository) => web.manifests.push(manifest)],
  ["a manifest that is pushed", 202, by("PUT"), (web: Repository) => web.manifests.push(manifest)],
  ["a blob", 203, by("GET"), (web: Repository) => web.blobs.get(digest)],
  ["the list of tags", 203, by("GET"), (web: Repository) => Array.fromAsync(web.tags.list())],
])("%s answered %i is not a success", async (_, status, which, work) => {
  const error = await caught(work(await startWrong(which, status)));
  expect(String(error)).toMatch(/^ContentError: .* was answered \d+ instead of [\d or]+$/);
});

test.each([201, 204])("a registry that takes chunks with %i gets all of them", async (status) => {
  const { url, blobs } = await startRegistry({
    intercept(request, response) {
      if (request.method === "PATCH") {
        const write = response.writeHead.bind(response);
        response.writeHead = (_: number, ...rest: never[]) => write(status, ...rest);
      }
      return false;
    },
  });
  await createRegistry({ url }).repository("acme/web").blobs.push(streamOf(bytes), { chunkLength: 300 });
  expect(blobs.get(digest)?.equals(bytes)).toBe(true);
});

test.each([200, 202])(
  "a registry that stores manifests with %i is taken at its word when it knows the digest",
  async (status) => {
    const { descriptor } = await createMemoryStore().manifests.push(manifest);
    const said = { "docker-content-digest": descriptor.digest };
    const web = await startWrong(by("PUT"), status, said);
    expect((await web.manifests.push(manifest)).descriptor).toEqual(descriptor);
  },
);

const wrong = { "docker-content-digest": digest.replace(/.$/, (last) => (last === "0" ? "1" : "0")) };

test.each([
  ["stores", by("PUT"), 201, wrong, (web: Repository) => web.blobs.push(other.bytes)],
  ["stores at once", by("POST"), 201, wrong, (web: Repository) => web.blobs.push(other.bytes, { by: "post" })],
  ["mounts", by("POST"), 201, wrong, (web: Repository) => web.blobs.mount(other.digest, "acme/other")],
  ["has", by("HEAD"), 200, { ...wrong, "content-length": "1000" }, (web: Repository) => web.blobs.head(other.digest)],
  ["stores a manifest", by("PUT"), 201, wrong, (web: Repository) => web.manifests.push(manifest)],
  ["has a manifest", by("HEAD"), 200, wrong, (web: Repository) => web.manifests.head(other.digest)],
  [
    "takes for the subject",
    by("PUT"),
    201,
    { "oci-subject": digest, location: "/x" },
    (web: Repository) =>
      web.manifests.push({ ...manifest, subject: { mediaType: "x/y", digest: other.digest, size: 1 } }),
  ],
] as const)(
  "another digest than was asked for, which the registry %s, is an error",
  async (_, which, status, said, work) => {
    expect(String(await caught(work(await startWrong(which, status, said))))).toMatch(
      /^ContentError: .* (instead of sha256:|reports sha256:\w+ as the subject of)/,
    );
  },
);
