import { expect, test } from "vitest";
import type { Routes } from "./route.ts";
import { runRoutes } from "./run-routes.ts";

const places = "/index.html /a /b /lost /made /src/a /src/blog/post /assets/app.js /users/[id]".split(" ");

function outcome(routes: Routes, path: string, headers: Record<string, string> = {}): string {
  const request = { method: "GET", host: "site.test", path, query: new URLSearchParams() };
  const lookup = (at: string) => (places.includes(at) ? at : undefined);
  const routed: object = runRoutes(routes, { ...request, headers: new Headers(headers) }, lookup);
  const all: Record<string, unknown> = { search: "", ...routed };
  const { kind, status = 200, place, search, location, url, headers: added } = all;
  const said = { found: `${status} ${place}${search}`, redirect: `${status} to ${location}`, elsewhere: url, status };
  const [decided, x] = [Reflect.get(said, String(kind)) ?? `nothing at ${all.path}`, Object(added).x];
  return x === undefined ? String(decided) : `${decided} x: ${x}`;
}

const app: Routes = [
  { src: "/assets/.*", headers: { x: "kept" } },
  { src: "/go", dest: "/nowhere" },
  { src: "/(.*)", dest: "/index.html" },
];
const missing: Routes = [
  { handle: "filesystem" },
  { src: "/([^/]+)", headers: { x: "one" }, dest: "/blog/$1", check: true },
  { handle: "miss" },
  { src: "/(.*)", dest: "/src/$1", check: true },
  { src: "/src/blog/.*\\.html", headers: { x: "two" }, dest: "$0.md", check: true },
  { src: "/src/blog/gone", status: 410, dest: "/none", check: true },
  { handle: "rewrite" },
  { src: "/blog/(.*)", dest: "/made" },
  { handle: "error" },
  { src: "/src/.*", dest: "/a", status: 404 },
  { src: "/blog/.*", dest: "/lost", status: 404 },
];
const dynamic: Routes = [
  { src: "/early/(.*)", dest: "/users/$1" },
  { handle: "filesystem" },
  { src: "/people/(.*)", dest: "/users/$1", check: true },
  { src: "/users/none", dest: "/b" },
  { handle: "rewrite" },
  { src: "/users/(?<id>\\d+)", dest: "/users/[id]?id=$id" },
  { src: "/loop/(.*)", dest: "/loop/$1x", check: true },
  { handle: "resource" },
  { src: "/fallback", dest: "/a", check: true },
  { src: "/.*", status: 404 },
];
const moved: Routes = [
  { src: "/(.+)/", headers: { Location: "/$1" }, status: 308, continue: true },
  { src: "/old/?", headers: { Location: "/a" }, status: 301 },
  { src: "/a/", dest: "/b" },
  { src: "/led", dest: "/b", status: 302 },
];
const refused: Routes = [
  { src: "/nowhere", dest: "/none", status: 403, check: true },
  { src: "/marked/.*", status: 410, continue: true },
  { src: "/closed", status: 404 },
  { handle: "filesystem" },
  { src: "/.*", dest: "/index.html" },
  { handle: "error" },
  { src: "/.*", dest: "/lost", status: 404 },
];
const hit: Routes = [
  { src: "/b", headers: { x: "first" }, continue: true },
  { handle: "hit" },
  { src: "/[ab]", headers: { x: "hit" } },
  { src: "/.*", headers: { x: "later" }, important: true },
];
const ended: Routes = [{ handle: "error" }, { src: "/.*", dest: "/none" }, { src: "/.*", dest: "/lost" }];

const page = missing.filter((route) => !("dest" in route && route.dest === "/made"));
const sets: Record<string, Routes> = { app, missing, page, dynamic, moved, refused, hit, ended };

// Expectations of the platform's fixtures for real deployments, and results of its own router: packages/cli/test/dev/fixtures and
// packages/next/test/fixtures of https://github.com/vercel/vercel, 2026-08-03.
const table = `
a route without \`continue\` ends its phase | app | /assets/app.js | 200 /assets/app.js x: kept
a file that it has kept from the routes behind it is missing | app | /assets/none.js | nothing at /assets/none.js x: kept
a route that leads nowhere ends its phase, too | app | /go | nothing at /nowhere
routes for what is missing come before rewrites | missing | /post | 200 /src/blog/post x: one
rewrites come where those find nothing | missing | /other | 200 /made x: one
an error that one of them states ends all | missing | /blog/gone | 410
a path that those have tried is forgotten, their headers stay | missing | /blog/b.html | 200 /made x: two
the page for what is missing is that of the path before them | page | /blog/b.html | 404 /lost x: two
\`check\` looks at rewrites | dynamic | /people/7 | 200 /users/[id]?id=7
\`check\` gives way where those lead nowhere | dynamic | /people/none | 200 /b
without \`check\` the phases behind it go on at the new path | dynamic | /early/7 | 200 /users/[id]?id=7
one of them is the phase behind files | dynamic | /early/none | 200 /b
a rewrite is not tried within itself | dynamic | /loop/1 | nothing at /loop/1x
the last resort comes behind rewrites | dynamic | /fallback | 200 /a
a redirect that continues is answered at the end of its phase | moved | /any/ | 308 to /any
another redirect behind it is answered in its place | moved | /old/ | 301 to /a
a path behind it changes nothing | moved | /a/ | 308 to /a
a redirect without a location leads where its route does | moved | /led | 302 to /b
a status is the answer where its route leads nowhere | refused | /nowhere | 403
a status that continues ends a phase that finds nothing | refused | /marked/1 | 410
a 404 has the page for what is missing | refused | /closed | 404 /lost
a hit keeps the headers from before it, and its first route ends it | hit | /b | 200 /b x: first
the first error route without \`continue\` is the last | ended | /none | nothing at /none`;

test.each(
  table
    .trim()
    .split("\n")
    .map((row) => row.split(" | ")),
)("%s", (_, name = "", path = "", expected) => {
  expect(outcome(sets[name] ?? [], path)).toBe(expected);
});

const redirect = { en: "/", de: "/de", "fr-CA": "/ca" };
const languages: Routes = [
  { src: "/", locale: { redirect, cookie: "lang" }, continue: true },
  { src: "/", dest: "/index.html" },
];
const visitors = `
- | - | 200 /index.html
es, de-AT;q=0.9, en;q=0.8 | - | 307 to /de
en;q=0.3, DE;q=0.9 | - | 307 to /de
de;q=0, fr-CA;q=0.1 | - | 307 to /ca
de | a=b; lang=en | 200 /index.html
en | a=b; lang=de | 307 to /de
de | lang=xx | 307 to /de`;

test.each(
  visitors
    .trim()
    .split("\n")
    .map((row) => row.split(" | ")),
)("a visitor who reads %s and has the cookie %s gets %s", (accepts = "", cookie = "", expected) => {
  expect(outcome(languages, "/", { "accept-language": accepts, cookie })).toBe(expected);
});

test("a pattern that is another one's name has matches of its own", () => {
  expect(outcome([{ src: "!/a", dest: "/b" }], "/a")).toBe("200 /a");
  expect(outcome([{ src: "/a", dest: "/b", caseSensitive: true }], "/a")).toBe("200 /b");
});
