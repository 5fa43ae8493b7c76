import { safeParse } from "valibot";
import { describe, expect, test } from "vitest";
import { resolveGroup } from "../../generator/src/model/resolve-group.ts";
import { pascal } from "../../generator/src/model/shape.ts";
import { wholeContract } from "../../generator/test/contracts.ts";
import { groups as described } from "../groups.ts";
import { edgesOf } from "./edges.ts";
import { placesOf } from "./places.ts";

// Every bound and every format that the contract states of an input is in the schema that the input is judged by.
// A missing bound belongs to a shape that responses share, which are loose: give the request a shape of its own.
const { contract } = await wholeContract();
const groups = contract.groups.map((group) => resolveGroup(group, contract));

// Places whose value another alternative of the contract takes, which states less.
const free = [
  "connect createConnector data.appId",
  "connect createConnector data.owner.id",
  "connect createConnector data.values[].expiresAt",
  "connect updateConnector data.appId",
  "connect updateConnector data.owner.id",
  "connect updateConnector data.toAdd[].expiresAt",
  "connect updateConnector data.toUpdate[].expiresAt",
  "security replaceFirewallConfig rules[].conditionGroup[].conditions",
  "security replaceFirewallConfig rulesets[].conditionGroup[].conditions",
  "security updateFirewallConfig value.conditionGroup[].conditions",
];

const places = groups.flatMap((group) =>
  [...group.inputs].flatMap(([operation, input]) =>
    placesOf(input, group.shapes).map((place) => ({ group: group.name, operation, ...place })),
  ),
);

describe("each bound of an input:", () => {
  test("bounds of every kind exist", () => {
    const kinds = places.flatMap(({ shape }) => [
      ...Object.keys("rules" in shape ? shape.rules : { max: shape.most }).map((rule) => `${shape.kind} ${rule}`),
      ...(shape.kind === "string" && shape.format ? [shape.format] : []),
      ...(shape.kind === "number" && shape.integer ? ["integer"] : []),
    ]);
    expect([...new Set(kinds)].sort()).toEqual([
      "array distinct",
      "array max",
      "array min",
      "date-time",
      "hostname",
      "integer",
      "ipv4",
      "ipv6",
      "number max",
      "number min",
      "object max",
      "regex",
      "string max",
      "string min",
      "string pattern",
      "uri",
    ]);
  });

  const taken = new Set<string>();

  test.each(groups.map(({ name }) => name))("%s takes what is just inside and refuses what is just outside", (name) => {
    const wrong: string[] = [];
    for (const { operation, path, shape, element, put } of places.filter(({ group }) => group === name)) {
      const schema = described[name]?.schemas[`${pascal(operation)}Input`];
      if (!schema) throw new Error(`${name} has no schema for the input of ${operation}.`);
      const place = `${name} ${operation} ${path}`;
      const { inside, outside } = edgesOf(shape, element);
      expect(outside, place).not.toEqual([]);
      for (const value of inside) {
        const { issues: [issue] = [] } = safeParse(schema, put(value));
        if (issue) wrong.push(`${place} refuses ${show(value)}: ${issue.message}`);
      }
      for (const value of outside) {
        if (!safeParse(schema, put(value)).success) continue;
        taken.add(place);
        if (!free.includes(place)) wrong.push(`${place} takes ${show(value)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("the list of free inputs is complete", () => {
    expect([...taken].sort()).toEqual(free);
  });
});

function show(value: unknown): string {
  return JSON.stringify(value).slice(0, 80);
}
