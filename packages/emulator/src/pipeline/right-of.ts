import type { OperationContract } from "@slipway/core";
import type { Right } from "../domain/accounts/access/rights.ts";

/** A right that only some requests of an operation need, beside the one that all do. */
export interface FurtherRight<Input> {
  readonly right: Right;
  /** When it is needed, after "if". */
  readonly if: string;
  /** Whether the input says so. Absent: what is stored says it, and the handler asks, before it changes anything. */
  when?(input: Input): boolean;
}

/** What an operation needs. */
export interface Need<Input> {
  readonly right: Right;
  readonly further?: readonly FurtherRight<Input>[];
}

/**
 * What operations of a group need, where the contract does not say it. Nobody publishes it operation by operation: it is chosen,
 * by what each right is for.
 */
export type Exceptions<Operations> = {
  readonly [Name in keyof Operations]?: Operations[Name] extends { input: infer Input } ? Right | Need<Input> : never;
};

/** A group's exceptions, without what each operation takes. */
export type AnyExceptions = Readonly<Record<string, Right | Need<unknown> | undefined>>;

/** What an operation needs: by its exception, and otherwise by its contract: one that only asks reads, all others write. */
export function needOf(name: string, contract: OperationContract, exceptions: AnyExceptions): Need<unknown> {
  const exception = Object.hasOwn(exceptions, name) ? exceptions[name] : undefined;
  if (exception === undefined) return { right: byContract(contract) };
  return typeof exception === "string" ? { right: exception } : exception;
}

/** The rights that a request needs as far as its input says, each once. */
export function rightsOf({ right, further = [] }: Need<unknown>, input: unknown): readonly Right[] {
  return [...new Set([right, ...further.filter(({ when }) => when?.(input)).map((one) => one.right)])];
}

function byContract({ route, public: isPublic }: OperationContract): Right {
  if (isPublic) return "own";
  return /^(GET|HEAD) /.test(route) ? "read" : "write";
}
