import { type GenericSchema, safeParse } from "valibot";
import { isFunction, must, mustBeMode } from "../errors/must.ts";
import { type Drift, ValidationError } from "../errors/validation-error.ts";
import { harmless } from "../middleware/harmless.ts";
import type { ValidationMode, Validator } from "../types/client.ts";
import type { GroupContract, OperationContract } from "../types/contract.ts";
import { driftPath } from "./drift-path.ts";

/** A group's contract and its schemas by name, as `@slipway/<group>/contract` and `/schemas` export them. */
export interface ValidatedGroup {
  readonly contract: GroupContract;
  readonly schemas: Readonly<Record<string, unknown>>;
}

/** What is judged, and what becomes of drift. */
export interface ValidationOptions {
  /** Default `observe`. A call can say otherwise with its own option `validation`. */
  readonly mode?: ValidationMode | undefined;
  readonly groups: readonly ValidatedGroup[];
  /** Called once for each distinct drift. Default: a line on `console.warn`. */
  readonly onDrift?: ((drift: Drift) => void) | undefined;
}

const REMEMBERED = 10_000;

/**
 * Judges answers by the contract's schemas, without changing them.
 *
 * @returns what `createClient({ validation })` takes.
 * @example
 * ```ts
 * import { contract } from "@slipway/projects/contract";
 * import * as schemas from "@slipway/projects/schemas";
 * const client = createClient({ validation: validation({ mode: "strict", groups: [{ contract, schemas }] }) });
 * ```
 */
export function validation({ mode: usual = "observe", groups, onDrift = warn }: ValidationOptions): Validator {
  must(isFunction(onDrift), "onDrift", "be a function");
  mustBeMode(usual, "mode");
  const judges = judgesByAnswer(groups);
  const reported = new Set<string>();
  return {
    check(route, status, value, mode = usual) {
      const candidates = mode === "off" ? [] : (judges.get(`${status} ${route}`) ?? []);
      const verdicts = candidates.map((judge) => judge(value));
      // Operations can share a route; the answer belongs to the one whose schema it fits.
      const found = verdicts.some((problems) => problems.length === 0) ? [] : (verdicts[0] ?? []);
      const drift = found.map((problem) => ({ route, status, ...problem }));
      for (const one of drift) {
        const key = JSON.stringify(one);
        if (reported.has(key) || reported.size >= REMEMBERED) continue;
        reported.add(key);
        harmless("The onDrift of validation()", onDrift, () => onDrift(one));
      }
      const [first] = drift;
      if (mode === "strict" && first) {
        const more = drift.length > 1 ? ` (and ${drift.length - 1} more)` : "";
        throw new ValidationError(`the answer is not what the contract says: ${sentence(first)}${more}`, {
          route,
          sideEffect: "certain",
          drift,
          data: value,
        });
      }
    },
  };
}

/** What is wrong with a value. */
type Judge = (value: unknown) => Pick<Drift, "path" | "expected" | "got">[];

function judgesByAnswer(groups: readonly ValidatedGroup[]): Map<string, Judge[]> {
  const judges = new Map<string, Judge[]>();
  for (const { contract, schemas } of groups) {
    for (const operation of Object.values(contract.operations)) {
      for (const [status, name] of answersOf(operation)) {
        const key = `${status} ${operation.route}`;
        // The generator writes a schema for every name in a contract.
        const judge = judgeBy(schemas[name] as GenericSchema, operation.secret ?? []);
        judges.set(key, [...(judges.get(key) ?? []), judge]);
      }
    }
  }
  return judges;
}

function answersOf({ answers }: OperationContract): [status: string, schema: string][] {
  return Object.entries(answers).flatMap(([status, { schema }]) => (schema ? [[status, schema]] : []));
}

function judgeBy(schema: GenericSchema, secrets: readonly string[]): Judge {
  return (value) =>
    (safeParse(schema, value).issues ?? []).map(({ path = [], expected, input }) => ({
      path: driftPath(
        schema,
        path.map(({ key }) => key),
        secrets,
      ),
      // A schema says of a missing member that it expects the member's name.
      expected: input === undefined ? "there" : (expected ?? "something else"),
      got: typeWord(input),
    }));
}

function typeWord(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function sentence({ path, expected, got }: Drift): string {
  return `${path || "it"} should be ${expected}, got ${got}`;
}

function warn(drift: Drift): void {
  console.warn(`${drift.route} ${drift.status}: ${sentence(drift)}`);
}
