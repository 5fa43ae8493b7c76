export { type OperationTypes, typesOf } from "./types-of.ts";
