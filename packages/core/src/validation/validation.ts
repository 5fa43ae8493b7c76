import { must } from "../errors/input-error.ts";
import { type Drift, ValidationError } from "../errors/validation-error.ts";
import { harmless } from "../middleware/harmless.ts";
import type { ValidationMode, Validator } from "../types/client.ts";
import { checkOptions, type Kinds, manyOf } from "../wire/check-options.ts";
import { declaredAnswers, type ValidatedGroup } from "./declared-answers.ts";

/** Options of `validation()`. */
export interface ValidationOptions {
  /** Default `observe`; the option `validation` of a call overrides it. */
  readonly mode?: ValidationMode | undefined;
  readonly groups: readonly ValidatedGroup[];
  /** Called once for each distinct drift. Default: a line on `console.warn`. */
  readonly onDrift?: ((drift: Drift) => void) | undefined;
}

const kinds: Kinds<ValidationOptions> = {
  mode: '"off" or "observe" or "strict"',
  groups: manyOf,
  onDrift: "a function",
};

const REMEMBERED = 10_000;

/**
 * Validates answers by the contract's schemas, without changing them.
 *
 * @example
 * ```ts
 * import { contract } from "@slipway/projects/contract";
 * import * as schemas from "@slipway/projects/schemas";
 * const client = createClient({ validation: validation({ mode: "strict", groups: [{ contract, schemas }] }) });
 * ```
 */
export function validation(options: ValidationOptions): Validator {
  checkOptions(options, kinds);
  const { mode: defaultMode = "observe", groups, onDrift = warn } = options;
  must(
    groups?.every((each) => each?.contract && each.schemas),
    "groups",
    "be a list of { contract, schemas }",
  );
  const routes = declaredAnswers(groups);
  const reported = new Set<string>();
  return {
    check(route, status, value, mode = defaultMode, kind = "whole", call) {
      const problems = mode === "off" ? [] : (routes.get(`${kind} ${route}`)?.driftOf(status, value) ?? []);
      const drift = problems.map((each) => ({ route, status, ...each }));
      for (const one of drift) {
        const key = JSON.stringify(one);
        if (reported.has(key) || reported.size >= REMEMBERED) continue;
        reported.add(key);
        harmless("The onDrift of validation()", onDrift, () => onDrift(one));
      }
      const [first] = drift;
      if (mode === "strict" && first) {
        const more = drift.length > 1 ? ` (and ${drift.length - 1} more)` : "";
        throw new ValidationError(`the response does not match the contract: ${describeDrift(first)}${more}`, {
          ...call,
          route,
          status,
          sideEffect: "certain",
          drift,
          data: value,
        });
      }
    },
  };
}

function describeDrift({ path, expected, got }: Drift): string {
  return `${path || "it"} should be ${expected}, got ${got}`;
}

function warn(drift: Drift): void {
  console.warn(`${drift.route} ${drift.status}: ${describeDrift(drift)}`);
}
