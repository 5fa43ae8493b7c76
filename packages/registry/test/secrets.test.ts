import type { IncomingMessage, ServerResponse } from "node:http";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { type ConnectionOptions, createRegistry, OCI, type RegistryWarning, type Repository } from "../src/index.ts";
import { caught, contentOf } from "./content.ts";
import { end, json, type ScriptedRegistry, startRegistry } from "./scripted-registry.ts";

const password = "registry-password-0123456789";
const auth = { username: "acme-builds", password };
const { bytes, digest } = contentOf(100, 13);
const artifact = { schemaVersion: 2, layers: [] } as const;

async function startQuoting(
  scheme: "Basic" | "Bearer",
  answer: (said: string, request: IncomingMessage, response: ServerResponse) => void,
): Promise<ScriptedRegistry> {
  let known = "";
  const registry: ScriptedRegistry = await startRegistry({
    intercept(request, response) {
      const { authorization = "" } = request.headers;
      if (authorization.startsWith("Basic ")) {
        known = Buffer.from(authorization.slice(6), "base64").toString().split(":")[1] ?? "";
      }
      if (request.url?.startsWith("/token")) json(response, { token: "a-token-of-the-service" });
      else if (known === "" || authorization === "") {
        end(response, 401, { "www-authenticate": `${scheme} realm="${registry.url}/token"` });
      } else answer(known, request, response);
      return true;
    },
  });
  return registry;
}

const webOf = ({ url }: ScriptedRegistry, options: Partial<ConnectionOptions> = {}): Repository =>
  createRegistry({ url, auth, retry: false, ...options }).repository("acme-builds/web");

const printed = (value: unknown): string => inspect(value, { depth: 20, showHidden: true }) + JSON.stringify(value);

const quotes: readonly (readonly [
  string,
  (said: string) => readonly [number, Readonly<Record<string, string>>],
  (web: Repository) => Promise<unknown>,
])[] = [
  [
    "docker-content-digest",
    (said) => [200, { "docker-content-digest": `sha256:${said}` }],
    (web) => web.blobs.head(digest),
  ],
  [
    "docker-content-digest",
    (said) => [200, { "docker-content-digest": `sha256:${said}` }],
    (web) => web.blobs.get(digest),
  ],
  ["content-type", (said) => [200, { "content-type": `text/${said}` }], (web) => web.tags.delete("v1")],
  [
    "content-range",
    (said) => [206, { "content-range": `bytes ${said}` }],
    (web) => web.blobs.open(digest, { range: { first: 0, last: 0 } }).then((items) => Array.fromAsync(items)),
  ],
  [
    "oci-subject",
    (said) => [201, { "oci-subject": said, location: "/x" }],
    (web) => web.manifests.push({ ...artifact, layers: [] }),
  ],
  ["location", (said) => [302, { location: `https://login.example/${said}` }], (web) => web.tags.delete("v1")],
  [
    "location",
    (said) => [302, { location: `https://login.example/${encodeURIComponent(said)}` }],
    (web) => web.blobs.get(digest),
  ],
  ["location", (said) => [307, { location: `https://${said}.example/` }], (web) => web.blobs.get(digest)],
  [
    "link",
    (said) => [200, { link: `<https://${said}.example/>; rel=next` }],
    (web) => Array.fromAsync(web.tags.list()),
  ],
  [
    "www-authenticate",
    (said) => [401, { "www-authenticate": `Bearer realm="https://${said}.example/"` }],
    (web) => web.blobs.get(digest),
  ],
];

test.each((["Basic", "Bearer"] as const).flatMap((scheme) => quotes.map((each) => [scheme, ...each] as const)))(
  "a password (%s) that is quoted in %s is in no error",
  async (scheme, _, answer, work) => {
    const registry = await startQuoting(scheme, (said, request, response) => {
      const [status, headers] = answer(said);
      response.writeHead(status, headers);
      response.end(request.method === "HEAD" || status === 201 ? undefined : '{"name":"x","tags":["a"]}');
    });
    const error = await caught(work(webOf(registry)));
    expect(printed(error)).not.toContain(password);
  },
);

test("the body of an error does not say the password that went to the token service", async () => {
  const registry = await startQuoting("Bearer", (said, _, response) => response.writeHead(403).end(`not with ${said}`));
  const error = await caught(webOf(registry).blobs.get(digest));
  expect(error).toMatchObject({ status: 403 });
  expect(printed(error)).not.toContain(password);
});

test.each(["Basic", "Bearer"] as const)("a warning does not say the password (%s)", async (scheme) => {
  const warnings: RegistryWarning[] = [];
  const registry = await startQuoting(scheme, (said, _, response) =>
    json(response, { name: "x", tags: [] }, { warning: `299 - "you sent ${said}"` }),
  );
  await Array.fromAsync(webOf(registry, { onWarning: (warning) => void warnings.push(warning) }).tags.list());
  expect(warnings).toMatchObject([{ text: "you sent [redacted]" }]);
});

test("names that are part of a password, or a user's, are not credentials where they belong", async () => {
  const asking = await startRegistry({
    intercept: (request, response) =>
      !request.headers.authorization && end(response, 401, { "www-authenticate": "Basic realm=x" }),
  });
  const known = createRegistry({ url: asking.url, auth: { username: "acme-builds", password: "acme-builds" } });
  await known.repository("acme-builds").blobs.push(bytes);
  expect(asking.blobs.has(digest)).toBe(true);
});

test.each([["x".repeat(3e6)], [password]])("a manifest's own media type is not shown", async (mediaType) => {
  const contents = [
    { ...artifact, mediaType },
    { ...artifact, mediaType, manifests: [] },
  ];
  for (const [index, content] of contents.entries()) {
    const registry = await startQuoting("Basic", (_, __, response) => {
      response.writeHead(200, { "content-type": index === 0 ? OCI.manifest : "application/json" });
      response.end(JSON.stringify(content));
    });
    const error = Object(await caught(webOf(registry).manifests.get("v1")));
    expect(error.name).toBe("ContentError");
    expect(printed(error).length).toBeLessThan(3000);
    expect(printed(error)).not.toContain(password);
  }
});

test("an error that a fetch of one's own throws while a manifest is read holds no credential", async () => {
  const fetch: ConnectionOptions["fetch"] = async (input, init) => {
    const sent = new Request(input, init).headers.get("authorization");
    if (sent === null) return new Response("", { status: 401, headers: { "www-authenticate": "Basic realm=x" } });
    const pull = (controller: ReadableStreamDefaultController): void =>
      controller.error(Object.assign(new Error(`closed ${sent} ${password}`), { request: sent }));
    return new Response(new ReadableStream({ pull }), { headers: { "content-type": OCI.manifest } });
  };
  const web = createRegistry({ url: "https://registry.example", auth, retry: false, fetch }).repository("acme/web");
  const error = await caught(web.manifests.get("v1"));
  expect(error).toMatchObject({ name: "NetworkError", cause: expect.any(Error) });
  expect(printed(error)).not.toContain(password);
  expect(printed(error)).not.toContain(btoa(`acme-builds:${password}`));
});

test("a token service that cannot be reached is an error that says how", async () => {
  const registry = await startRegistry({
    intercept: (_, response) => end(response, 401, { "www-authenticate": 'Bearer realm="http://127.0.0.1:1/token"' }),
  });
  const error = Object(await caught(webOf(registry).blobs.get(digest)));
  expect(error).toMatchObject({
    name: "AuthError",
    message: expect.stringMatching(/at 127\.0\.0\.1:1 failed on the network/),
  });
  expect(printed(error.cause)).toContain("failed on the network");
  expect(printed(error)).not.toContain(password);
});
