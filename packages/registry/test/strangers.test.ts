import type { IncomingMessage, ServerResponse } from "node:http";
import { type ClientOptions, createClient } from "@slipway/core";
import { chain } from "@slipway/core/middleware";
import { expect, test } from "vitest";
import {
  type ConnectionOptions,
  type CredentialSource,
  createRegistry,
  platformRegistry,
  type Repository,
} from "../src/index.ts";
import { caught, contentOf, streamOf } from "./content.ts";
import { end, json, type Quirks, type ScriptedRegistry, startRegistry } from "./scripted-registry.ts";

// A registry sends its users on to storage of its own, or is made to send them on to somebody else. Whoever that is gets the
// request, and no credentials.
const password = "the-password-that-nobody-sees";
const user = { username: "me", password };
const { bytes, digest } = contentOf(1000, 5);

type Fetch = NonNullable<ClientOptions["fetch"]>;

/** Says nothing of where an answer came from, as a `fetch` of one's own may do. */
const withoutUrl: Fetch = async (input, init) => {
  const { body, status, headers } = await fetch(input, init);
  return new Response(body, { status, headers });
};

const follows: Fetch = (input, init) => fetch(new Request(input, { ...init, redirect: "follow" }));

async function startThief(scheme: "Bearer" | "Basic" = "Bearer"): Promise<ScriptedRegistry> {
  const thief = await startRegistry({
    intercept(request, response) {
      if (request.url?.startsWith("/token")) json(response, { token: "a-token-of-the-thief" });
      else end(response, 401, { "www-authenticate": `${scheme} realm="${thief.url}/token",service="thief"` });
      return true;
    },
  });
  return thief;
}

async function startSending(
  to: { readonly url: string },
  which: (request: IncomingMessage) => boolean,
  status = 307,
): Promise<ScriptedRegistry> {
  return startRegistry({
    intercept: (request, response) => which(request) && end(response, status, { location: `${to.url}${request.url}` }),
  });
}

function webOf({ url }: ScriptedRegistry, options: Partial<ConnectionOptions> = {}): Repository {
  return createRegistry({ url, auth: user, retry: false, ...options }).repository("acme/web");
}

const isBlob = ({ method, url }: IncomingMessage): boolean =>
  method === "GET" && url?.includes("/blobs/sha256") === true;

const credentials: readonly (readonly [string, CredentialSource])[] = [
  ["a password", user],
  ["an identity token", { refreshToken: password }],
  ["what a function finds", async () => user],
];

test.each(credentials)("%s does not reach whom a registry sends a download on to", async (_, auth) => {
  const thief = await startThief();
  const registry = await startSending(thief, isBlob);
  const web = webOf(registry, { auth });
  expect(await caught(web.blobs.get(digest))).toMatchObject({
    name: "ApiError",
    status: 401,
    message: expect.stringContaining(`(sent by ${thief.url}, which is not the API)`),
  });
  // Nor is anything kept of what he said.
  await web.blobs.push(bytes);
  expect(thief.requests).toEqual([`GET /v2/acme/web/blobs/${digest}`]);
  expect([...thief.headers, ...registry.headers].filter((each) => each.authorization)).toEqual([]);
});

test.each([
  ["a fetch that does not say where an answer came from", withoutUrl],
  ["a fetch that follows redirects by itself", follows],
])("a stranger's challenge does not count with %s", async (_, ownFetch) => {
  const thief = await startThief();
  const registry = await startSending(thief, isBlob);
  const web = webOf(registry, { fetch: ownFetch });
  expect(await caught(web.blobs.get(digest))).toMatchObject({ status: 401 });
  await web.blobs.push(bytes);
  expect(thief.requests).toHaveLength(1);
  expect([...thief.headers, ...registry.headers].filter((each) => each.authorization)).toEqual([]);
});

test.each(["Bearer", "Basic"] as const)(
  "a registry whose /v2/ is redirected has said nothing of who it wants to know (%s)",
  async (scheme) => {
    const thief = await startThief(scheme);
    const registry = await startSending(thief, ({ url }) => url === "/v2/");
    await webOf(registry).blobs.push(bytes);
    expect(registry.blobs.has(digest)).toBe(true);
    expect(thief.requests).toEqual(["GET /v2/"]);
    expect([...thief.headers, ...registry.headers].filter((each) => each.authorization)).toEqual([]);
  },
);

test("an answer from elsewhere does not check a registry", async () => {
  const elsewhere = await startRegistry();
  const registry = await startSending(elsewhere, ({ url }) => url === "/v2/");
  const error = await caught(createRegistry({ url: registry.url, retry: false }).check());
  expect(error).toMatchObject({
    name: "ContentError",
    message: expect.stringContaining(`was answered by ${elsewhere.url}, where ${registry.url} sent it on to`),
  });
});

test("a challenge behind a redirect within the registry counts", async () => {
  const basic = `Basic ${Buffer.from(`me:${password}`).toString("base64")}`;
  const registry = await startRegistry({
    intercept(request, response) {
      if (request.url === "/inside") {
        if (request.headers.authorization === basic) response.end(bytes);
        else end(response, 401, { "www-authenticate": "Basic realm=x" });
      } else end(response, 307, { location: "/inside" });
      return true;
    },
  });
  expect(Buffer.from(await webOf(registry).blobs.get(digest)).equals(bytes)).toBe(true);
});

test("an upload that is sent on and refused there brings no credentials either", async () => {
  const thief = await startThief();
  const registry = await startSending(thief, ({ method }) => method === "PUT");
  for (const content of [bytes, () => streamOf(bytes)]) {
    const error = await caught(webOf(registry).blobs.push(content, { digest, size: bytes.length, by: "put" }));
    expect(error).toMatchObject({ status: 401 });
  }
  expect(thief.requests.filter((each) => each.includes("/token"))).toEqual([]);
  expect(thief.headers.filter((each) => each.authorization)).toEqual([]);
});

test("a redirect without an end, one that changes the method, and one in the clear are not followed", async () => {
  for (const [location, status, name] of [
    ["/v2/acme/web/blobs/uploads/", 308, "RedirectError"],
    ["/v2/acme/web/blobs/uploads/", 303, "RedirectError"],
    ["http://store.example/", 307, "ContentError"],
  ] as const) {
    const registry = await startRegistry({
      intercept: (request, response) => request.method === "POST" && end(response, status, { location }),
    });
    const error = await caught(webOf(registry).blobs.push(bytes));
    expect(error).toMatchObject({ name, ...(name === "RedirectError" && { status, location: registry.url }) });
    expect(registry.requests.filter((each) => each.startsWith("POST"))).toHaveLength(status === 308 ? 6 : 1);
  }
});

test("a request that was sent elsewhere does not come back with the credentials", async () => {
  const registry = await startRegistry({
    intercept(request, response) {
      if (!request.headers.authorization) end(response, 401, { "www-authenticate": "Basic realm=x" });
      else end(response, 307, { location: `${elsewhere.url}${request.url}` });
      return true;
    },
  });
  const elsewhere: ScriptedRegistry = await startSending(registry, () => true);
  expect(await caught(webOf(registry).blobs.get(digest))).toMatchObject({ status: 401 });
  const [asked, told, back] = registry.headers.map(({ authorization }) => authorization !== undefined);
  expect([asked, told, back]).toEqual([false, true, false]);
});

test.each(["Location", "Link"])("a host that a registry led to does not lead back to it by a %s", async (header) => {
  const elsewhere = await startRegistry({
    intercept(_request, response) {
      const victim = `${registry.url}/v2/acme/victim/manifests/latest`;
      if (header === "Link") json(response, { name: "x", tags: ["b"] }, { link: `<${victim}>; rel="next"` });
      else end(response, 202, { location: victim, range: "0-9" });
      return true;
    },
  });
  const registry: ScriptedRegistry = await startRegistry({
    intercept(request, response) {
      if (header === "Link")
        json(response, { name: "x", tags: ["a"] }, { link: `<${elsewhere.url}/more>; rel="next"` });
      else if (request.method === "POST") end(response, 202, { location: `${elsewhere.url}/upload` });
      else return false;
      return true;
    },
  });
  const web = webOf(registry);
  const work = header === "Link" ? Array.fromAsync(web.tags.list()) : web.blobs.push(bytes, { by: "stream" });
  expect(await caught(work)).toMatchObject({
    name: "ContentError",
    message: expect.stringContaining(`the registry names ${registry.url} from ${elsewhere.url}`),
  });
  expect(registry.requests.filter((each) => each.includes("victim"))).toEqual([]);
});

const own = { cookie: "session=1", "x-api-key": "key", authorization: "Basic bWU6aHVzaA==" };

type Split = "redirect" | "moved" | "location" | "link";

/** A registry that stores its content in another one, and that one. */
async function startSplit(how: Split): Promise<{
  registry: ScriptedRegistry;
  elsewhere: ScriptedRegistry;
}> {
  const elsewhere = await startRegistry({ singlePost: true });
  const answers: Readonly<Record<typeof how, Quirks["intercept"]>> = {
    redirect(request, response) {
      if (!isBlob(request) && !/^(PUT|PATCH)$/.test(request.method ?? "")) return false;
      return end(response, 307, { location: `${elsewhere.url}${request.url}` });
    },
    moved(request, response) {
      if (/^(GET|HEAD)$/.test(request.method ?? "")) return false;
      return end(response, 308, { location: `${elsewhere.url}${request.url}` });
    },
    async location(request, response) {
      if (request.method !== "POST") return false;
      const opened = await fetch(`${elsewhere.url}/v2/store/blobs/uploads/`, { method: "POST" });
      elsewhere.headers.length = 0;
      return end(response, 202, { location: opened.headers.get("location") ?? "" });
    },
    link(_, response: ServerResponse) {
      const link = `<${elsewhere.url}/v2/acme/web/tags/list?n=1>; rel="next"`;
      return json(response, { name: "acme/web", tags: ["a"] }, { link });
    },
  };
  const registry = await startRegistry({ intercept: (...each) => answers[how]?.(...each) ?? false });
  // Both know the upload.
  const opened = registry.uploads.set.bind(registry.uploads);
  registry.uploads.set = (id, parts) => {
    elsewhere.uploads.set(id, []);
    return opened(id, parts);
  };
  return { registry, elsewhere };
}

const flows = (): ReadableStream<Uint8Array> => streamOf(bytes);
const known = { digest, size: bytes.length } as const;
const works: readonly (readonly [string, Split, (web: Repository) => Promise<unknown>])[] = [
  ["a redirect of a download", "redirect", (web) => web.blobs.get(digest)],
  ["a redirect of an upload", "redirect", (web) => web.blobs.push(bytes)],
  ["a redirect of a chunk", "redirect", (web) => web.blobs.push(bytes, { by: "chunks" })],
  ["a redirect of an upload that flows", "redirect", (web) => web.blobs.push(flows, known)],
  ["a redirect of a PATCH that flows", "redirect", (web) => web.blobs.push(flows, { ...known, by: "stream" })],
  ["a redirect of the start of an upload", "moved", (web) => web.blobs.push(bytes)],
  ["a redirect of an upload in one request", "moved", (web) => web.blobs.push(bytes, { by: "post" })],
  ["a redirect of a mount", "moved", (web) => web.blobs.mount(digest, "acme/other")],
  ["a redirect of a manifest", "moved", (web) => web.manifests.push({ schemaVersion: 2, layers: [] }, { tags: ["a"] })],
  ["a redirect of a manifest's deletion", "moved", (web) => web.manifests.delete(digest)],
  ["a redirect of a tag's deletion", "moved", (web) => web.tags.delete("v1")],
  ["a redirect of a blob's deletion", "moved", (web) => web.blobs.delete(digest)],
  ["the Location of an upload", "location", (web) => web.blobs.push(bytes)],
  ["a Link", "link", (web) => Array.fromAsync(web.tags.list())],
];

test.each(works)("the client's own headers do not follow %s elsewhere", async (name, how, work) => {
  const middleware = chain((request, next) => {
    request.headers.set("x-from-middleware", "1");
    return next(request);
  });
  for (const isPlatform of [false, true]) {
    const { registry, elsewhere } = await startSplit(how);
    if (/download|mount/.test(name)) elsewhere.blobs.set(digest, Buffer.from(bytes));
    const web = isPlatform
      ? platformRegistry(createClient({ baseUrl: registry.url, token: null, headers: own, middleware })).repository(
          "acme/site/web",
        )
      : createRegistry({ url: registry.url, headers: own, middleware }).repository("acme/web");
    await work(web);
    expect(elsewhere.headers.length).toBeGreaterThan(0);
    // The body goes there, and the query of its place is not added to.
    expect(elsewhere.blobs.has(digest)).toBe(/upload|PATCH|chunk|download|mount/.test(name));
    expect(elsewhere.manifests.has("a")).toBe(name.endsWith("a manifest"));
    expect(elsewhere.requests.filter((each) => /(digest|tag)=.*\1=/.test(each))).toEqual([]);
    for (const headers of elsewhere.headers) {
      for (const each of [...Object.keys(own), "x-from-middleware"]) expect(headers[each]).toBeUndefined();
    }
    expect(registry.headers.every((each) => each["x-api-key"] === "key" && each["x-from-middleware"] === "1")).toBe(
      true,
    );
  }
});

/** A registry under `https:`, as far as its client sees, that names other places. */
function secureRegistry(name: (request: Request) => Response | undefined): { fetch: Fetch; sent: string[] } {
  const sent: string[] = [];
  const answer: Fetch = async (input, init) => {
    const request = new Request(input, init);
    sent.push(`${request.method} ${request.url}`);
    await request.arrayBuffer();
    return name(request) ?? new Response(null, { status: request.method === "HEAD" ? 404 : 500 });
  };
  return { fetch: answer, sent };
}

const isAtHome = (request: Request): boolean => request.url.startsWith("https://registry.example/");

const named: readonly (readonly [
  string,
  (request: Request, url: string) => Response | undefined,
  (web: Repository) => Promise<unknown>,
])[] = [
  [
    "the Location of an upload",
    ({ method }, location) =>
      method === "POST" ? new Response(null, { status: 202, headers: { location } }) : undefined,
    (web) => web.blobs.push(bytes),
  ],
  [
    "a Link",
    (_, url) => Response.json({ name: "acme/web", tags: ["a"] }, { headers: { link: `<${url}>; rel="next"` } }),
    (web) => Array.fromAsync(web.tags.list()),
  ],
];

test.each(named)("%s does not lead from https: to http: unless that is allowed", async (_, answer, work) => {
  const target = "http://elsewhere.example/upload?signature=secret";
  const { fetch, sent } = secureRegistry((request) => (isAtHome(request) ? answer(request, target) : undefined));
  const options = { url: "https://registry.example", fetch, retry: false } as const;
  const error = await caught(work(createRegistry(options).repository("acme/web")));
  expect(error).toMatchObject({
    name: "ContentError",
    message: expect.stringMatching(/names http:\/\/elsewhere\.example, which is not https:/),
  });
  expect(sent.filter((each) => each.includes("elsewhere"))).toEqual([]);
  await caught(work(createRegistry({ ...options, allowInsecure: true }).repository("acme/web")));
  expect(sent.filter((each) => each.includes("http://elsewhere"))).not.toEqual([]);
});

test("an upload whose kept state was damaged is refused before anything is sent", async () => {
  const { fetch, sent } = secureRegistry(() => undefined);
  const { blobs } = createRegistry({ url: "https://registry.example", fetch }).repository("acme/web");
  for (const location of ["data:,x", "http://", "file:///x"]) {
    expect(await caught(blobs.resume({ location, offset: 0 }, bytes))).toMatchObject({ name: "ContentError" });
  }
  expect(sent).toEqual([]);
});

test("a runtime that shows no redirect follows downloads by its own rules, without the client's own headers", async () => {
  const seen: Request[] = [];
  // A browser hides the response to a request with manual redirects.
  const browser: Fetch = async (input, init) => {
    const request = new Request(input, init);
    seen.push(request);
    if (request.redirect === "follow") return new Response(bytes);
    const opaque = { type: "opaqueredirect", status: 0, ok: false };
    return Object.defineProperties(
      Response.error(),
      Object.fromEntries(Object.entries(opaque).map(([name, value]) => [name, { value }])),
    );
  };
  const web = createRegistry({
    url: "https://registry.example",
    fetch: browser,
    headers: { "x-api-key": "key" },
    auth: { accessToken: "an-access-token" },
    retry: false,
  }).repository("acme/web");
  expect(Buffer.from(await web.blobs.get(digest)).equals(bytes)).toBe(true);
  expect(
    seen.map(({ redirect, headers }) => [redirect, headers.get("x-api-key"), headers.get("authorization")]),
  ).toEqual([
    ["manual", "key", "Bearer an-access-token"],
    ["follow", null, "Bearer an-access-token"],
  ]);
  expect(await caught(web.manifests.push({ schemaVersion: 2 }))).toMatchObject({ name: "RedirectError" });
});
