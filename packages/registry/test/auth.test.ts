import type { IncomingMessage } from "node:http";
import { inspect } from "node:util";
import { chain } from "@slipway/core/middleware";
import { systemClock } from "@slipway/core/raw";
import { expect, test } from "vitest";
import { type ConnectionOptions, type CredentialSource, createRegistry, type Repository } from "../src/index.ts";
import { caught, contentOf, streamOf } from "./content.ts";
import { end, json, type ScriptedRegistry, startRegistry } from "./scripted-registry.ts";

const secret = "the-password-that-nobody-sees";
const user = { username: "me", password: secret };
const { bytes, digest } = contentOf(100_000, 5);

interface TokenService {
  readonly url: string;
  readonly asked: { readonly method: string; readonly scopes: string[]; readonly by: string }[];
  readonly valid: Set<string>;
}

async function startTokens(
  options: { only?: "GET" | "POST"; lifetime?: number; answer?: object; status?: number } = {},
): Promise<TokenService> {
  const asked: TokenService["asked"] = [];
  const valid = new Set<string>();
  const { url } = await startRegistry({
    async intercept(request, response) {
      const method = request.method ?? "";
      const form = new URLSearchParams(
        method === "POST" ? await textOf(request) : new URL(request.url ?? "", "http://x").search,
      );
      const by = request.headers.authorization ?? form.get("refresh_token") ?? form.get("password") ?? "anonymous";
      asked.push({ method, scopes: form.getAll("scope").flatMap((scope) => scope.split(" ")), by });
      const status = options.only && options.only !== method ? 404 : (options.status ?? 200);
      const token = `token-${asked.length}`;
      if (status === 200) valid.add(`Bearer ${token}`);
      return json(response, options.answer ?? { token, expires_in: options.lifetime }, {}, status);
    },
  });
  return { url, asked, valid };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const part of request) text += part;
  return text;
}

async function startGuarded(valid: ReadonlySet<string>, challenge: string): Promise<ScriptedRegistry> {
  return startRegistry({
    intercept(request, response) {
      if (valid.has(request.headers.authorization ?? "")) return false;
      response.setHeader("www-authenticate", challenge);
      return json(response, { errors: [{ code: "UNAUTHORIZED", detail: request.headers.authorization }] }, {}, 401);
    },
  });
}

async function startBearer(tokens: TokenService): Promise<ScriptedRegistry> {
  return startGuarded(tokens.valid, `Bearer realm="${tokens.url}/token",service="registry, of tests"`);
}

function webOf(
  registry: ScriptedRegistry,
  auth?: CredentialSource,
  options: Partial<ConnectionOptions> = {},
): Repository {
  return createRegistry({ url: registry.url, auth, ...options }).repository("acme/web");
}

const basic = `Basic ${Buffer.from(`me:${secret}`).toString("base64")}`;

test("credentials are not sent without a challenge", async () => {
  const registry = await startRegistry();
  await webOf(registry, user).blobs.push(bytes);
  expect(registry.headers.filter((each) => each.authorization)).toEqual([]);
});

test("basic credentials are sent as soon as the registry has asked for them", async () => {
  const registry = await startGuarded(new Set([basic]), 'Basic realm="tests"');
  const web = webOf(registry, user);
  await web.blobs.push(bytes);
  await web.blobs.get(digest);
  expect(registry.headers.map((each) => each.authorization)).toEqual([
    undefined,
    ...Array(registry.headers.length - 1).fill(basic),
  ]);
});

test("a name and a password of any characters are sent as UTF-8", async () => {
  const auth = { username: "josé", password: "päß:wörd" };
  const registry = await startGuarded(
    new Set([`Basic ${Buffer.from("josé:päß:wörd").toString("base64")}`]),
    "basic realm=tests",
  );
  expect(await webOf(registry, auth).blobs.head(digest)).toBeUndefined();
});

test("a token is had without credentials where anyone may read", async () => {
  const tokens = await startTokens();
  const registry = await startBearer(tokens);
  expect(await webOf(registry).blobs.head(digest)).toBeUndefined();
  expect(tokens.asked).toEqual([{ method: "GET", scopes: ["repository:acme/web:pull"], by: "anonymous" }]);
});

test("a token is had by name and password, once for all calls at the same time, and by what it allows", async () => {
  const tokens = await startTokens();
  const registry = await startBearer(tokens);
  const web = webOf(registry, user);
  await web.blobs.head(digest);
  await Promise.all(["a", "b", "c"].map((text) => web.blobs.push(text)));
  await web.blobs.head(digest);
  expect(tokens.asked).toEqual([
    { method: "GET", scopes: ["repository:acme/web:pull"], by: basic },
    { method: "GET", scopes: ["repository:acme/web:pull,push"], by: basic },
  ]);
});

test("a mount asks for the right to read the other repository too", async () => {
  const tokens = await startTokens();
  const registry = await startBearer(tokens);
  await webOf(registry, user).blobs.mount(digest, "acme/base");
  expect(tokens.asked.at(-1)?.scopes).toEqual(["repository:acme/base:pull", "repository:acme/web:pull,push"]);
});

test("a refresh token goes by POST, and by GET where the service knows no POST", async () => {
  for (const only of ["POST", "GET"] as const) {
    const tokens = await startTokens({ only });
    const registry = await startBearer(tokens);
    await webOf(registry, { refreshToken: secret }).blobs.head(digest);
    const byGet = `Basic ${Buffer.from(`<token>:${secret}`).toString("base64")}`;
    const posted = { method: "POST", scopes: ["repository:acme/web:pull"], by: secret };
    expect(tokens.asked).toEqual(only === "POST" ? [posted] : [posted, { ...posted, method: "GET", by: byGet }]);
  }
});

test("a password goes by POST where the service knows no GET", async () => {
  const tokens = await startTokens({ only: "POST" });
  const registry = await startBearer(tokens);
  await webOf(registry, user).blobs.head(digest);
  expect(tokens.asked.map(({ method, by }) => [method, by])).toEqual([
    ["GET", basic],
    ["POST", secret],
  ]);
});

test("an access token is shown as it is", async () => {
  const registry = await startGuarded(new Set([`Bearer ${secret}`]), 'Bearer realm="https://nobody.example"');
  await webOf(registry, { accessToken: secret }).blobs.push(bytes);
  expect(registry.headers.every((each) => each.authorization === `Bearer ${secret}`)).toBe(true);
});

test("a token that has expired is replaced before it is sent", async () => {
  let now = 1e12;
  const clock = { ...systemClock, now: () => now };
  const tokens = await startTokens({ lifetime: 100 });
  const web = webOf(await startBearer(tokens), user, { clock });
  await web.blobs.head(digest);
  now += 79_000;
  await web.blobs.head(digest);
  expect(tokens.asked).toHaveLength(1);
  now += 2000;
  await web.blobs.head(digest);
  expect(tokens.asked).toHaveLength(2);
});

test("a token that was refused is replaced once, and a body is sent again", async () => {
  const tokens = await startTokens();
  const registry = await startBearer(tokens);
  const web = webOf(registry, user);
  await web.blobs.push("first");
  tokens.valid.clear();
  await web.manifests.push({ schemaVersion: 2, layers: [] }, { reference: "v1" });
  expect(registry.manifests.has("v1")).toBe(true);
  tokens.valid.clear();
  await web.blobs.push(() => streamOf(bytes), { digest, size: bytes.length });
  expect(registry.blobs.has(digest)).toBe(true);
  expect(tokens.asked).toHaveLength(5);
});

test.each([
  ["retries are off", { retry: false }, true],
  ["the refusal has no challenge", {}, false],
] as const)("a token that is refused where %s is not sent by the next call", async (_, options, isChallenged) => {
  const tokens = await startTokens();
  const challenge = [`Bearer realm="${tokens.url}/token"`];
  const registry = await startRegistry({
    intercept(request, response) {
      if (tokens.valid.has(request.headers.authorization ?? "")) return false;
      if (challenge.length) response.setHeader("www-authenticate", challenge);
      return json(response, {}, {}, 401);
    },
  });
  const { blobs } = webOf(registry, user, options);
  await blobs.push(bytes);
  tokens.valid.clear();
  if (!isChallenged) challenge.pop();
  await blobs.head(digest).catch(() => {});
  expect(await blobs.head(digest)).toMatchObject({ digest });
});

test.each(["the credential", "/token", "/v2/"])("a later call does not wait for %s of a dropped one", async (what) => {
  const tokens = await startTokens();
  const registry = await startBearer(tokens);
  const manifest = { schemaVersion: 2 as const, layers: [] };
  let ahead = 0;
  let isHanging = true;
  // Its timers are dropped, too.
  const clock = { ...systemClock, now: () => Date.now() + ahead, after: () => () => {} };
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const hang = (): Promise<never> => new Promise(() => begin());
  const web = webOf(registry, () => (isHanging && what === "the credential" ? hang() : Promise.resolve(user)), {
    clock,
    fetch: (url, init) => (isHanging && new URL(url).pathname === what ? hang() : fetch(url, init)),
  });
  web.manifests.push(manifest).catch(() => {});
  await begun;
  isHanging = false;
  ahead = 60_001;
  expect(await web.manifests.push(manifest)).toMatchObject({ descriptor: { size: 31 } });
});

test("a function is asked for the host and the repository, and again when what it gave was refused", async () => {
  const asked: unknown[][] = [];
  const registry = await startGuarded(new Set([basic]), "Basic realm=x");
  const web = webOf(registry, async (...names) => {
    asked.push(names);
    return { username: "me", password: asked.length < 2 ? "old" : secret };
  });
  // The first is refused with the first request that shows it.
  const refused = await caught(web.blobs.get(digest));
  expect(refused).toMatchObject({ status: 401 });
  expect(await web.blobs.head(digest)).toBeUndefined();
  expect(asked).toEqual([
    [registry.host, "acme/web"],
    [registry.host, "acme/web"],
  ]);
});

test("the scope that a registry asks for is asked for, and remembered", async () => {
  const tokens = await startTokens();
  const wanted = 'scope="repository:acme/web:metadata_read registry:catalog:*"';
  const registry = await startGuarded(tokens.valid, `Bearer realm="${tokens.url}",${wanted}`);
  const web = webOf(registry, user);
  await web.blobs.head(digest);
  expect(tokens.asked.map(({ scopes }) => scopes)).toEqual([
    ["registry:catalog:*", "repository:acme/web:metadata_read,pull"],
  ]);
});

test.each([
  ["is refused", { status: 401 }, { status: 401, message: expect.stringMatching(/check the credentials/) }],
  ["breaks down", { status: 400 }, { status: 400 }],
  ["gives no token", { answer: { hello: secret } }, { message: expect.stringMatching(/answered without a token/) }],
  [
    "gives one that no header takes",
    { answer: { token: `a\n${secret}` } },
    { message: expect.stringMatching(/without a token/) },
  ],
])("a token request that %s ends with an AuthError that shows no secret", async (_, options, fields) => {
  const registry = await startBearer(await startTokens(options));
  const error = await caught(webOf(registry, user).blobs.get(digest));
  expect(error).toMatchObject({ name: "AuthError", host: registry.host, ...fields });
  expect(inspect(error, { depth: 9 })).not.toContain(secret);
});

test.each([
  ["http: elsewhere", "http://auth.example/token", /is not https:/],
  ["a URL with credentials", "https://a:b@auth.example/token", /has credentials/],
  ["no URL", "token", /is not a URL/],
])("credentials are not sent to a realm that is %s", async (_, realm, message) => {
  const registry = await startGuarded(new Set(), `Bearer realm="${realm}"`);
  expect(await caught(webOf(registry, user).blobs.get(digest))).toMatchObject({
    name: "AuthError",
    message: expect.stringMatching(message),
  });
});

test("a token service that redirects gets nothing, and the one that it names neither", async () => {
  const thief = await startRegistry();
  const service = await startRegistry({
    intercept: (_request, response) => end(response, 307, { location: `${thief.url}/token` }),
  });
  const registry = await startGuarded(new Set(), `Bearer realm="${service.url}/token"`);
  for (const auth of [user, { refreshToken: secret }]) {
    expect(await caught(webOf(registry, auth, { retry: false }).blobs.get(digest))).toMatchObject({
      name: "AuthError",
      message: expect.stringMatching(/redirects, and credentials are sent only to/),
    });
  }
  expect(thief.requests).toEqual([]);
});

test("middleware sees the request without the credentials", async () => {
  const registry = await startGuarded(new Set([basic]), "Basic realm=x");
  const seen: (string | null)[] = [];
  const web = webOf(registry, user, {
    middleware: chain((request, next) => {
      seen.push(request.headers.get("authorization"));
      return next(request);
    }),
  });
  await web.blobs.head(digest);
  expect(seen).toEqual([null, null]);
});

const quotes: readonly (readonly [string, (said: string) => string])[] = [
  ["JSON", (said) => JSON.stringify({ errors: [{ code: "DENIED", detail: { [said]: said } }] })],
  ["HTML", (said) => `<h1>${said}</h1>`],
];
const odd = ['open "sesame" \\ \u00e9', "пароль: sesame, откройся"];

test.each(odd.flatMap((password) => quotes.map(([kind, quote]) => [password, kind, quote] as const)))(
  "the password %j that is quoted in %s is not in the error",
  async (password, _, quote) => {
    const registry = await startRegistry({
      intercept(request, response) {
        const [, given = ""] = request.headers.authorization?.split(" ") ?? [];
        if (!given) response.writeHead(401, { "www-authenticate": "Basic realm=x" }).end();
        else response.writeHead(403).end(quote(Buffer.from(given, "base64").toString()));
        return true;
      },
    });
    const { blobs } = createRegistry({ url: registry.url, auth: { username: "me", password } }).repository("acme/web");
    const error = Object(await caught(blobs.get(digest)));
    expect(error).toMatchObject({ status: 403 });
    expect(inspect(error.body, { depth: 9 }) + error.message).toContain("[redacted]");
    expect(JSON.stringify([error.body, error.message])).not.toContain("sesame");
  },
);

test("the printed form of a registry, a repository and an error holds no secret", async () => {
  const registry = await startGuarded(new Set(), "Basic realm=x");
  const client = createRegistry({ url: registry.url, auth: user });
  const error = await caught(client.repository("acme/web").blobs.get(digest));
  expect(error).toMatchObject({ status: 401 });
  for (const value of [client, client.repository("acme/web"), error]) {
    const shown = inspect(value, { depth: 9, showHidden: true }) + JSON.stringify(value);
    expect(shown).not.toContain(secret);
    expect(shown).not.toContain(basic.slice(6));
  }
});

test.each(["put", "stream", "chunks"] as const)(
  "a token that is refused in the middle of an upload by %s is replaced",
  async (by) => {
    let issued = 0;
    const revoked = new Set<string>();
    const registry = await startRegistry({
      intercept(request, response) {
        const { authorization = "", host } = request.headers;
        if (request.url?.startsWith("/token")) {
          return json(response, { token: `token-${++issued}` });
        }
        const isSent = request.method === "PUT" || request.method === "PATCH";
        // The first token that brings bytes ends with them.
        if (isSent && revoked.size === 0) revoked.add(authorization);
        if (authorization !== "" && !revoked.has(authorization)) return false;
        return end(response, 401, { "www-authenticate": `Bearer realm="http://${host}/token",service="x"` });
      },
    });
    await webOf(registry, user).blobs.push(bytes, { by });
    expect(registry.blobs.has(digest)).toBe(true);
    expect(registry.requests.filter((each) => each.startsWith("DELETE"))).toEqual([]);
  },
);

test("a token of one credential is not shown in the place of another's", async () => {
  const seen: string[] = [];
  const registry = await startRegistry({
    intercept(request, response) {
      const { authorization = "", host } = request.headers;
      if (request.url?.startsWith("/token")) {
        const who = Buffer.from(authorization.slice(6), "base64").toString().split(":")[0];
        json(response, { token: `token-of-${who}` });
      } else if (authorization) {
        seen.push(`${request.url?.split("/")[3]} as ${authorization}`);
        json(response, { name: "x", tags: [] });
      } else end(response, 401, { "www-authenticate": `Bearer realm="http://${host}/token"` });
      return true;
    },
  });
  const auth = async (_: string, name = "") => ({ username: name.split("/")[1] ?? "nobody", password: "a-password" });
  const all = createRegistry({ url: registry.url, auth });
  await caught(all.repository("team/a").blobs.mount(digest, "team/b"));
  await Array.fromAsync(all.repository("team/b").tags.list());
  expect(seen).toContain("b as Bearer token-of-b");
});

test.each([{}, "x", null, { username: "me" }, { accessToken: "", refreshToken: "" }])(
  "%j is not a credential, and is refused before anything is sent",
  (auth) => {
    // A caller without types.
    const given = auth as unknown as CredentialSource;
    expect(() => createRegistry({ url: "https://registry.example", auth: given })).toThrow(
      /auth for registry.example must be/,
    );
  },
);

async function startSilent(times: number): Promise<ScriptedRegistry & { readonly silent: Promise<void> }> {
  let left = times;
  const { promise: silent, resolve: tell } = Promise.withResolvers<void>();
  const registry = await startRegistry({
    intercept(request) {
      if (request.url !== "/v2/" || left === 0) return false;
      left--;
      tell();
      return true;
    },
  });
  return { ...registry, silent };
}

test("a registry that sends no challenge is not waited for longer than for anything else", async () => {
  const { url, blobs } = await startSilent(Infinity);
  const web = createRegistry({ url, auth: user, timeout: { idle: 300 } }).repository("acme/web");
  await web.blobs.push(bytes);
  expect(blobs.has(digest)).toBe(true);
});

test("a caller that gives up waiting for that holds up no later one", async () => {
  const { url, requests, blobs, silent } = await startSilent(1);
  const web = createRegistry({ url, auth: user }).repository("acme/web");
  const abort = new AbortController();
  const first = caught(web.blobs.push(bytes, { signal: abort.signal }));
  await silent;
  abort.abort();
  expect(await first).toMatchObject({ name: "AbortedError" });
  await web.blobs.push(bytes);
  expect(blobs.has(digest)).toBe(true);
  expect(requests.filter((each) => each === "GET /v2/")).toHaveLength(2);
}, 4_000);
