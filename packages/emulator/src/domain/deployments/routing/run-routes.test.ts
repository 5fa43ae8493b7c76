import { expect, test } from "vitest";
import type { Routes } from "./route.ts";
import { runRoutes } from "./run-routes.ts";

const places = [
  "/index.html",
  "/a",
  "/b",
  "/lost",
  "/made",
  "/src/a",
  "/src/blog/post",
  "/assets/app.js",
  "/users/[id]",
];

/** What becomes of a GET, in one line: what decides, and then the header `x`. */
function outcome(routes: Routes, path: string, headers: Record<string, string> = {}): string {
  const requested = {
    method: "GET",
    host: "site.test",
    path,
    query: new URLSearchParams(),
    headers: new Headers(headers),
  };
  const routed = runRoutes(routes, requested, (at) => (places.includes(at) ? at : undefined));
  const { x } = routed.headers;
  const all = {
    found: () => [routed.kind === "found" && `${routed.status ?? 200} ${routed.place}${routed.search}`],
    redirect: () => [routed.kind === "redirect" && `${routed.status} to ${routed.location}`],
    elsewhere: () => [routed.kind === "elsewhere" && routed.url],
    status: () => [routed.kind === "status" && routed.status],
    missing: () => ["nothing at", routed.kind === "missing" && routed.path],
    "not-carried-out": () => ["not carried out"],
  }[routed.kind]();
  return [...all, ...(x === undefined ? [] : [`x: ${x}`])].join(" ");
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
  { src: "/late/(.*)", dest: "/users/$1" },
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
  { src: "/far/", dest: "https://far.test/" },
  { src: "/a/", dest: "/b" },
  { src: "/led", dest: "/b", status: 302 },
];
const refused: Routes = [
  { src: "/nowhere", dest: "/none", status: 403, check: true },
  { src: "/here", dest: "/a", status: 403, check: true },
  { src: "/marked/.*", status: 410, continue: true },
  { handle: "filesystem" },
  { src: "/.*", dest: "/index.html" },
];
const hit: Routes = [
  { src: "/b", headers: { x: "first" }, continue: true },
  { handle: "hit" },
  { src: "/[ab]", headers: { x: "hit" } },
  { src: "/.*", headers: { x: "later" }, important: true },
];
const ended: Routes = [{ handle: "error" }, { src: "/.*", dest: "/none" }, { src: "/.*", dest: "/lost" }];

// What the platform's fixtures ask of real deployments, and what its own router does: packages/cli/test/dev/fixtures and
// packages/next/test/fixtures of https://github.com/vercel/vercel, 2026-08-03.
test.each<readonly [string, Routes, string, string]>([
  ["a route without `continue` ends its phase", app, "/assets/app.js", "200 /assets/app.js x: kept"],
  [
    "what it has kept from the routes behind it is missing",
    app,
    "/assets/none.js",
    "nothing at /assets/none.js x: kept",
  ],
  ["a route that leads nowhere ends it, too", app, "/go", "nothing at /nowhere"],
  ["routes for what is missing come before rewrites", missing, "/post", "200 /src/blog/post x: one"],
  ["rewrites come where those find nothing", missing, "/other", "200 /made x: one"],
  ["a path that they have tried is forgotten, their headers stay", missing, "/blog/b.html", "200 /made x: two"],
  [
    "the page for what is missing is that of the path before them",
    [...missing.filter((each) => !("dest" in each && each.dest === "/made"))],
    "/blog/b.html",
    "404 /lost x: two",
  ],
  ["`check` looks at rewrites", dynamic, "/people/7", "200 /users/[id]?id=7"],
  ["`check` gives way where those lead nowhere", dynamic, "/people/none", "200 /b"],
  ["without `check` the phases behind it go on at the new path", dynamic, "/late/7", "200 /users/[id]?id=7"],
  ["so they do from the first phase on", dynamic, "/early/none", "200 /b"],
  ["a rewrite is not tried within itself", dynamic, "/loop/1", "nothing at /loop/1x"],
  ["the last resort comes behind rewrites", dynamic, "/fallback", "200 /a"],
  ["a redirect that continues is answered at the end of its phase", moved, "/any/", "308 to /any"],
  ["another one behind it is answered in its place", moved, "/old/", "301 to /a"],
  ["another site behind it is asked in its place", moved, "/far/", "https://far.test/"],
  ["a path behind it changes nothing", moved, "/a/", "308 to /a"],
  ["a redirect without a location leads where its route does", moved, "/led", "302 to /b"],
  ["a status is the answer where its route leads nowhere", refused, "/nowhere", "403"],
  ["a status is that of what its route leads to", refused, "/here", "403 /a"],
  ["a status that continues ends a phase that finds nothing", refused, "/marked/1", "410"],
  ["what is behind a hit keeps headers, and ends", hit, "/b", "200 /b x: first"],
  ["a hit adds headers", hit, "/a", "200 /a x: hit"],
  ["the first error route without `continue` is the last", ended, "/none", "nothing at /none"],
])("%s", (_, routes, path, expected) => {
  expect(outcome(routes, path)).toBe(expected);
});

const languages: Routes = [
  {
    src: "/",
    locale: {
      redirect: { en: "/", de: "/de", "fr-CA": "/ca", it: "https://it.test/", sv: "https://site.test/" },
      cookie: "lang",
    },
    continue: true,
  },
  { src: "/", dest: "/index.html" },
];

test.each([
  [{}, "200 /index.html"],
  [{ "accept-language": "en-GB, de;q=0.9" }, "200 /index.html"],
  [{ "accept-language": "es, de-AT;q=0.9, en;q=0.8" }, "307 to /de"],
  [{ "accept-language": "en;q=0.3, DE;q=0.9" }, "307 to /de"],
  [{ "accept-language": "de;q=0, fr-CA;q=0.1" }, "307 to /ca"],
  [{ "accept-language": "fr" }, "200 /index.html"],
  [{ "accept-language": "it" }, "307 to https://it.test/"],
  [{ "accept-language": "sv" }, "200 /index.html"],
  [{ "accept-language": "de", cookie: "a=b; lang=en" }, "200 /index.html"],
  [{ "accept-language": "en", cookie: "a=b; lang=de" }, "307 to /de"],
  [{ "accept-language": "de", cookie: "lang=xx" }, "307 to /de"],
])("a visitor with %j is led to a language: %s", (headers, expected) => {
  expect(outcome(languages, "/", headers)).toBe(expected);
});
