import { expect, test } from "vitest";
import { abortWith } from "./abort-with.ts";

test("a controller aborts with a signal, for its reason", () => {
  const [outer, inner] = [new AbortController(), new AbortController()];
  abortWith(inner, outer.signal);
  expect(inner.signal.aborted).toBe(false);
  outer.abort("enough");
  expect(inner.signal.reason).toBe("enough");
});

test("a controller aborts at once with a signal that was aborted before", () => {
  const inner = new AbortController();
  abortWith(inner, AbortSignal.abort("before"));
  expect(inner.signal.reason).toBe("before");
});

test("a signal has no hold of what is over", () => {
  const [outer, inner] = [new AbortController(), new AbortController()];
  const release = abortWith(inner, outer.signal);
  release();
  outer.abort();
  expect(inner.signal.aborted).toBe(false);
});
