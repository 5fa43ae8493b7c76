import { expect, test } from "vitest";
import { checkRealm, contentPlace, nextPage, resolvePlace } from "./trust.ts";

const redact = (text: string): string => text.replaceAll("hush", "[redacted]");
const secure = { baseUrl: "https://r.example" };
const from = (url: string) => ({ url, redact });

test.each([
  ["/v2/a/1?s=a%2Fb", "https://r.example/v2/a/uploads/", "https://r.example/v2/a/1?s=a%2Fb"],
  ["1", "https://r.example/v2/a/uploads/", "https://r.example/v2/a/uploads/1"],
  ["https://store.example/1", "https://r.example/v2/", "https://store.example/1"],
  ["//store.example/1", "https://r.example/v2/", "https://store.example/1"],
  ["http://r.example/1", "https://r.example/v2/", "https://r.example/1"],
  ["http://r.example:80/1?a=b", "https://r.example:5000/v2/", "https://r.example:5000/1?a=b"],
  ["/1#part", "https://r.example/v2/", "https://r.example/1"],
  ["http://127.0.0.1:9/1", "http://localhost:5000/v2/", "http://127.0.0.1:9/1"],
  ["https://store.example/2", "https://store.example/1", "https://store.example/2"],
])("%s, named by %s, is %s", (handed, url, place) => {
  const { protocol, origin } = new URL(url);
  const home = protocol === "http:" || origin.endsWith(":5000") ? { baseUrl: origin } : secure;
  expect(resolvePlace(handed, from(url), home)).toBe(place);
});

test.each([
  ["http://store.example/1?signature=hush", "https://r.example/", /names http:\/\/store.example, which is not https:/],
  ["http://127.0.0.1/", "https://r.example/", /names http:\/\/127.0.0.1, which is not https:/],
  ["http://store.example/", "http://localhost:5000/", /which is not https:/],
  ["data:text/plain,hush", "https://r.example/", /names data: where http: or https: belongs/],
  ["file:///etc/passwd", "https://r.example/", /names file: where/],
  ["ftp://a.example/", "https://r.example/", /names ftp: where/],
  ["http://", "https://r.example/", /names an invalid URL: nothing/],
  ["https://me:hush@a.example/", "https://r.example/", /names https:\/\/a.example with credentials in it/],
  ["https://hush.example/", "https://me:x@r.example/", undefined],
  [
    "https://r.example/v2/victim/blobs/uploads/1",
    "https://store.example/1",
    /names https:\/\/r.example from https:\/\/store.example/,
  ],
])("%s, named by %s, is nowhere to go on", (handed, url, problem) => {
  const name = (): string => resolvePlace(handed, from(url), secure);
  if (!problem) return expect(name()).toBe(handed);
  expect(name).toThrow(problem);
  expect(name).not.toThrow(/hush/);
});

test("traffic in the clear is allowed by its user alone", () => {
  const place = "http://store.example/1";
  expect(resolvePlace(place, from("https://r.example/"), { ...secure, allowInsecure: true })).toBe(place);
});

const pageFrom = (link: string): string | undefined =>
  nextPage(
    { response: new Response(null, { headers: { link } }), ...from("https://r.example/v2/a/tags/list") },
    secure,
  );

test.each([
  ['</next?a=1,2>; title="a, b"; REL="last next"', "https://r.example/next?a=1,2"],
  ['</first>; rel="first"', undefined],
])("the next page of %s is %s", (link, url) => {
  expect(pageFrom(link)).toBe(url);
});

test("a descriptor's content is not read in the clear, with credentials, nearer than the registry, or from it", () => {
  for (const url of ["http://a.example/", "https://me:x@a.example/", "https://10.0.0.1/", "https://r.example/a", "x"])
    expect(() => contentPlace(url, secure)).toThrow(/names .*: nothing was sent there/);
});

test.each([
  ["https://ghcr.io", "https://ghcr.io/token"],
  ["https://registry.example", "https://auth.example/token?account=me"],
  ["http://127.0.0.1:5000", "http://127.0.0.1:5001/token"],
  ["http://localhost:5000", "http://[::1]:5001/token"],
  ["http://localhost:5000", "https://auth.example/token"],
  ["https://10.0.0.5", "https://192.168.1.1/token"],
  ["http://10.0.0.5", "http://10.0.0.6/token"],
  ["http://registry:5000", "http://auth:5001/token"],
  ["https://registry.internal", "https://auth.internal/token"],
])("a registry at %s may name the token service %s", (registry, realm) => {
  expect(checkRealm(realm, new URL(registry)).href).toBe(realm);
});

test.each([
  ["https://ghcr.io", "http://ghcr.io/token", /is not https/],
  ["http://127.0.0.1:5000", "http://auth.example/token", /is not https/],
  ["https://ghcr.io", "https://127.0.0.1/token", /is the private address 127.0.0.1/],
  ["https://ghcr.io", "https://127.1/token", /is the private address 127.0.0.1/],
  ["https://ghcr.io", "https://localhost./token", /is the private address/],
  ["https://ghcr.io", "https://169.254.169.254/latest", /is the private address/],
  ["https://ghcr.io", "https://[64:ff9b::a9fe:a9fe]/latest", /is the private address/],
  ["https://ghcr.io", "https://vault/token", /is the private address vault/],
  ["https://10.0.0.5", "http://localhost/token", /is the private address/],
  ["https://ghcr.io", "https://me:secret@auth.example/token", /has credentials/],
  ["https://ghcr.io", "file:///etc/passwd", /is not https|is the private address/],
  ["https://ghcr.io", "/token", /is not a URL/],
])("a registry at %s may not name the token service %s", (registry, realm, message) => {
  expect(() => checkRealm(realm, new URL(registry))).toThrow(message);
});
