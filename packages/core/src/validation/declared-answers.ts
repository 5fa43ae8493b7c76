import type { Drift } from "../errors/validation-error.ts";
import type { GroupContract, OperationContract } from "../types/contract.ts";
import { problemsOfAny } from "./problems-of.ts";

/** A group's contract and its schemas by name, as `@slipway/<group>/contract` and `/schemas` export them. */
export interface ValidatedGroup {
  readonly contract: GroupContract;
  readonly schemas: Readonly<Record<string, unknown>>;
}

type AnswerDrift = Pick<Drift, "path" | "expected" | "got">;

/** Declared answers of each route by kind and route (`"whole GET /v1/things"`); a stream that is also a call has two entries. */
export function declaredAnswers(groups: readonly ValidatedGroup[]): ReadonlyMap<string, DeclaredAnswers> {
  const answers = new Map<string, DeclaredAnswers>();
  for (const { contract, schemas } of groups) {
    for (const operation of Object.values(contract.operations)) {
      if (operation.kind === "bytes" || operation.kind === "probe") continue;
      const key = `${operation.kind === "stream" ? "record" : "whole"} ${operation.route}`;
      const declared = answers.get(key) ?? new DeclaredAnswers();
      declared.add(operation, schemas);
      answers.set(key, declared);
    }
  }
  return answers;
}

/** Declared answers of one route's operations, any of which may have answered. */
export class DeclaredAnswers {
  readonly #schemas = new Map<number, object[]>();
  readonly #secrets: string[] = [];

  add({ answers, secrets = [] }: OperationContract, schemas: ValidatedGroup["schemas"]): void {
    this.#secrets.push(...secrets);
    for (const [status, { schema }] of Object.entries(answers)) {
      const declared = this.#schemas.get(Number(status)) ?? [];
      // The generator makes a schema for each name.
      if (schema) declared.push(schemas[schema] as object);
      this.#schemas.set(Number(status), declared);
    }
  }

  driftOf(status: number, value: unknown): readonly AnswerDrift[] {
    const schemas = this.#schemas.get(status);
    const drift = schemas ? this.#judge(schemas, value) : this.#undeclared(status, value);
    return [...new Map(drift.map((each) => [JSON.stringify(each), each])).values()];
  }

  /** An undeclared success is drift, and its body is judged like any other success. */
  #undeclared(status: number, value: unknown): readonly AnswerDrift[] {
    const successes = [...this.#schemas].filter(([declared]) => isSuccess(declared));
    if (value === undefined || !isSuccess(status) || successes.length === 0) return [];
    const expected = successes.map(([declared]) => declared).join(" | ");
    return [
      { path: "", expected: successes.length > 1 ? `(${expected})` : expected, got: String(status) },
      ...this.#judge(
        successes.flatMap(([, schemas]) => schemas),
        value,
      ),
    ];
  }

  #judge(schemas: readonly object[], value: unknown): readonly AnswerDrift[] {
    return problemsOfAny(schemas, value).map(({ path, expected, got }) => ({
      path: driftPath(path, this.#secrets),
      expected,
      got,
    }));
  }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** A printable path: everything below a credential and keys of records, which may be credentials, are `*`. */
export function driftPath(path: readonly string[], secrets: readonly string[]): string {
  const depths = secrets.map((secret) => secret.split(".")).filter((secret) => isWithin(secret, path));
  const visibleDepth = Math.min(...depths.map(({ length }) => length));
  return path.map((name, index) => (index < visibleDepth ? name : "*")).join(".");
}

function isWithin(secret: readonly string[], path: readonly string[]): boolean {
  return secret.length <= path.length && secret.every((name, index) => name === "*" || name === path[index]);
}
