import { isSlipwayError, SlipwayError } from "@slipway/core";
import { expect, test } from "vitest";
import { AuthError, isAuthError } from "./auth-error.ts";
import { ContentError, isContentError } from "./content-error.ts";
import { isNotFoundError, NotFoundError } from "./not-found-error.ts";
import { isUnsupportedError, UnsupportedError } from "./unsupported-error.ts";

const guards = { isAuthError, isContentError, isNotFoundError, isUnsupportedError };

test.each([
  ["AuthError", new AuthError("what happened", { host: "ghcr.io", status: 401 })],
  ["ContentError", new ContentError("what happened", { content: "sha256:…", expected: 1, received: 2 })],
  ["NotFoundError", new NotFoundError("what happened", { reference: "v1" })],
  ["UnsupportedError", new UnsupportedError("what happened", {})],
])("%s carries its name and what it knows, and has a guard of its own", (name, error) => {
  expect(error).toBeInstanceOf(SlipwayError);
  expect(isSlipwayError(error)).toBe(true);
  expect(error).toMatchObject({ name, message: "what happened", sideEffect: "none" });
  const accepting = Object.entries(guards).flatMap(([guard, is]) => (is(error) ? [guard] : []));
  expect(accepting).toEqual([`is${name}`]);
  // An error of another copy of this package is known by its name.
  const foreign = Object.assign(new Error("x"), { name, sideEffect: "none" });
  expect(Object.values(guards).filter((is) => is(foreign))).toHaveLength(1);
});
