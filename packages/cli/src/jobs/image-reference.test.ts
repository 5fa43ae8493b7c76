import { expect, test } from "vitest";
import { wholeReference } from "./image-reference.ts";

test.each([
  ["ubuntu:24.04", "docker.io/library/ubuntu:24.04"],
  ["docker.io/ubuntu", "docker.io/library/ubuntu"],
  ["index.docker.io/library/ubuntu@sha256:a", "docker.io/library/ubuntu@sha256:a"],
  ["acme/web:1", "docker.io/acme/web:1"],
  ["acme/site/web:1", "vcr.vercel.com/acme/site/web:1"],
  ["vcr.vercel.com/acme/site/web:1", "vcr.vercel.com/acme/site/web:1"],
  ["ghcr.io/acme/web", "ghcr.io/acme/web"],
  ["localhost/x", "localhost/x"],
  ["localhost:5000/x:1", "localhost:5000/x:1"],
])("%s is %s", (text, whole) => {
  expect(wholeReference(text)).toBe(whole);
});
