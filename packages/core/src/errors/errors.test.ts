import { runInNewContext } from "node:vm";
import { MessageChannel, receiveMessageOnPort } from "node:worker_threads";
import { expect, test } from "vitest";
import * as core from "../index.ts";

const { SlipwayError, isSlipwayError } = core;
const kinds = Object.entries(core).filter(([name]) => /^[A-Z].*Error$/.test(name) && name !== "SlipwayError");
// The constructors of the kinds take what their guards do not look at.
type Kind = new (message: string, fields: object) => InstanceType<typeof SlipwayError>;
type Guard = (value: unknown) => boolean;

test("every kind of error has a guard", () => {
  expect(kinds.map(([name]) => `is${name}`).filter((guard) => !(guard in core))).toEqual([]);
  expect(kinds.length).toBe(12);
});

test.each(kinds)("%s carries its name, its route and its guard", (name, kind) => {
  const error = new (kind as Kind)("what happened", { route: "GET /v1/x", attempts: 2 });
  expect(error).toBeInstanceOf(SlipwayError);
  expect(error.name).toBe(name);
  expect(error.message).toBe("GET /v1/x what happened");
  expect(isSlipwayError(error)).toBe(true);
  const accepting = Object.entries(core).flatMap(([guard, is]) =>
    /^is(?!Transient)[A-Z]/.test(guard) && (is as Guard)(error) ? [guard] : [],
  );
  expect(accepting.sort()).toEqual(
    [`is${name}`, "isSlipwayError", ...(name === "RateLimitError" ? ["isApiError"] : [])].sort(),
  );
  expect(error.toJSON()).toMatchObject({
    name,
    message: error.message,
    route: "GET /v1/x",
    attempts: 2,
    sideEffect: "none",
  });
});

test("a guard knows an error of another copy of this package by its name", () => {
  const foreign = Object.assign(new Error("x"), { name: "RateLimitError", sideEffect: "none" });
  expect(core.isRateLimitError(foreign)).toBe(true);
  expect(core.isApiError(foreign)).toBe(true);
  expect(core.isApiError({ name: "ApiError" })).toBe(false);
});

test("errors that a runtime names like ours are not recognized as ours", () => {
  const late = new DOMException("The operation timed out", "TimeoutError");
  expect(core.isTimeoutError(late)).toBe(false);
  expect(core.isNetworkError(new DOMException("x", "NetworkError"))).toBe(false);
});

test.each(kinds)("%s is known on another thread by its plain data, and in another realm", (name, kind) => {
  const error = new (kind as Kind)("what happened", { route: "GET /v1/x", status: 429, retryAt: new Date(5) });
  const guard = Object.entries(core).find(([each]) => each === `is${name}`)?.[1] as Guard;
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(error.toJSON());
  const arrived: unknown = receiveMessageOnPort(port2)?.message;
  expect(guard(arrived)).toBe(true);
  expect(arrived).toMatchObject({ message: "GET /v1/x what happened", status: 429, retryAt: new Date(5) });
  expect(guard(JSON.parse(JSON.stringify(error)))).toBe(true);
  expect(
    guard(runInNewContext("Object.assign(new Error('x'), fields)", { fields: { name, sideEffect: "none" } })),
  ).toBe(true);
});

test.each([undefined, null, "ApiError", {}, { name: "ApiError" }, { name: "ApiError", message: "x" }])(
  "%o is not an error of Slipway",
  (value) => {
    expect(isSlipwayError(value) || core.isApiError(value)).toBe(false);
  },
);

test("an error without a cause does not show one", () => {
  expect("cause" in new core.InputError("x", {})).toBe(false);
});
