import type { Client, OperationContract } from "@slipway/core";
import { is } from "valibot";
import { fitting } from "./answers.ts";
import type { AnyFunction, CallableGroup } from "./functions.ts";
import type { Recorder } from "./recorder.ts";
import type { Extent, Values } from "./values.ts";

export interface Subject {
  readonly name: string;
  readonly operation: OperationContract;
  readonly group: CallableGroup;
  readonly run: AnyFunction;
  readonly recorder: Recorder;
  readonly client: Client;
}

/** The input of an operation. What travels in the path or the query holds, in a full one, what has to be escaped. */
export function makeInput(
  { operation, group }: Pick<Subject, "operation" | "group">,
  values: Values,
  extent: Extent,
): Record<string, unknown> {
  const schema = group.schemas[operation.input];
  if (!schema) throw new Error(`${operation.route} names a schema "${operation.input}" that does not exist.`);
  // The input of an operation is an object.
  const input = fitting(schema, values.make(schema, "body", extent)) as Record<string, unknown>;
  if (extent === "least") return input;
  for (const { in: place, name: wire, input: name = wire } of operation.parameters) {
    const hostile = { ...input, [name]: `${input[name]} é/?&=+%` };
    if (place !== "header" && typeof input[name] === "string" && is(schema, hostile)) input[name] = hostile[name];
  }
  return input;
}

export async function read({ kind }: OperationContract, result: unknown): Promise<unknown> {
  // The kind of an operation says what its function returns.
  if (kind === "stream") return collect(result as AsyncIterable<unknown>);
  if (kind === "bytes") return new Response(await (result as Promise<ReadableStream<Uint8Array>>)).text();
  return result;
}

export async function collect(source: AsyncIterable<unknown>): Promise<unknown[]> {
  return Array.fromAsync(source);
}
