import { listRedirects, stageRedirects, updateRedirectVersion } from "@slipway/bulk-redirects";
import type { Client } from "@slipway/core";
import { listDeployments } from "@slipway/deployments";
import { type addProjectRoute, stageProjectRoutes, updateProjectRouteVersion } from "@slipway/project-routes";
import { getProject } from "@slipway/projects";
import fc from "fast-check";
import { expect, test } from "vitest";
import { deployFiles, type Started, start, visit } from "../../test/start.ts";
import { normalPath, pathPattern } from "../domain/deployments/routing/normal-path.ts";
import { compile, problemOfRule } from "../domain/traffic/project-routes.ts";
import { readRedirects } from "../domain/traffic/read-redirects.ts";
import { indexOf, redirectOf, statusOf } from "../domain/traffic/redirects.ts";
import type { Redirect } from "../domain/traffic/tables.ts";

type Rule = Parameters<typeof addProjectRoute>[1]["route"]["route"];

async function site(more: Readonly<Record<string, string>> = {}): Promise<Started & { readonly projectId: string }> {
  const started = await start();
  await deployFiles(started, { "index.html": "home", "new.html": "new", "a/b.html": "a b", ...more });
  const { id: projectId } = await getProject(started.client, { idOrName: "site" });
  return { ...started, projectId };
}

async function redirected(client: Client, projectId: string, redirects: Redirect[]): Promise<string> {
  const { accountId: teamId } = await getProject(client, { idOrName: projectId });
  const { version } = await stageRedirects(client, { projectId, teamId, overwrite: true, redirects });
  await updateRedirectVersion(client, { projectId, id: version.id, action: "promote" });
  return version.id;
}

async function ruled(client: Client, projectId: string, rules: readonly Rule[]): Promise<void> {
  const routes = rules.map((route, index) => ({ id: `r${index}`, name: `rule ${index}`, route }));
  const { version } = await stageProjectRoutes(client, { projectId, overwrite: true, routes });
  await updateProjectRouteVersion(client, { projectId, id: version.id, action: "promote" });
}

async function seen(response: Promise<Response>): Promise<string> {
  const { status, headers, body } = await response;
  const text = status === 200 ? ` ${await new Response(body).text()}` : "";
  return `${status}${text}${headers.has("location") ? ` ${headers.get("location")}` : ""}`;
}

// https://vercel.com/docs/routing/redirects/bulk-redirects (2026-03-13), unless a row says that it is chosen.
const redirectCases: readonly (readonly [Omit<Redirect, "source" | "destination">, string, string, string, string])[] =
  [
    [{}, "/old", "/new", "/old", "307 /new"],
    [{}, "/old", "/new", "/older", "404"],
    [{}, "/old", "/new", "/old/below", "404"],
    [{ permanent: true }, "/old", "/new", "/old", "308 /new"],
    [{ permanent: false }, "/old", "/new", "/old", "307 /new"],
    [{ statusCode: 301 }, "/old", "/new", "/old", "301 /new"],
    [{ statusCode: 302 }, "/old", "/new", "/old", "302 /new"],
    [{ statusCode: 303 }, "/old", "/new", "/old", "303 /new"],
    [{ statusCode: 301, permanent: true }, "/old", "/new", "/old", "301 /new"],
    [{}, "/Old", "/new", "/oLD", "307 /new"],
    [{ caseSensitive: true }, "/Old", "/new", "/Old", "307 /new"],
    [{ caseSensitive: true }, "/Old", "/new", "/old", "404"],
    [{}, "/old", "/new", "/old?a=1", "307 /new"],
    [{ query: true }, "/old", "/new", "/old?a=1", "307 /new?a=1"],
    // Chosen: what the destination says itself stays.
    [{ query: true }, "/old", "/new?a=2", "/old?a=1&b=3", "307 /new?a=2&b=3"],
    [{ preserveQueryParams: true }, "/old", "/new", "/old?a=1", "307 /new?a=1"],
    [{}, "/old", "https://example.com/x", "/old", "307 https://example.com/x"],
    [{ query: true }, "/old", "https://example.com/x#y", "/old?a=1", "307 https://example.com/x?a=1#y"],
    // Chosen: paths are compared decoded, and with their last slash.
    [{}, "/caf%C3%A9", "/new", "/café", "307 /new"],
    [{}, "/old", "/new", "/old/", "404"],
    // "before any other route specified in your deployment": what is deployed there is not seen.
    [{}, "/index.html", "/new", "/index.html", "307 /new"],
  ];

test("a bulk redirect leads as its members say, asked as a function and by a socket", async () => {
  const { emulator, client, projectId } = await site();
  for (const [members, source, destination, path, expected] of redirectCases) {
    const redirect = { source, destination, ...members };
    const found = redirectOf(indexOf([redirect]), decodeURI(path.replace(/\?.*/, "")));
    expect(found ? String(statusOf(found)) : "404", path).toBe(expected.slice(0, 3));
    await redirected(client, projectId, [redirect]);
    expect(await seen(visit(emulator, "site.localhost", path)), `${source} ${path}`).toBe(expected);
  }
  expect(emulator.served[0]).toMatchObject({ step: "bulk-redirect", why: "The bulk redirect of /old leads to /new." });
});

// https://vercel.com/docs/routing/project-routing-rules (2026-03-05), unless a row says that it is chosen.
const ruleCases: readonly (readonly [readonly Rule[], string, string])[] = [
  [[{ src: "/old", dest: "/new.html", status: 307 }], "/old", "307 /new.html"],
  [[{ src: "/old", dest: "/new.html", status: 308 }], "/old?a=1", "308 /new.html?a=1"],
  [[{ src: "/old", dest: "/new.html" }], "/old", "200 new"],
  [[{ src: "/old", dest: "/new.html" }], "/old/", "404"],
  [[{ src: "/blog/:slug", dest: "/:slug.html" }], "/blog/new", "200 new"],
  [[{ src: "/x/:path*", dest: "/a/:path*" }], "/x/b.html", "200 a b"],
  [[{ src: "^/p/(.*)$", dest: "/$1.html" }], "/p/new", "200 new"],
  [[{ src: "/gone", status: 410 }], "/gone", "410"],
  [[{ src: "/old", dest: "/new.html", status: 404 }], "/old", "404"],
  [[{ src: "/index.html", status: 404 }], "/index.html", "404"],
  [[{ src: "/Old", dest: "/new.html" }], "/old", "200 new"],
  [[{ src: "/Old", dest: "/new.html", caseSensitive: true }], "/old", "404"],
  [[{ src: "/old", dest: "https://example.com/" }], "/old", "502"],
  [[{ src: "/old", dest: "https://example.com/", status: 302 }], "/old", "302 https://example.com/"],
  [[{ src: "/old", dest: "/new.html", has: [{ type: "query", key: "a" }] }], "/old?a=1", "200 new"],
  [[{ src: "/old", dest: "/new.html", has: [{ type: "query", key: "a" }] }], "/old", "404"],
  [[{ src: "/old", dest: "/new.html", missing: [{ type: "query", key: "a" }] }], "/old?a=1", "404"],
  [[{ src: "/old", dest: "/new.html", has: [{ type: "host", value: "site.localhost" }] }], "/old", "200 new"],
  [[{ src: "/old", dest: "/new.html", has: [{ type: "header", key: "x-a", value: "1" }] }], "/old", "404"],
  [[{ src: "/old", dest: "/new.html", has: [{ type: "cookie", key: "a" }] }], "/old", "404"],
  // The first one that leads on does, and the others see the request as it came (the latter is chosen).
  [
    [
      { src: "/old", status: 410 },
      { src: "/old", dest: "/new.html" },
    ],
    "/old",
    "410",
  ],
  [
    [
      { src: "/old", dest: "/new.html" },
      { src: "/new.html", status: 410 },
    ],
    "/old",
    "200 new",
  ],
];

test("a routing rule leads as its members say", async () => {
  const { emulator, client, projectId } = await site();
  for (const [rules, path, expected] of ruleCases) {
    await ruled(client, projectId, rules);
    expect(await seen(visit(emulator, "site.localhost", path)), JSON.stringify(rules)).toBe(expected);
  }
});

test("every fitting routing rule changes headers and query, whichever leads on", async () => {
  const { emulator, client, projectId } = await site();
  emulator.serve("site", async (request) => Response.json([new URL(request.url).search, request.headers.get("x-a")]));
  const target = (key: string) => ({ target: { key } });
  await ruled(client, projectId, [
    {
      src: "/(.*)",
      headers: { "x-one": "1" },
      transforms: [{ type: "request.headers", op: "set", ...target("x-a"), args: "z" }],
    },
    { src: "/old", dest: "/api" },
    { src: "/old", transforms: [{ type: "request.query", op: "set", ...target("b"), args: "2" }] },
    { src: "/old", transforms: [{ type: "response.headers", op: "append", ...target("x-one"), args: "3" }] },
    { src: "/other", headers: { "x-two": "2" } },
  ]);
  const response = await visit(emulator, "site.localhost", "/old?a=1");
  expect([response.headers.get("x-one"), response.headers.get("x-two")]).toEqual(["1, 3", null]);
  expect(await response.json()).toEqual(["?a=1&b=2", "z"]);
  expect(emulator.served.at(-1)?.notes?.map(({ step }) => step)).toEqual(Array(4).fill("project-route"));
});

test("bulk redirects come before routing rules, and both before what is deployed", async () => {
  const { emulator, client, projectId } = await site({
    "vercel.json": '{"redirects":[{"source":"/old","destination":"/deployed"}],"bulkRedirectsPath":"moved.csv"}',
    "moved.csv": 'source,destination,statusCode\n/old,"/from-file",301\n/new.html,/index.html,',
  });
  expect(await seen(visit(emulator, "site.localhost", "/old"))).toBe("301 /from-file");
  expect(await seen(visit(emulator, "site.localhost", "/new.html"))).toBe("307 /index.html");
  await ruled(client, projectId, [{ src: "/old", dest: "/from-rule", status: 302 }]);
  expect(await seen(visit(emulator, "site.localhost", "/old"))).toBe("301 /from-file");
  await redirected(client, projectId, [{ source: "/old", destination: "/from-list" }]);
  expect(await seen(visit(emulator, "site.localhost", "/old"))).toBe("307 /from-list");
});

test("no rule has a say in what the connection says of an answer, and the record of many rules is short", async () => {
  const { emulator, client, projectId } = await site();
  const transform = { type: "response.headers", op: "set", target: { key: "transfer-encoding" }, args: "x" } as const;
  const rule = { src: "/(.*)", headers: { "content-length": "2" }, transforms: [transform] };
  await ruled(client, projectId, Array(60).fill(rule));
  const answer = await fetch(`${emulator.url}/_emulator/at/site/`);
  expect([await answer.text(), answer.headers.get("content-length")]).toEqual(["home", "4"]);
  const { notes = [] } = emulator.served.at(-1) ?? {};
  expect([notes.length, notes.at(-1)?.why]).toEqual([51, "And 10 more."]);
});

test.each(["%5Cevil.example/", "%09/evil.example/"])(
  "a rewrite that is filled with %s leads to no other host",
  async (value) => {
    const { emulator, client, projectId } = await site();
    emulator.serve("site", ({ url }) => new Response(new URL(url).pathname));
    await ruled(client, projectId, [{ src: "^/old$", dest: "/$p", has: [{ type: "query", key: "p" }] }]);
    expect(await seen(visit(emulator, "site.localhost", `/old?p=${value}`))).toBe(`200 /${value}`);
  },
);

test("the last of many versions that were promoted at one moment can be restored", async () => {
  const { client, projectId } = await site();
  const ids = [];
  for (let count = 0; count < 53; count++)
    ids.push(await redirected(client, projectId, [{ source: `/${count}`, destination: "/" }]));
  const restored = updateRedirectVersion(client, { projectId, id: ids.at(-2) ?? "", action: "restore" });
  expect((await restored).version.isLive).toBe(true);
});

test("a draft serves nothing but at its own host, and what was served before is served again", async () => {
  const { emulator, client, projectId } = await site();
  const first = await redirected(client, projectId, [{ source: "/old", destination: "/1" }]);
  const { accountId: teamId } = await getProject(client, { idOrName: projectId });
  const redirects = [
    { source: "/OLD", destination: "/2" },
    { source: "/x", destination: "/y" },
  ];
  const { version, alias } = await stageRedirects(client, { projectId, teamId, redirects });
  expect(await seen(visit(emulator, "site.localhost", "/old"))).toBe("307 /1");
  const asOwner = { headers: { "x-slipway-visitor": "owner" } };
  expect(await seen(visit(emulator, String(alias), "/old", asOwner))).toBe("307 /2");
  const { redirects: diff } = await listRedirects(client, { projectId, versionId: version.id, diff: true });
  expect(diff).toMatchObject([
    { source: "/OLD", action: "~" },
    { source: "/x", action: "+" },
  ]);
  await updateRedirectVersion(client, { projectId, id: version.id, action: "promote" });
  expect(await seen(visit(emulator, "site.localhost", "/old"))).toBe("307 /2");
  await updateRedirectVersion(client, { projectId, id: first, action: "restore" });
  expect(await seen(visit(emulator, "site.localhost", "/old"))).toBe("307 /1");
  const again = updateRedirectVersion(client, { projectId, id: first, action: "promote" });
  await expect(again).rejects.toMatchObject({ status: 409 });
});

test("an explanation names the deciding rule, and sends no request for it", async () => {
  const { emulator, client, projectId } = await site();
  await ruled(client, projectId, [
    { src: "/(.*)", headers: { "x-a": "1" } },
    { src: "/de", dest: "/new.html", has: [{ type: "header", key: "x-vercel-ip-country", value: "DE" }] },
  ]);
  emulator.serve("site", () => {
    throw new Error("never asked");
  });
  const at = emulator.origin("site.localhost");
  const named = (rule: string, does: string) => ({ step: "project-route", why: `The routing rule "${rule}" ${does}.` });
  const always = named("rule 0", "changes the request or its answer");
  const first = { step: "cache", why: "The cache has nothing for this request." };
  expect(await emulator.explain(`${at}/de`, { country: "DE" })).toMatchObject({
    ...{ step: "file", why: "The file new.html.", notes: [always, named("rule 1", "goes on at /new.html"), first] },
  });
  expect(await emulator.explain(`${at}/de`)).toMatchObject({ step: "handler", notes: [always, first] });
  const stranger = { "x-slipway-visitor": "stranger" };
  const [{ url = "" } = {}] = (await listDeployments(client, {})).deployments;
  expect(await emulator.explain(`${emulator.origin(url)}/`, { headers: stranger })).toMatchObject({
    step: "protection",
  });
  expect(await emulator.explain(`${emulator.url}/_emulator/at/nowhere/`)).toMatchObject({ step: "no-deployment" });
  await expect(emulator.explain(emulator.url)).rejects.toThrow("not an address of a site");
  expect(emulator.served).toEqual([]);
});

test("a file of redirects that nobody can follow is named in the record, and stops nothing", async () => {
  const { emulator } = await site({
    "vercel.json": '{"bulkRedirectsPath":"moved.json"}',
    "moved.json": '[{"source":"x"}]',
  });
  expect(await seen(visit(emulator, "site.localhost"))).toBe("200 home");
  expect(emulator.served[0]?.notes?.[0]?.why).toMatch(/^moved\.json, redirect 1: `source` "x"/);
});

test("no rule is passed over whose pattern fits the path, whatever its syntax", () => {
  const part = fc.constantFrom("/", "a", "B", "%C3%A9", ":x", ":x*", ":x?", "(b|a)", "?", "*", "+", ".", "|", "{/a}?");
  const src = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => `/${parts.join("")}`);
  const path = fc.string({ unit: fc.constantFrom("/", "a", "b", "é"), maxLength: 3 });
  const syntax = fc.constantFrom("equals", "path-to-regexp", "regex", undefined);
  fc.assert(
    fc.property(src, syntax, path, fc.boolean(), (text, srcSyntax, rest, isAnchored) => {
      const rule = {
        id: "r",
        name: "r",
        ...(srcSyntax && { srcSyntax }),
        route: { src: `${isAnchored ? "^" : ""}${text}`, status: 410 },
      };
      if (problemOfRule(rule) !== undefined) return;
      const { route, start: begin } = compile(rule);
      const asked = normalPath(`/${rest}`);
      if (pathPattern(route.src).test(asked))
        expect(asked.toLowerCase().startsWith(begin), JSON.stringify(rule)).toBe(true);
    }),
    { numRuns: 4000 },
  );
});

test("every text that files of redirects can hold is read as it was written", () => {
  const field = fc.string({ unit: "binary", maxLength: 20 }).filter((text) => text.trim() === text);
  fc.assert(
    fc.property(
      fc.array(
        field.map((text) => `/${text.replaceAll("\0", "")}`.trim()),
        { maxLength: 5 },
      ),
      (paths) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const csv = ["source,destination", ...paths.map((path) => `${quoted(path)},/x`)].join("\n");
        expect(readRedirects("a.csv", csv).map(({ source }) => source)).toEqual(paths);
      },
    ),
  );
});
