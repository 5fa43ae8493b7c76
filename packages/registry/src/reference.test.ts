import { expect, test } from "vitest";
import { checkName, checkReference, formatReference, isTag, parseReference, type Reference } from "./reference.ts";

const digest = `sha256:${"a".repeat(64)}`;

test.each<[string, Reference]>([
  ["ghcr.io/acme/web", { host: "ghcr.io", name: "acme/web" }],
  ["ghcr.io/acme/web:1.2", { host: "ghcr.io", name: "acme/web", tag: "1.2" }],
  ["localhost/web:1", { host: "localhost", name: "web", tag: "1" }],
  ["localhost:5000/a/b__c/d-e:v1_2", { host: "localhost:5000", name: "a/b__c/d-e", tag: "v1_2" }],
  ["[::1]:5000/web", { host: "[::1]:5000", name: "web" }],
  [`127.0.0.1:5000/web@${digest}`, { host: "127.0.0.1:5000", name: "web", digest }],
  [`ghcr.io/acme/web:1@${digest}`, { host: "ghcr.io", name: "acme/web", tag: "1", digest }],
])("%s is taken apart and put together again", (text, reference) => {
  expect(parseReference(text)).toEqual(reference);
  expect(formatReference(reference)).toBe(text);
});

test.each([
  ["names no registry", "acme/web:1", /must start with a registry, such as ghcr.io\/web/],
  ["is a host alone", "ghcr.io", /must start with a registry/],
  ["has no name", "ghcr.io/", /"name" must be/],
  ["has capitals", "ghcr.io/Acme/web", /"name" must be/],
  ["leads up", "ghcr.io/acme/../web", /"name" must be/],
  ["has an empty segment", "ghcr.io/acme//web", /"name" must be/],
  ["has three underscores", "ghcr.io/a___b", /"name" must be/],
  ["is too long", `ghcr.io/${"a".repeat(256)}`, /255|"name" must be/],
  ["has an empty tag", "ghcr.io/web:", /"tag" must be/],
  ["has a tag that starts with a dot", "ghcr.io/web:.1", /"tag" must be/],
  ["has a long tag", `ghcr.io/web:${"a".repeat(129)}`, /"tag" must be/],
  ["has a bad digest", "ghcr.io/web@sha256:abc", /"digest" must be/],
  ["has a user", "me@ghcr.io/web", /must start with a registry/],
  ["is a URL", "https://ghcr.io/web", /must start with a registry/],
])("a reference that %s is refused", (_, text, message) => {
  expect(() => parseReference(text)).toThrow(message);
});

test("a tag and a digest name a manifest, anything else does not", () => {
  expect(checkReference("latest")).toBe("latest");
  expect(checkReference(digest)).toBe(digest);
  for (const bad of ["", ".", "..", "a/b", "a:", "sha256:abc", "a b"]) expect(() => checkReference(bad)).toThrow();
  expect([isTag("a"), isTag("_"), isTag("-a"), isTag("a\n")]).toEqual([true, true, false, false]);
  expect(checkName("a/b")).toBe("a/b");
});
