export { type OperationTypes, typesOf } from "@slipway/cli/types-of";
