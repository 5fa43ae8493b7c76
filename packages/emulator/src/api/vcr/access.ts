import type { Operations } from "@slipway/vcr/contract";
import type { Exceptions } from "../../pipeline/right-of.ts";

/** What operations on repositories need. A push creates one, so who may push may; sharing and deleting one are settings of the project. */
export const vcrExceptions: Exceptions<Operations> = {
  createRepository: "deploy",
  deleteRepositoryImage: "deploy",
};
