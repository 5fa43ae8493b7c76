import type { OperationContract } from "@slipway/core";
import { type GenericSchema, is } from "valibot";

/** A value without the members that its schema does not know, and where these were. */
export interface KnownPart {
  readonly value: unknown;
  readonly unknown: readonly (readonly string[])[];
}

/** What the kinds of schemas that inputs are made of have; valibot's type for any schema does not say it. */
interface Parts {
  readonly entries?: Readonly<Record<string, GenericSchema>>;
  readonly options?: readonly unknown[];
  readonly item?: GenericSchema;
  readonly value?: GenericSchema;
  readonly wrapped?: GenericSchema;
  readonly rest?: GenericSchema;
  readonly getter?: (value: unknown) => GenericSchema;
}

export function knownPart(schema: GenericSchema, value: unknown): KnownPart {
  const whole = { value, unknown: [] };
  if (typeof value !== "object" || value === null) return whole;
  // See `Parts`.
  const { type, entries, options, item, value: member, wrapped, rest, getter } = schema as GenericSchema & Parts;
  if (wrapped) return knownPart(wrapped, value);
  if (getter) return knownPart(getter(value), value);
  if (type === "union") return bestOf((options ?? []) as readonly GenericSchema[], value) ?? whole;
  if (Array.isArray(value)) return item ? joined(value, (_, each) => knownPart(item, each)) : whole;
  if (type === "record" && member) return joined(value, (_, each) => knownPart(member, each));
  // An object of which nothing is known may hold anything.
  if (!entries || Object.keys(entries).length === 0 || Object.getPrototypeOf(value) !== Object.prototype) return whole;
  return joined(value, (name, each) => {
    const entry = Object.hasOwn(entries, name) ? entries[name] : rest;
    return entry && knownPart(entry, each);
  });
}

function bestOf(options: readonly GenericSchema[], value: object): KnownPart | undefined {
  let best: KnownPart | undefined;
  for (const option of options) {
    const part = knownPart(option, value);
    if ((!best || part.unknown.length < best.unknown.length) && is(option, part.value)) best = part;
  }
  return best;
}

function joined(value: object, partOf: (name: string, each: unknown) => KnownPart | undefined): KnownPart {
  const unknown: (readonly string[])[] = [];
  const kept: [string, unknown][] = [];
  for (const [name, each] of Object.entries(value)) {
    const part = partOf(name, each);
    if (part) kept.push([name, part.value]);
    for (const below of part?.unknown ?? [[]]) unknown.push([name, ...below]);
  }
  if (unknown.length === 0) return { value, unknown };
  return { value: Array.isArray(value) ? kept.map(([, each]) => each) : Object.fromEntries(kept), unknown };
}

export function unknownParameters({ parameters, fixed = {} }: OperationContract, query: URLSearchParams): string[] {
  const known = parameters.filter(({ in: place }) => place === "query").map(({ name }) => name);
  const isKnown = (name: string): boolean =>
    ["teamId", "slug"].includes(name) ||
    name in fixed ||
    known.some((one) => one === name || (one.endsWith("-") && name.startsWith(one)));
  return [...new Set(query.keys())].filter((name) => !isKnown(name));
}
