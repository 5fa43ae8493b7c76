import type { OperationContract } from "@slipway/core";
import type { CallableGroup } from "./functions.ts";

export interface Place {
  readonly group: CallableGroup;
  readonly name: string;
}

/** Features of an operation on the wire. A feature is the name of the field alone for `send` and for an object, else name and value. */
const fields = [
  ...(["kind", "team", "public", "accept", "query", "prefixes", "headers", "fixed", "not", "by", "send"] as const),
  ...(["resume", "body", "single", "required", "optional"] as const),
];

/**
 * The operations whose requests are noted: each feature of the wire is shown by two operations, or by the one that has it. The rarest
 * feature chooses first, and takes those that show the most beside it.
 */
export function tellingOperations(groups: readonly CallableGroup[]): Place[] {
  const all = groups.flatMap((group) =>
    Object.entries(group.contract.operations).map(([name, operation]) => ({ group, name, has: featuresOf(operation) })),
  );
  const features = [...new Set(all.flatMap(({ has }) => [...has]))].map((feature) =>
    all.filter(({ has }) => has.has(feature)),
  );
  const chosen = new Set<Place>();
  for (const showing of features.sort((a, b) => a.length - b.length)) {
    const missing = 2 - showing.filter((each) => chosen.has(each)).length;
    const others = showing.filter((each) => !chosen.has(each)).sort((a, b) => b.has.size - a.has.size);
    for (const each of others.slice(0, Math.max(0, missing))) chosen.add(each);
  }
  return all.filter((each) => chosen.has(each));
}

function featuresOf(operation: OperationContract): ReadonlySet<string> {
  const { route, parameters, requestBody, answers } = operation;
  const [method = ""] = route.split(" ");
  const said = fields.map((field) => {
    const value = operation[field];
    return typeof value === "object" || field === "send" ? field : `${field} ${value}`;
  });
  const placed = parameters.flatMap(({ in: place, type, array, input, required }) => [
    `${place} ${type}${array ? "[]" : ""}`,
    ...(input ? [`${place} renamed`] : []),
    ...(required ? [`${place} required`] : []),
  ]);
  return new Set([
    method,
    ...said,
    ...placed,
    ...(route.includes("{+") ? ["several segments"] : []),
    ...(requestBody ? [`body ${requestBody.contentType} ${requestBody.required}`] : []),
    ...(requestBody?.contentTypes ? ["a choice of media types"] : []),
    ...Object.keys(answers).map((status) => `answered ${status}`),
  ]);
}
