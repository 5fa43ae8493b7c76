import { type GenericSchema, is } from "valibot";
import { casesOf } from "../cases.ts";
import type { CallableGroup } from "../wire/functions.ts";
import { random } from "../wire/random.ts";
import { Values } from "../wire/values.ts";
import type { World } from "./world.ts";

const samples = 12;
const faults = 12;
/** Every n-th input is tried. All are drawn, so that the tried ones are a sample. */
const eachOf = casesOf(4, 1);

/**
 * Inputs of an operation, the same ones each time: some values right, some of what is somebody else's, some nonsense; and with
 * members in turn missing, of another type, out of bounds, or unknown.
 */
export function* inputsOf(
  name: string,
  group: CallableGroup,
  schema: GenericSchema,
  world: World,
): Generator<{ readonly input: object; readonly what: string }> {
  const next = random(name);
  const values = new Values(name);
  const names = {
    ...world.names,
    ...(group.name === "registry" ? { name: world.names.repository ?? [] } : {}),
    ...(name === "createDeployment" ? { target: ["production", "nowhere"] } : {}),
  };
  const draw = () => Object(spoil(someOf(schema, values, next), names, next));
  for (let sample = 0; sample < samples; sample++) {
    const input = draw();
    if (sample % eachOf === 0) yield { input, what: JSON.stringify(input) };
  }
  const all = faultsOf(schema);
  const some = all.length <= faults ? all : all.filter(() => next() < faults / all.length);
  for (const [index, { what, spoil: break_ }] of some.entries()) {
    const input = break_({ ...draw() });
    if (index % eachOf === 0) yield { input, what };
  }
}

const nonsense = [null, 5, "", -1, true, [], {}, "x".repeat(300), "../..", [null], { a: 1 }];

/** Required members of an operation, and some optional ones. */
function someOf(schema: GenericSchema, values: Values, next: () => number): object {
  const full = Object.entries(Object(values.make(schema, "body", "full")));
  const least = Object(values.make(schema, "body", "least"));
  return { ...least, ...Object.fromEntries(full.filter(() => next() < 0.25)) };
}

/** Replaces most members by objects of the world, and a few by nonsense. */
function spoil(value: unknown, names: World["names"], next: () => number, key = ""): unknown {
  const pick = <Item>(list: readonly Item[]): Item | undefined => list[Math.floor(next() * list.length)];
  if (next() < 0.01) return pick(nonsense);
  if (typeof value === "string") return next() < 0.95 ? (pick(names[key] ?? []) ?? value) : value;
  if (Array.isArray(value)) return value.map((each) => spoil(each, names, next, key));
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spoil(each, names, next, name)]));
}

interface Fault {
  readonly what: string;
  spoil(input: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

/** Mistakes of each member of an input: a required one is missing, the type differs, a bound is exceeded, or the member is unknown. */
function faultsOf(schema: GenericSchema): Fault[] {
  const { entries = {} } = schema as { readonly entries?: Readonly<Record<string, GenericSchema>> };
  const members = Object.entries(entries).flatMap(([name, member]): Fault[] => [
    ...(is(member, undefined)
      ? []
      : [{ what: `${name} is missing`, spoil: ({ [name]: _, ...rest }: Readonly<Record<string, unknown>>) => rest }]),
    ...wrong.flatMap((value): Fault[] =>
      is(member, value)
        ? []
        : [{ what: `${name} is ${JSON.stringify(value)}`, spoil: (input) => ({ ...input, [name]: value }) }],
    ),
  ]);
  return [...members, { what: "a member that nobody knows", spoil: (input) => ({ ...input, isNobodys: true }) }];
}

const wrong = [5, true, "", "x".repeat(300), -1, [], {}, null, "10.0.0.256"];

/** The required members of an operation, by each combination of names that the world has for them. */
export function* leastInputs(schema: GenericSchema, names: World["names"]): Generator<object> {
  const { entries = {} } = schema as { readonly entries?: Readonly<Record<string, GenericSchema>> };
  const required = Object.keys(entries).filter((name) => !is(entries[name] ?? schema, undefined));
  const combine = function* ([name, ...rest]: readonly string[]): Generator<object> {
    if (name === undefined) return yield {};
    for (const value of names[name] ?? ["unknown"])
      for (const others of combine(rest)) yield { [name]: value, ...others };
  };
  yield* combine(required);
}

export function leastOf(schema: GenericSchema, names: World["names"]): object {
  return leastInputs(schema, names).next().value ?? {};
}
