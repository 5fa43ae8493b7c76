import type { OperationContract } from "@slipway/core";
import { expect } from "vitest";
import type { Recorded } from "./recorder.ts";

/** A request has the method, the path, the query and the headers that the contract's parameters say of an input. */
export function expectSent(operation: OperationContract, given: Readonly<Record<string, unknown>>, sent: Recorded) {
  const { route, parameters, fixed, accept } = operation;
  const input = { ...given, ...fixed };
  const { pathname, searchParams } = new URL(sent.url, "http://wire");
  const path = route.replace(/\{\+?(\w+)\}/g, (_, name: string) => String(input[name]));
  expect(`${sent.method} ${decodeURIComponent(pathname)}`).toBe(path);
  const headers = new Map(sent.headers);
  const query = new Set<string>();
  for (const { in: place, name, input: from = name } of parameters) {
    const value = input[from];
    const all = (value === undefined ? [] : [value].flat()).map((each) => String(each));
    // An operation whose answers are not JSON says which it takes, where the input does not.
    const standard = name === "Accept" ? accept : undefined;
    if (place === "header") expect(headers.get(name.toLowerCase()), name).toBe(all[0] ?? standard);
    if (place !== "query") continue;
    const byEnd = Object.entries(Object(value)).map(([end, each]) => ({ sent: name + end, texts: [String(each)] }));
    for (const { sent: each, texts } of name.endsWith("-") ? byEnd : [{ sent: name, texts: all }]) {
      query.add(each);
      expect(searchParams.getAll(each), each).toEqual(texts);
    }
  }
  expect([...searchParams.keys()].filter((name) => !query.has(name) && !["teamId", "slug"].includes(name))).toEqual([]);
}
