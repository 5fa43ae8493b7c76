export interface Row {
  readonly application: string;
  readonly request: readonly [method: string, path: string, headers?: Readonly<Record<string, string>>, body?: string];
  /** Time to wait before it, in ms. */
  readonly after?: number;
  readonly withCookies?: boolean;
  /** Its body comes in pieces over time. */
  readonly isStreamed?: boolean;
  /** Only the status and the type are the same: the emulator makes no other sizes of images. */
  readonly isImage?: boolean;
}

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };

const next: readonly Omit<Row, "application">[] = [
  { request: ["GET", "/"] },
  { request: ["GET", "/dynamic?q=1"] },
  { request: ["GET", "/dynamic", { cookie: "who=me" }] },
  { request: ["HEAD", "/dynamic"] },
  { request: ["GET", "/old/a/b"] },
  { request: ["GET", "/rewrite/x?y=1"] },
  { request: ["GET", "/rewritten/y"] },
  // The build's, which is older than that, and what was made behind it.
  { request: ["GET", "/isr/1"], after: 5000 },
  { request: ["GET", "/isr/1"], after: 3000 },
  { request: ["GET", "/isr/1"], after: 6000 },
  { request: ["GET", "/isr/1"], after: 3000 },
  { request: ["GET", "/isr/9"] },
  { request: ["GET", "/isr/9"] },
  { request: ["GET", "/tagged"] },
  { request: ["POST", "/api/revalidate?tag=t"] },
  { request: ["GET", "/tagged"] },
  { request: ["GET", "/tagged"] },
  { request: ["POST", "/api/revalidate?path=/tagged"] },
  { request: ["GET", "/tagged"] },
  { request: ["GET", "/draft"] },
  { request: ["GET", "/api/draft"] },
  { request: ["GET", "/draft"], withCookies: true },
  { request: ["GET", "/draft"] },
  { request: ["GET", "/api/hello?name=n"] },
  { request: ["POST", "/api/hello", { "content-type": "text/plain" }, "body"] },
  { request: ["GET", "/api/stream"], isStreamed: true },
  { request: ["GET", "/api/edge?q=2"] },
  { request: ["GET", "/api/cookies"] },
  { request: ["GET", "/lost"] },
  { request: ["GET", "/nowhere"] },
  { request: ["GET", "/mw/redirect"] },
  { request: ["GET", "/mw/rewrite"] },
  { request: ["GET", "/mw/answer"] },
  { request: ["GET", "/robots.txt"] },
  { request: ["GET", "/_next/image?url=%2Fdot.png&w=64&q=75"], isImage: true },
];

// The platform's build writes no redirect by language below a base path, so the two servers differ there.
const pagesRouter: typeof next = [
  { request: ["GET", "/docs"] },
  { request: ["GET", "/docs/de"] },
  { request: ["GET", "/docs/server?q=1"] },
  { request: ["GET", "/docs/de/server?q=1"] },
  { request: ["GET", "/docs/old/a/b?c=1"] },
  { request: ["GET", "/docs/rewrite/1"] },
  { request: ["GET", "/docs/de/rewrite/4"] },
  { request: ["GET", "/docs/mw/redirect"] },
  { request: ["GET", "/docs/isr/1"], after: 5000 },
  { request: ["GET", "/docs/isr/1"], after: 3000 },
  { request: ["GET", "/docs/de/isr/2"] },
  { request: ["GET", "/docs/de/isr/2"] },
  { request: ["GET", "/docs/isr/none"] },
  { request: ["GET", "/docs/isr/3"] },
  { request: ["POST", "/docs/api/revalidate?path=/docs/isr/3"] },
  { request: ["GET", "/docs/isr/3"] },
  { request: ["POST", "/docs/api/hello?a=1", json, '{"b":2}'] },
  { request: ["GET", "/docs/robots.txt"] },
  { request: ["GET", "/docs/nowhere"] },
  { request: ["GET", "/docs/de/nowhere"] },
];

const spa: typeof next = [
  { request: ["GET", "/"] },
  { request: ["GET", "/users/5?q=1"] },
  { request: ["GET", "/robots.txt"] },
  { request: ["HEAD", "/users/5"] },
];

const nuxt: typeof next = [
  { request: ["GET", "/"] },
  { request: ["GET", "/item/7?x=1"] },
  { request: ["GET", "/static"] },
  { request: ["GET", "/old"] },
  { request: ["GET", "/api/hello?name=n"] },
  { request: ["POST", "/api/echo", { ...json, cookie: "who=me" }, '{"a":[1,"ä"]}'] },
  { request: ["GET", "/api/nowhere"] },
  { request: ["GET", "/nowhere"] },
];

const router: typeof next = [
  { request: ["GET", "/"] },
  { request: ["GET", "/item/7?x=1"] },
  { request: ["GET", "/item/7.data?x=1"] },
  { request: ["GET", "/item/none"] },
  { request: ["POST", "/form", form, "a=1"] },
  { request: ["GET", "/api?q=1"] },
  { request: ["PUT", "/api", { "content-type": "text/plain" }, "body"] },
  { request: ["GET", "/go"] },
  { request: ["GET", "/robots.txt"] },
  { request: ["GET", "/nowhere"] },
];

const kit: typeof next = [
  { request: ["GET", "/"] },
  { request: ["GET", "/item/7?x=1"] },
  { request: ["GET", "/api?q=1"] },
  { request: ["POST", "/api", { "content-type": "text/plain" }, "body"] },
  { request: ["POST", "/form", form, "a=1"] },
  { request: ["GET", "/go"] },
  { request: ["GET", "/nowhere"] },
];

const astro: typeof next = [
  { request: ["GET", "/?q=x"] },
  { request: ["GET", "/static"] },
  { request: ["GET", "/go"] },
  { request: ["GET", "/api"] },
  { request: ["POST", "/api", json, '{"a":1}'] },
];

const hono: typeof next = [
  { request: ["GET", "/"] },
  { request: ["GET", "/users/5?q=1"] },
  { request: ["POST", "/echo", json, '{"a":[1,"ä"]}'] },
  { request: ["GET", "/cookie", { cookie: "a=5" }] },
  { request: ["GET", "/old"] },
  { request: ["GET", "/stream"], isStreamed: true },
  { request: ["GET", "/boom"] },
  { request: ["GET", "/none"] },
];

export const table: readonly Row[] = Object.entries({
  next,
  pages: pagesRouter,
  spa,
  nuxt,
  router,
  kit,
  astro,
  hono,
}).flatMap(([application, rows]) => rows.map((row) => ({ application, ...row })));

export const pages: readonly (readonly [application: string, path: string, clicks?: readonly string[]])[] = [
  ["next", "/", ["#count", "#count"]],
  ["next", "/", ["#on"]],
  ["next", "/dynamic?q=browser"],
  ["next", "/nowhere"],
  ["pages", "/docs/de", ["#count", "#count"]],
  ["pages", "/docs", ["#on"]],
  ["spa", "/", ["#on"]],
  ["spa", "/deep/link"],
  ["nuxt", "/", ["#count", "#count"]],
  ["nuxt", "/", ["#on"]],
  ["router", "/", ["#count", "#count"]],
  ["router", "/", ["#on"]],
  ["kit", "/", ["#count", "#count"]],
  ["kit", "/", ["#on"]],
  ["kit", "/nowhere"],
  ["astro", "/?q=x", ["#count"]],
  ["hono", "/"],
];
