import type { CallOptions, Client } from "@slipway/core";
import { namespaceOf } from "../../generator/src/emit/consumers.ts";
import type { GroupDescription } from "../../packages/emulator/src/engine/validate.ts";
import * as namespaces from "../../packages/slipway/src/generated/groups.ts";
import { groups } from "../groups.ts";

export type AnyFunction = (client: Client, input: object, options?: CallOptions) => unknown;

export interface CallableGroup extends GroupDescription {
  readonly name: string;
  readonly functions: Readonly<Record<string, AnyFunction>>;
  readonly isErrorOf?: (operation: string, error: unknown) => boolean;
}

export const callableGroups: readonly CallableGroup[] = Object.entries(groups).map(([name, description]) => {
  const key = namespaceOf(name);
  // Each function takes its own input; what a test hands it was made from that input's schema.
  const functions = (namespaces as Readonly<Record<string, object>>)[key] as Readonly<Record<string, AnyFunction>>;
  // The one function of a group that is not an operation takes an operation's name and what was caught.
  const { isErrorOf } = functions as Pick<CallableGroup, "isErrorOf">;
  return { name, ...description, functions, ...(isErrorOf && { isErrorOf }) };
});
