import type { GroupContract, OperationContract } from "@slipway/core";
import type { GenericSchema } from "valibot";

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
