import { getTransformedRoutes } from "@vercel/routing-utils";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { normalPath } from "./normal-path.ts";
import { problemOfRoutes } from "./problem-of-routes.ts";
import type { Routes } from "./route.ts";
import { routesOfConfig } from "./routes-of-config.ts";
import { runRoutes } from "./run-routes.ts";

// The platform's own compiler of `vercel.json` and ours: their routes lead a request to the same place. Where that is, other tests say.
const sourcePart = fc.constantFrom(
  "/x",
  "/Y",
  "/:a",
  "/:b",
  "/:a*",
  "/:b(\\d+)",
  "/:a-:b",
  "/(.*)",
  "/x/:b?",
  "/%20",
  "/日",
);
const source = fc.array(sourcePart, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(""));
const destinationPart = fc.constantFrom("/x", "/to", "/:a", "/:b", "/:a*", "/$1", "/Z.html");
const destination = fc
  .tuple(
    fc.constantFrom("", "https://other.test", "https://other.test:8080"),
    fc.array(destinationPart, { minLength: 1, maxLength: 3 }),
    fc.constantFrom("", "", "?q=:a", "?q=1&r=:h", "?a=own"),
    fc.constantFrom("", "", "#there", "#:b"),
  )
  .map(([origin, parts, query, hash]) => `${origin}${parts.join("")}${query}${hash}`);
const condition = fc.constantFrom(
  { type: "header" as const, key: "X-Kind", value: "(?<h>.+)" },
  { type: "query" as const, key: "q", value: "1" },
  { type: "cookie" as const, key: "h" },
  { type: "host" as const, value: "site.test" },
);
const conditions = {
  has: fc.option(fc.array(condition, { minLength: 1, maxLength: 2 }), { nil: undefined }),
  missing: fc.option(fc.array(condition, { minLength: 1, maxLength: 1 }), { nil: undefined }),
};
const some = <Of>(item: fc.Arbitrary<Of>) => fc.option(fc.array(item, { maxLength: 3 }), { nil: undefined });
const config = fc
  .record({
    cleanUrls: fc.option(fc.boolean(), { nil: undefined }),
    trailingSlash: fc.option(fc.boolean(), { nil: undefined }),
    redirects: some(
      fc.record({
        ...{ source, destination, ...conditions },
        permanent: fc.option(fc.boolean(), { nil: undefined }),
        statusCode: fc.option(fc.constantFrom(301, 302), { nil: undefined, freq: 5 }),
      }),
    ),
    headers: some(fc.record({ source, ...conditions, headers: fc.constant([{ key: "x-v", value: "v-:b-:h" }]) })),
    rewrites: some(fc.record({ source, destination, ...conditions })),
  })
  .map((each) => JSON.parse(JSON.stringify(each)));
const path = fc
  .array(fc.constantFrom("/x", "/X", "/y", "/1", "/one-two", "/index.html", "/Z.html", "/%20", "/a%2Fb", "/日", "/"), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join("").replace(/\/{2,}/g, "/"));
const request = fc.record({
  path,
  query: fc.constantFrom("", "q=1", "a=2&h=3"),
  headers: fc.constantFrom({}, { "x-kind": "some" }, { cookie: "h=of" }),
  host: fc.constantFrom("site.test", "www.site.test"),
});

const there = new Set(["/x", "/Z.html", "/index.html", "/to/x"]);

test("a configuration becomes the routes that the platform's own compiler makes of it, or is refused by both", () => {
  // It says where a newer version of a package of its would see another pattern.
  vi.spyOn(console, "error").mockImplementation(() => {});
  const met = { refused: 0, redirect: 0, found: 0, missing: 0, elsewhere: 0 };
  fc.assert(
    fc.property(config, fc.array(request, { minLength: 1, maxLength: 12 }), (stated, requests) => {
      const { routes, error } = getTransformedRoutes(structuredClone(stated));
      const problem = problemOfRoutes(stated);
      expect([stated, error?.message, problem !== undefined]).toEqual([stated, error?.message, error !== null]);
      if (error) {
        met.refused++;
        return;
      }
      for (const { path: asked, query, headers, host } of requests) {
        const requested = {
          ...{ method: "GET", host, path: normalPath(asked) },
          ...{ headers: new Headers(headers), query: new URLSearchParams(query) },
        };
        const led = (compiled: Routes) => runRoutes(compiled, requested, (at) => (there.has(at) ? at : undefined));
        const ours = led(routesOfConfig(stated));
        // What it makes of `vercel.json` are routes of the form that we follow. That they regard case, the platform adds later.
        const theirs = ((routes ?? []) as Routes).map((route) =>
          "src" in route ? { caseSensitive: true, ...route } : route,
        );
        expect([stated, asked, ours]).toEqual([stated, asked, led(theirs)]);
        if (ours.kind in met) met[ours.kind as keyof typeof met]++;
      }
    }),
    { numRuns: 1000 },
  );
  // Each kind is seldom enough that three of it would not come each time.
  expect(Object.entries(met).filter(([, count]) => count === 0)).toEqual([]);
});
