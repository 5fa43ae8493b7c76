import type { OperationContract } from "@slipway/core";
import { type GenericSchema, looseObject, safeParse, string } from "valibot";
import type { Prepared } from "./recorder.ts";
import type { Extent, Values } from "./values.ts";

export interface Expected {
  readonly answer: Prepared;
  readonly value: unknown;
}

type Schemas = Readonly<Record<string, GenericSchema>>;

/** Statuses that a call takes for an answer: those of the contract, but redirects, which are followed. */
export function goodStatuses({ answers }: OperationContract): readonly number[] {
  return Object.keys(answers)
    .map(Number)
    .filter((status) => status < 300 || status === 304);
}

export function makeAnswer(
  operation: OperationContract,
  status: number,
  { values, schemas, extent }: { values: Values; schemas: Schemas; extent: Extent },
): Expected {
  const { contentType, schema } = operation.answers[status] ?? {};
  if (operation.kind === "probe") return { answer: { status }, value: true };
  if (contentType === undefined) return { answer: { status }, value: undefined };
  const headers = { "content-type": contentType };
  if (operation.kind === "bytes") {
    const body = `bytes of ${operation.id}`;
    return { answer: { status, headers, body }, value: body };
  }
  const found = schemas[schema ?? ""];
  if (!found) throw new Error(`${operation.route} names a schema "${schema}" that does not exist.`);
  const make = () => fitting(found, values.make(found, operation.id, extent));
  if (operation.kind === "stream") {
    const records = [make(), make(), make()];
    return {
      answer: { status, headers, body: records.map((each) => `${JSON.stringify(each)}\n`).join("") },
      value: records,
    };
  }
  const value = make();
  return { answer: { status, headers, body: JSON.stringify(value) }, value };
}

/** An error of a status: in the shape that the contract states, or in the platform's usual one. */
export function makeError(
  operation: OperationContract,
  status: number,
  { values, schemas }: { values: Values; schemas: Schemas },
): Expected {
  if (operation.kind === "probe") return { answer: { status }, value: undefined };
  const { schema } = operation.errors[status] ?? {};
  const found = schema === undefined ? usualError : schemas[schema];
  if (!found) throw new Error(`${operation.route} names a schema "${schema}" that does not exist.`);
  const value = fitting(found, values.make(found, `error_${status}`, "full"));
  return { answer: { status, headers: { "content-type": "application/json" }, body: JSON.stringify(value) }, value };
}

const usualError = looseObject({ error: looseObject({ code: string(), message: string() }) });

/** A value that its schema takes, or an error: then the generator of values has to learn something. */
export function fitting(schema: GenericSchema, value: unknown): unknown {
  const { issues } = safeParse(schema, value);
  if (issues) throw new Error(`${JSON.stringify(value)}: ${issues.map(({ message }) => message).join("; ")}`);
  return value;
}
