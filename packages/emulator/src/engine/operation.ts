import type { OperationContract } from "@slipway/core";
import type { GenericSchema } from "valibot";
import type { GroupDescription } from "../generated/groups.ts";
import type { Answer } from "./answer.ts";
import type { Context } from "./context.ts";
import { type Protocol, platformProtocol } from "./protocol.ts";

/** Carries one operation out; its input has been checked against the contract. */
export type Handler<Input, Output> = (
  input: Input,
  context: Context,
) => Output | Answer<Output> | Promise<Output | Answer<Output>>;

/** One handler for every operation of a group: a missing one does not compile. */
export type Handlers<Operations> = {
  readonly [Name in keyof Operations]: Operations[Name] extends { input: infer Input; output: infer Output }
    ? Handler<Input, Output>
    : never;
};

/** Some of a group's handlers: one file's share. */
export type SomeHandlers<Operations, Names extends keyof Operations> = Pick<Handlers<Operations>, Names>;

type Schemas = Readonly<Record<string, GenericSchema>>;

/** An operation that the emulator can tell by its route. */
export interface KnownOperation {
  readonly name: string;
  readonly group: string;
  readonly contract: OperationContract;
  readonly schemas: Schemas;
  /** Absent: the operation is known but not modelled. */
  readonly handler?: Handler<unknown, unknown>;
  readonly protocol: Protocol;
}

/** A group that the emulator carries out. */
export interface ModelledGroup {
  readonly handlers: ErasedHandlers;
  readonly protocol: Protocol;
}

/** A group whose operations are all carried out, when there are handlers for it, and otherwise answered 501. */
export function known({ contract, schemas }: GroupDescription, group: ModelledGroup | undefined): KnownOperation[] {
  return Object.entries(contract.operations).map(([name, operation]) => {
    const protocol = group?.protocol ?? platformProtocol;
    const operationOf = { name, group: contract.group, contract: operation, schemas, protocol };
    if (!group) return operationOf;
    const handler = group.handlers[name];
    if (!handler) throw new Error(`The group ${contract.group} has no handler for ${name}`);
    return { ...operationOf, handler };
  });
}

type ErasedHandlers = Readonly<Record<string, Handler<unknown, unknown>>>;

/** Checks that a group has a handler for every operation, and forgets what each takes and gives. */
export function modelled<Operations>(
  handlers: Handlers<Operations>,
  protocol: Protocol = platformProtocol,
): ModelledGroup {
  // The engine hands a handler only input that passed the operation's schema, which the mapping of types cannot say.
  return { handlers: handlers as ErasedHandlers, protocol };
}
