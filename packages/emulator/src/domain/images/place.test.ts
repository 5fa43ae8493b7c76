import { createProjectToken } from "@slipway/projects";
import { addRepositoryPermission, clearRepositoryPermissions } from "@slipway/vcr";
import { expect, test } from "vitest";
import { digest, pushImage } from "../../../test/push-image.ts";
import { clientOf } from "../../../test/start.ts";
import { failure, type StartedRegistry, startRegistry } from "../../../test/start-registry.ts";

const basic = (password: string): string => `Basic ${Buffer.from(`anyone:${password}`).toString("base64")}`;

async function tokenFor({ emulator }: StartedRegistry, query: string, authorization: string): Promise<Response> {
  return fetch(`${emulator.url}/v2/_token?service=slipway-registry&${query}`, { headers: { authorization } });
}

function asking({ call }: StartedRegistry, authorization: string) {
  return async (method: string, path: string): Promise<number> =>
    (await call(method, path, { headers: { authorization } })).status;
}

test("the challenge for a request without a token says where to get one, and for which scope", async () => {
  const { emulator, name } = await startRegistry();
  const challenge = async (method: string, path: string): Promise<string | null> =>
    (await fetch(`${emulator.url}/v2/${path}`, { method })).headers.get("www-authenticate");
  const bearer = `Bearer realm="${emulator.url}/v2/_token",service="slipway-registry"`;
  expect(await challenge("GET", "")).toBe(bearer);
  expect(await challenge("GET", `${name}/tags/list`)).toBe(`${bearer},scope="repository:${name}:pull"`);
  expect(await challenge("POST", `${name}/blobs/uploads/`)).toBe(`${bearer},scope="repository:${name}:pull,push"`);
  expect(await challenge("DELETE", `${name}/manifests/v1`)).toBe(`${bearer},scope="repository:${name}:delete"`);
});

test("the platform's token is taken as it is, as bearer token and as password", async () => {
  const { emulator } = await startRegistry();
  for (const authorization of [`Bearer ${emulator.token}`, basic(emulator.token)]) {
    const response = await fetch(`${emulator.url}/v2/`, { headers: { authorization } });
    expect([response.status, await response.json()]).toEqual([200, {}]);
  }
  for (const authorization of ["Bearer wrong", basic("wrong"), "Basic !", "Digest x", "Bearer a.b.c"]) {
    const response = await fetch(`${emulator.url}/v2/`, { headers: { authorization } });
    expect([response.status, response.headers.get("www-authenticate")], authorization).toEqual([
      401,
      expect.stringContaining('error="invalid_token"'),
    ]);
  }
});

test.each([
  ["", "missing a token"],
  ["Bearer wrong", "this bearer token is none of the platform's, a project's or the registry's, or its time is over"],
  [
    basic("wrong"),
    "the password is not a token of the platform or a project, or its time is over; the username may be anything",
  ],
  [`Basic ${Buffer.from("no-colon").toString("base64")}`, "not `username:password` in base64"],
  ["Basic !", "not `username:password` in base64"],
  ["Digest x", "neither Bearer nor Basic"],
  ["nonsense", "neither Bearer nor Basic"],
])("the answer to %j says what is wrong", async (authorization, why) => {
  const { emulator } = await startRegistry();
  for (const path of ["", "_token", "acme/site/web/tags/list"]) {
    const response = await fetch(`${emulator.url}/v2/${path}`, { headers: { authorization } });
    const { errors }: { errors: { code: string; message: string }[] } = await response.json();
    expect([response.status, errors[0]?.code, errors[0]?.message], path).toEqual([
      401,
      "UNAUTHORIZED",
      expect.stringContaining(why),
    ]);
  }
});

test("a mount asks for the scopes of both repositories at once", async () => {
  const registry = await startRegistry();
  const { emulator, name } = registry;
  const blob = await registry.push("content");
  const mount = (headers: Record<string, string>, query: string) =>
    fetch(`${emulator.url}/v2/acme/shop/web/blobs/uploads/?${query}`, { method: "POST", headers });
  const both = `scope="repository:acme/shop/web:pull,push repository:${name}:pull"`;
  const query = `mount=${blob}&from=${name}`;
  expect((await mount({}, query)).headers.get("www-authenticate")).toContain(both);

  const bearer = async (scope: string) => {
    const answer = await tokenFor(registry, `scope=${encodeURIComponent(scope)}`, basic(emulator.token));
    return { authorization: `Bearer ${(await answer.json()).token}` };
  };
  const one = await bearer("repository:acme/shop/web:pull,push");
  const refused = await mount(one, query);
  expect(await failure(refused)).toEqual([401, "UNAUTHORIZED"]);
  const challenge = refused.headers.get("www-authenticate") ?? "";
  expect(challenge).toContain(`${both},error="insufficient_scope"`);

  // An upload starts if no further scope would help.
  const sources = ["&from=nobody/site/web", "&from=acme/shop/web", ""];
  for (const other of ["mount=nonsense&from=acme/site/web", ...sources.map((from) => `mount=${blob}${from}`)]) {
    expect((await mount(one, other)).status, other).toBe(202);
  }

  const asked = /scope="([^"]*)"/.exec(challenge)?.[1] ?? "";
  expect((await mount(await bearer(asked), query)).status).toBe(201);
});

test("a text that is not a name does not get into a challenge", async () => {
  const { emulator, push } = await startRegistry();
  const mount = `mount=${await push("content")}`;
  for (const from of ["a\r\nb", 'x",realm="http://127.0.0.1/', "A/B", "a:pull repository:acme/site/web", "\u2028"]) {
    const url = `${emulator.url}/v2/acme/shop/web/blobs/uploads/?${mount}&from=${encodeURIComponent(from)}`;
    const response = await fetch(url, { method: "POST" });
    expect(response.headers.get("www-authenticate"), from).toMatch(/scope="repository:acme\/shop\/web:pull,push"$/);
  }
});

test("a token of the registry is good for what was asked for and allowed, and nothing else", async () => {
  const registry = await startRegistry();
  const { emulator, name } = registry;
  await pushImage(registry.client, name, { tag: "v1" });
  const answer = await tokenFor(registry, `scope=repository:${name}:pull`, basic(emulator.token));
  const { token, access_token, expires_in } = await answer.json();
  expect([access_token, expires_in]).toEqual([token, 300]);
  const ask = asking(registry, `Bearer ${token}`);
  expect([await ask("GET", "/tags/list"), await ask("HEAD", "/manifests/v1")]).toEqual([200, 200]);
  expect([await ask("POST", "/blobs/uploads/"), await ask("DELETE", "/manifests/v1")]).toEqual([401, 401]);
  const elsewhere = await fetch(`${emulator.url}/v2/acme/shop/web/tags/list`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(elsewhere.headers.get("www-authenticate")).toContain('error="insufficient_scope"');
  // It is none of the platform's.
  const platform = await fetch(`${emulator.url}/v2/user`, { headers: { authorization: `Bearer ${token}` } });
  expect(platform.status).toBe(403);
  expect((await tokenFor(registry, `scope=repository:${name}:push`, `Bearer ${token}`)).status).toBe(401);
});

test("a token is over after its time", async () => {
  const registry = await startRegistry();
  const query = `scope=repository:${registry.name}:pull,push&scope=repository:acme/shop/web:*`;
  const { token } = await (await tokenFor(registry, query, basic(registry.emulator.token))).json();
  const ask = asking(registry, `Bearer ${token}`);
  expect(await ask("POST", "/blobs/uploads/")).toBe(202);
  await registry.emulator.clock.advance(300_000);
  expect(await ask("POST", "/blobs/uploads/")).toBe(401);
});

test("the OAuth2 form gives a refresh token, which gives further tokens", async () => {
  const registry = await startRegistry();
  const post = (form: Record<string, string>): Promise<Response> =>
    fetch(`${registry.emulator.url}/v2/_token`, { method: "POST", body: new URLSearchParams(form) });
  const scope = `repository:${registry.name}:pull,push`;
  const password = { grant_type: "password", username: "ann", password: registry.emulator.token, scope };
  const first = await (await post({ ...password, access_type: "offline" })).json();
  const second = await (await post({ grant_type: "refresh_token", refresh_token: first.refresh_token, scope })).json();
  for (const { access_token } of [first, second]) {
    expect(await asking(registry, `Bearer ${access_token}`)("POST", "/blobs/uploads/")).toBe(202);
  }
  expect(second.refresh_token).toBeUndefined();
  // Neither is taken for the other.
  expect(await asking(registry, `Bearer ${first.refresh_token}`)("GET", "/tags/list")).toBe(401);
  const swapped = { grant_type: "refresh_token", refresh_token: first.access_token, scope };
  for (const form of [swapped, { ...password, password: "wrong" }]) expect((await post(form)).status).toBe(401);
  expect(await failure(await post({ grant_type: "magic" }))).toEqual([400, "UNSUPPORTED"]);
});

test("a user who is in no team of a repository does not learn whether it exists", async () => {
  const registry = await startRegistry();
  await pushImage(registry.client, registry.name, { tag: "v1" });
  const headers = { authorization: "Bearer ben" };
  for (const name of [registry.name, "acme/site/unknown", "acme/unknown/web", "nobody/site/web", "ann/own/web"]) {
    const response = await fetch(`${registry.emulator.url}/v2/${name}/tags/list`, { headers });
    expect(await failure(response), name).toEqual([403, "DENIED"]);
  }
});

test("a team that a repository was opened to pulls and does not push", async () => {
  const registry = await startRegistry();
  const { descriptor, layer } = await pushImage(registry.client, registry.name, { tag: "v1" });
  const where = { projectId: "site", idOrName: "web" };
  await addRepositoryPermission(registry.client, { ...where, teamSlug: "other" });
  const ask = asking(registry, "Bearer ben");
  expect([await ask("GET", "/manifests/v1"), await ask("GET", `/blobs/${layer.digest}`)]).toEqual([200, 200]);
  expect([await ask("POST", "/blobs/uploads/"), await ask("DELETE", `/manifests/${descriptor.digest}`)]).toEqual([
    403, 403,
  ]);
  await clearRepositoryPermissions(registry.client, where);
  expect(await ask("GET", "/manifests/v1")).toBe(403);
});

test.each(["VIEWER", "VIEWER_FOR_PLUS", "BILLING"] as const)(
  "a %s of the team pulls and does not push",
  async (role) => {
    const registry = await startRegistry({
      seed: {
        users: [{ username: "ann" }, { username: "ben", token: "ben" }],
        teams: [
          {
            slug: "acme",
            members: [
              { username: "ann", role: "OWNER" },
              { username: "ben", role },
            ],
          },
        ],
        projects: [{ name: "site", team: "acme" }],
      },
    });
    await pushImage(registry.client, registry.name, { tag: "v1" });
    const ask = asking(registry, "Bearer ben");
    expect([await ask("GET", "/manifests/v1"), await ask("POST", "/blobs/uploads/")]).toEqual([200, 403]);
  },
);

test("projects of a user's own are under the username", async () => {
  const { emulator } = await startRegistry();
  await pushImage(clientOf(emulator), "ann/own/web", { tag: "v1" });
  const response = await fetch(`${emulator.url}/v2/ann/own/web/tags/list`, {
    headers: { authorization: `Bearer ${emulator.token}` },
  });
  expect((await response.json()).tags).toEqual(["v1"]);
});

test.each([
  ["acme/site", 404, "NAME_UNKNOWN"],
  ["acme/site/web/more", 404, "NAME_UNKNOWN"],
  ["acme/unknown/web", 404, "NAME_UNKNOWN"],
  ["nobody/site/web", 403, "DENIED"],
  ["acme/site/Web", 400, "NAME_INVALID"],
  ["acme/site/web-", 400, "NAME_INVALID"],
  ["acme/site/we..b", 400, "NAME_INVALID"],
  [`acme/site/${"a".repeat(250)}`, 400, "NAME_INVALID"],
])("a push to %s is answered with %s %s", async (name, status, code) => {
  const { emulator } = await startRegistry();
  const headers = { authorization: `Bearer ${emulator.token}` };
  const response = await fetch(`${emulator.url}/v2/${name}/blobs/uploads/`, { method: "POST", headers });
  expect(await failure(response)).toEqual([status, code]);
});

test("no answer and no record holds a token", async () => {
  const registry = await startRegistry();
  const { emulator } = registry;
  await registry.call("GET", `/blobs/${digest("x")}`);
  const refused = await registry.call("GET", "/tags/list", { headers: { authorization: basic("hush-hush") } });
  const said = (await refused.text()) + JSON.stringify([...refused.headers]) + JSON.stringify(emulator.requests);
  expect(said).not.toContain("hush-hush");
  expect(said).not.toContain(emulator.token);
});

test("a registry credential for a project's token is for that project, and expires with it", async () => {
  const registry = await startRegistry();
  const { emulator, client, name } = registry;
  const { token } = await createProjectToken(client, { idOrName: "site" });
  await emulator.clock.advance("719 minutes");
  const post = async (form: Record<string, string>) => {
    const scope = `repository:${name}:pull,push repository:acme/shop/web:pull,push`;
    const body = new URLSearchParams({ scope, ...form });
    return (await fetch(`${emulator.url}/v2/_token`, { method: "POST", body })).json();
  };
  const login = { grant_type: "password", username: "oidc", password: token, access_type: "offline" };
  const { refresh_token, expires_in } = await post(login);
  expect(expires_in).toBe(60);
  const { access_token } = await post({ grant_type: "refresh_token", refresh_token });
  const headers = { authorization: `Bearer ${access_token}` };
  const pushed = async (to: string) =>
    (await fetch(`${emulator.url}/v2/${to}/blobs/uploads/`, { method: "POST", headers })).status;
  expect([await pushed(name), await pushed("acme/shop/web")]).toEqual([202, 401]);
  await emulator.clock.advance("1 minute");
  expect([await pushed(name), await pushed("acme/shop/web")]).toEqual([401, 401]);
  expect(await post({ grant_type: "refresh_token", refresh_token })).toMatchObject({
    errors: [{ code: "UNAUTHORIZED" }],
  });
});

test("a project's token that is over while its request waits for bytes stores nothing", async () => {
  const { emulator, client, name, call } = await startRegistry();
  const { token } = await createProjectToken(client, { idOrName: "site" });
  const pull = async (controller: ReadableStreamDefaultController) => {
    await emulator.clock.advance("13 hours");
    controller.enqueue(Buffer.from("hi"));
    controller.close();
  };
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const init = { method: "POST", headers: { authorization: `Bearer ${token}` }, body, duplex: "half" as const };
  const url = `${emulator.url}/v2/${name}/blobs/uploads/?digest=${digest("hi")}`;
  expect((await emulator.fetch(url, init)).status).toBe(403);
  expect((await call("HEAD", `/blobs/${digest("hi")}`)).status).toBe(404);
});
