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

test("a signal gets one listener, however many follow it, one of them twice", () => {
  const outer = new AbortController();
  let listeners = 0;
  const add = outer.signal.addEventListener.bind(outer.signal);
  outer.signal.addEventListener = (type: string, listener: EventListener) => {
    listeners++;
    add(type, listener);
  };
  const inner = Array.from({ length: 20 }, () => new AbortController());
  const releases = [...inner, ...inner].map((each) => abortWith(each, outer.signal));
  // Who follows twice and stops once still follows.
  for (const release of releases.slice(0, 20)) release();
  for (const release of releases.slice(39)) release();
  expect(listeners).toBe(1);
  outer.abort("enough");
  expect(inner.map(({ signal }) => signal.reason)).toEqual([...Array(19).fill("enough"), undefined]);
});
