import type { GroupContract, OperationContract } from "@slipway/core";
import type { GenericSchema } from "valibot";

/** A group's operations as data, with the schemas that they name. */
export interface GroupDescription {
  readonly contract: GroupContract;
  readonly schemas: Readonly<Record<string, GenericSchema>>;
}

export interface KnownOperation {
  readonly name: string;
  readonly group: string;
  readonly contract: OperationContract;
  readonly schemas: GroupDescription["schemas"];
}
