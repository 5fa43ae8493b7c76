import type { OperationContract } from "@slipway/core";
import { type Drift, validation } from "@slipway/core/validation";
import { type GenericSchema, is } from "valibot";
import { expect, test } from "vitest";
import { type CallableGroup, callableGroups } from "./wire/functions.ts";
import { nodeOf } from "./wire/schema-node.ts";
import { type Extent, Values } from "./wire/values.ts";

// Reports of `validation()` on answers to the operations of the contract: none for fitting answers, and the place for others.

interface Subject {
  readonly group: CallableGroup;
  readonly name: string;
  readonly operation: OperationContract;
  readonly status: number;
  readonly schema: GenericSchema;
}

const subjects: readonly Subject[] = callableGroups.flatMap((group) =>
  Object.entries(group.contract.operations)
    .filter(([, { kind }]) => kind !== "bytes" && kind !== "probe")
    .flatMap(([name, operation]) =>
      Object.entries(operation.answers).flatMap(([status, { schema: named = "" }]) => {
        const schema = group.schemas[named];
        return schema ? [{ group, name, operation, status: Number(status), schema }] : [];
      }),
    ),
);
// An alternative of listRedirects may be any object.
const unions = subjects.filter(({ name, schema }) => nodeOf(schema).type === "union" && name !== "listRedirects");

function driftOf({ group, operation, status }: Subject, value: unknown): readonly Drift[] {
  const drift: Drift[] = [];
  const judge = validation({ groups: [group], onDrift: (found) => drift.push(found) });
  judge.check(operation.route, status, value, "observe", operation.kind === "stream" ? "record" : "whole");
  return drift;
}

/** A list or an object, and a key of it whose value is neither; `path` leads there. */
interface Place {
  readonly within: Record<string, unknown>;
  readonly key: string;
  readonly path: readonly string[];
}

function placesIn(value: unknown, path: readonly string[] = []): readonly Place[] {
  if (typeof value !== "object" || value === null) return [];
  const names = Array.isArray(value) ? Object.keys(value).slice(0, 1) : Object.keys(value);
  // Lists have keys as objects do.
  const within = value as Record<string, unknown>;
  return names.flatMap((key) => {
    const inner = within[key];
    return typeof inner === "object" && inner !== null
      ? placesIn(inner, [...path, key])
      : [{ within, key, path: [...path, key] }];
  });
}

/** Whether a reported path leads to a place, or below it. A star may be any step. */
function leadsTo(reported: string, path: readonly string[]): boolean {
  const steps = reported.split(".");
  // Names may have dots.
  return path
    .join(".")
    .split(".")
    .every((step, index) => steps[index] === "*" || steps[index] === step);
}

test.each(["full", "least"] as const)("an answer that fits, with %s members, has no drift", (extent: Extent) => {
  for (const subject of subjects) {
    const values = new Values(subject.name);
    for (let turn = 0; turn < 4; turn++) {
      const value = values.make(subject.schema, subject.name, extent);
      expect(driftOf(subject, value), subject.name).toEqual([]);
    }
  }
});

test("many answers are unions", () => {
  expect(unions.length).toBeGreaterThan(10);
});

test.each(unions)("$name: one member of the wrong type, or missing, is reported by its path", (subject) => {
  const { schema, name } = subject;
  const values = new Values(name);
  const options = (nodeOf(schema).options ?? []) as readonly GenericSchema[];
  const stated = options.filter((option) => nodeOf(option).type !== "record" && !isEmpty(option));
  let broken = 0;
  for (const _ of options) {
    const value = values.make(schema, name, "full");
    for (const { within, key, path } of placesIn(value)) {
      const right = within[key];
      // A list that is one too many.
      const changes: (() => unknown)[] = [() => Object.assign(within, { [key]: [["wrong"]] })];
      // A value without a discriminating member may be any of the alternatives.
      const isShared = Object.keys(within).length > 1 && options.every((option) => nodeOf(option).entries?.[key]);
      const mayGo = !Array.isArray(within) && (path.length > 1 || isShared);
      if (mayGo) changes.push(() => delete within[key]);
      for (const change of changes) {
        change();
        if (!stated.some((option) => is(option, value))) {
          broken++;
          const paths = driftOf(subject, value).map((each) => each.path);
          expect(
            paths.some((reported) => leadsTo(reported, path)),
            `${path.join(".")} broken, told: ${paths.join(", ")}`,
          ).toBe(true);
        }
        within[key] = right;
      }
    }
  }
  expect(broken).toBeGreaterThan(0);
});

function isEmpty(schema: GenericSchema): boolean {
  const { entries } = nodeOf(schema);
  return entries !== undefined && Object.keys(entries).length === 0;
}
