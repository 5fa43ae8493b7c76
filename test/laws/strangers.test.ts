// @module-tag many
import { expect, test } from "vitest";
import { PlatformError } from "../../packages/emulator/src/engine/platform-error.ts";
import { judgeInput } from "../../packages/emulator/src/pipeline/input.ts";
import { Values } from "../wire/values.ts";
import { modelled } from "./call.ts";
import open from "./open-members.json" with { type: "json" };

// Law 10: what is accepted has its effect, or the answer names it as unknown. A member that nobody has is put into each object of bodies
// that are accepted, at every depth and in every form that the contract knows. `open-members.json` has the objects that take any member.
const invented = "isNobodys";

/** A value with a member more in one of its objects, and where that is: once for each object. */
function* spoilt(value: unknown): Generator<{ readonly value: unknown; readonly path: readonly string[] }> {
  const isList = Array.isArray(value);
  const isObject = typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  if (isObject) yield { value: { ...value, [invented]: 1 }, path: [] };
  if (!isList && !isObject) return;
  for (const [name, each] of Object.entries(value))
    for (const { value: inner, path } of spoilt(each)) {
      const whole = isList ? value.map((one, at) => (String(at) === name ? inner : one)) : { ...value, [name]: inner };
      yield { value: whole, path: [name, ...path] };
    }
}

function namedIn(judged: () => { readonly unknown: readonly string[] }): readonly string[] {
  try {
    return judged().unknown;
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return [/`(.*?)`/.exec(error.message)?.[1] ?? ""];
  }
}

test("an unknown member is named, at each depth of each accepted body", () => {
  const silent = new Set<string>();
  for (const [name, group] of modelled) {
    const contract = group.contract.operations[name];
    const schema = group.schemas[contract?.input ?? ""];
    if (!contract?.requestBody || !schema) continue;
    const operation = { name, group: group.name, contract, schemas: group.schemas };
    const values = new Values(name);
    const judge = (input: object) =>
      judgeInput(operation, { input: { ...input }, misplaced: [] }, new URLSearchParams(), false);
    for (let turn = 0; turn < 40 && (turn === 0 || !values.exhausted); turn++)
      for (const { value, path } of spoilt(values.make(schema, "body", "full"))) {
        const named = namedIn(() => judge(Object(value)));
        const where = [...path, invented].join(".");
        if (!named.includes(where))
          silent.add(`${name} ${path.map((each) => (/^\d+$|^key-/.test(each) ? "*" : each)).join(".")}`);
      }
  }
  expect([...silent].sort()).toEqual(open);
});
